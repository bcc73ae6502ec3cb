import Texts

/// What the words of a pack's keys say, whatever its map says: worked out once for a pack, and only where it is asked,
/// since a map that names a key for every role leaves nothing to guess.
public struct RoleGuesses: Sendable {
  let colorKeys: Set<String>
  let fontKeys: Set<String>
  let imageKeys: Set<String>
  private let lazyColors: Lazy<RoleInference.ColorGuesses>
  private let lazyFonts: Lazy<CaseTable<FontRole, String>>
  private let lazyImages: Lazy<CaseTable<ImageRole, String>>

  /// - Parameters: as for `RoleBindings`.
  public init(colorKeys: [String], fontKeys: [String], imageKeys: [String], imageStems: [String] = []) {
    let known = Set(imageKeys)
    let allImages = imageKeys + Set(imageStems).subtracting(known).sorted()
    self.colorKeys = Set(colorKeys)
    self.fontKeys = Set(fontKeys)
    self.imageKeys = Set(allImages)
    lazyColors = Lazy { RoleInference.colors(colorKeys) }
    lazyFonts = Lazy { RoleInference.fonts(fontKeys) }
    lazyImages = Lazy { RoleInference.images(allImages) }
  }

  var colors: RoleInference.ColorGuesses { lazyColors.value }
  var fonts: CaseTable<FontRole, String> { lazyFonts.value }
  var images: CaseTable<ImageRole, String> { lazyImages.value }
}
