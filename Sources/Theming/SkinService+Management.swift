import Diagnostics
import Skins
import Texts

/// What is called when something has been done, or could not be: exactly once.
public typealias SkinCompletion = @MainActor (Result<Void, SkinError>) -> Void

/// A pack as it is after a change of its skins.
public struct StoredSkins {
  public let pack: SkinPack
  public let images: any ImageSource

  public init(pack: SkinPack, images: any ImageSource) {
    self.pack = pack
    self.images = images
  }
}

/// Where the skins of a pack are kept. What a store has done stays done, and what it refuses leaves all as it was.
@MainActor
public protocol SkinStore: AnyObject {
  typealias Answer = @MainActor (Result<StoredSkins, SkinError>) -> Void

  /// Replaces whole skins by name; those that the update does not name stay.
  func update(_ update: SkinUpdate, then answer: @escaping Answer)
  /// Downloads a zip of skins, without making anybody wait, and replaces those by name.
  func install(from address: String, then answer: @escaping Answer)
  /// Removes a skin that is there and is not `default`.
  func remove(_ skin: String, then answer: @escaping Answer)
  /// Forgets the images that were loaded from the net.
  func clearImageCache() throws(SkinError)
}

/// Changing what skins there are. Each of these ends with its completion called exactly once; where it succeeds everyone
/// has been refreshed before.
extension SkinService {
  /// The skin that all others fall back to.
  public var defaultSkin: Skin? { pack?.defaultSkin }

  /// Uses another skin of the pack.
  public func changeSkin(to name: String, completion: SkinCompletion) {
    completion(Result { () throws(SkinError) in try changeSkin(to: name) })
  }

  /// Replaces whole skins by name. The skin in use stays in use by its name.
  public func updateSkins(_ update: SkinUpdate, completion: @escaping SkinCompletion) {
    change(completion) { $0.update(update, then: $1) }
  }

  /// Downloads a zip of skins and installs it.
  /// - Parameters:
  ///   - address: begins with `http://` or `https://`.
  ///   - completion: called once.
  public func installSkins(from address: String, completion: @escaping SkinCompletion) {
    change(completion) { $0.install(from: address, then: $1) }
  }

  /// Removes a skin. The skin in use becomes `default` if it is that.
  public func removeSkin(_ name: String, completion: @escaping SkinCompletion) {
    guard let pack else { return completion(.failure(.noPack)) }
    guard pack[name] != nil else { return completion(.failure(.unknownSkin(name: name))) }
    guard name != SkinPack.defaultSkinName else { return completion(.failure(.defaultStays)) }
    change(completion) { $0.remove(name, then: $1) }
  }

  /// Forgets the images that were loaded from the net. Those on the screen stay until they are asked for again.
  public func clearImageCache(completion: SkinCompletion) {
    completion(
      Result { () throws(SkinError) in
        guard let store else { throw .noStore }
        try store.clearImageCache()
      })
  }

  /// Has the store change something, opens what came of it, and then completes. An answer after the first counts for
  /// nothing, and one for a pack that is no longer open is the caller's no more.
  private func change(
    _ completion: @escaping SkinCompletion, by work: (any SkinStore, @escaping SkinStore.Answer) -> Void
  ) {
    guard let store else { return completion(.failure(pack == nil ? .noPack : .noStore)) }
    var isOver = false
    work(store) { [weak self] answer in
      guard !isOver else { return }
      isOver = true
      guard let self, self.store === store else { return completion(.failure(.packReplaced)) }
      completion(answer.map { self.open($0.pack, images: $0.images, skin: self.current.name) })
    }
  }
}

// The same for those who would rather wait.
extension SkinService {
  /// Replaces whole skins by name, and returns when they are in use.
  public func updateSkins(_ update: SkinUpdate) async throws(SkinError) {
    try await waiting { updateSkins(update, completion: $0) }
  }

  /// Downloads a zip of skins and installs it, and returns when they are in use.
  public func installSkins(from address: String) async throws(SkinError) {
    try await waiting { installSkins(from: address, completion: $0) }
  }

  /// Removes a skin, and returns when the pack without it is in use.
  public func removeSkin(_ name: String) async throws(SkinError) {
    try await waiting { removeSkin(name, completion: $0) }
  }

  private func waiting(for work: (@escaping SkinCompletion) -> Void) async throws(SkinError) {
    let result = await withCheckedContinuation { continuation in
      work { continuation.resume(returning: $0) }
    }
    try result.get()
  }
}
