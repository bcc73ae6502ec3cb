import Synchronization

/// What the words of a pack's keys say, whatever its map says: worked out once for a pack, and only where it is asked,
/// since a map that names a key for every role leaves nothing to guess.
public final class RoleGuesses: Sendable {
  let colorKeys: Set<String>
  let fontKeys: Set<String>
  let imageKeys: Set<String>
  private let keys: (colors: [String], fonts: [String], images: [String])
  private let found = Mutex(Found())

  private struct Found: Sendable {
    var colors: RoleInference.ColorGuesses?
    var fonts: [FontRole: String]?
    var images: [ImageRole: String]?
  }

  /// - Parameters: as for `RoleBindings`.
  public init(colorKeys: [String], fontKeys: [String], imageKeys: [String], imageStems: [String] = []) {
    let known = Set(imageKeys)
    let allImages = imageKeys + Set(imageStems).subtracting(known).sorted()
    keys = (colorKeys, fontKeys, allImages)
    self.colorKeys = Set(colorKeys)
    self.fontKeys = Set(fontKeys)
    self.imageKeys = Set(allImages)
  }

  var colors: RoleInference.ColorGuesses { once(\.colors) { RoleInference.colors(keys.colors) } }
  var fonts: [FontRole: String] { once(\.fonts) { RoleInference.fonts(keys.fonts) } }
  var images: [ImageRole: String] { once(\.images) { RoleInference.images(keys.images) } }

  private func once<Guess: Sendable>(
    _ place: any WritableKeyPath<Found, Guess?> & Sendable, _ find: @Sendable () -> Guess
  ) -> Guess {
    found.withLock { found in
      if let guess = found[keyPath: place] { return guess }
      let guess = find()
      found[keyPath: place] = guess
      return guess
    }
  }
}
