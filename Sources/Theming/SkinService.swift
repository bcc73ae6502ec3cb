import Diagnostics
import Skins
import Texts
import Widgets

/// What can go wrong when the skin is changed.
public enum SkinError: Error, Hashable {
  /// The pack has no skin of that name.
  case unknownSkin(name: String)
  /// No pack is open.
  case noPack
  /// An online image did not come.
  case imageFailed(DownloadText)
  /// Nothing keeps the skins of this pack, so that they cannot be changed.
  case noStore
  /// `default` cannot be removed: every other skin falls back to it.
  case defaultStays
  /// What was to be installed, or the pack itself, cannot be read.
  case unreadable(Diagnostic)
  /// What was to be installed did not come.
  case downloadFailed(DownloadText)
  /// The pack was left as it was, for this reason.
  case refused(EditText)
  /// The images that were loaded are still in this folder.
  case cacheNotCleared(folder: String)
  /// Another pack was opened, or the same in a newer state, before the image came.
  case packReplaced
}

/// The pack that is open and the skin in use, and everyone with a `refreshSkin` closure.
@MainActor
public final class SkinService {
  public static let shared = SkinService()

  public private(set) var pack: SkinPack?
  public private(set) var images: any ImageSource = NoImages()
  /// Where the skins of the pack are kept; nil where they cannot be changed.
  public var store: (any SkinStore)?
  /// The skin in use; one without entries before a pack was opened.
  public private(set) var current = Skin(name: SkinPack.defaultSkinName)

  /// In the order in which the objects first set one.
  private var refreshes: [Refresh] = []
  /// Who waits for which online image.
  let waits = ImageWaits()

  private struct Refresh {
    weak var object: AnyObject?
    let closure: (AnyObject) -> Void
  }

  public init() {}

  /// Opens a pack, or the same pack in a newer state, and refreshes everyone.
  /// - Parameters:
  ///   - pack: its skins.
  ///   - images: where its images come from.
  ///   - skin: the skin to use; one that the pack does not have gives `default`, else its first skin.
  public func open(_ pack: SkinPack, images: any ImageSource = NoImages(), skin: String? = nil) {
    self.pack = pack
    self.images = images
    current =
      skin.flatMap { pack[$0] } ?? pack.defaultSkin ?? pack.skins.first
      ?? Skin(name: SkinPack.defaultSkinName)
    waits.failAll(.packReplaced)
    refreshAll()
  }

  /// Shows the open pack with values that are only tried, or as it is again, and refreshes everyone. Who waits for
  /// an online image goes on waiting.
  public func show(_ pack: SkinPack) {
    guard let skin = pack[current.name] else { return }
    (self.pack, current) = (pack, skin)
    refreshAll()
  }

  /// Uses another skin of the pack and refreshes everyone.
  public func changeSkin(to name: String) throws(SkinError) {
    guard let pack else { throw .noPack }
    guard let skin = pack[name] else { throw .unknownSkin(name: name) }
    current = skin
    refreshAll()
  }

  /// Uses a skin, of this pack or another, while `drawing` runs, and then what was in use before. Nobody who waits for
  /// an online image is answered by it.
  public func withSkin(
    _ skin: Skin, of pack: SkinPack, images: any ImageSource, _ drawing: @MainActor () -> Void
  ) {
    let before = (self.pack, self.images, current)
    (self.pack, self.images, current) = (pack, images, skin)
    refreshAll()
    drawing()
    (self.pack, self.images, current) = before
    refreshAll()
  }

  /// Runs every `refreshSkin` closure, in the order in which the objects first set one.
  public func refreshAll() {
    forgetTheGone()
    for (index, refresh) in refreshes.enumerated() {
      guard let object = refresh.object else { continue }
      // Those before it may have set another closure, or none.
      if let place = place(of: object, guess: index) { refreshes[place].closure(object) }
    }
  }

  func setRefresh(_ closure: ((AnyObject) -> Void)?, of object: AnyObject) {
    forgetTheGone()
    let place = place(of: object)
    guard let closure else {
      if let place { refreshes.remove(at: place) }
      return
    }
    let refresh = Refresh(object: object, closure: closure)
    if let place { refreshes[place] = refresh } else { refreshes.append(refresh) }
    closure(object)
  }

  func refresh(of object: AnyObject) -> ((AnyObject) -> Void)? {
    place(of: object).map { refreshes[$0].closure }
  }

  /// Runs the `refreshSkin` closure of one object, if it has one.
  func refresh(_ object: AnyObject) { refresh(of: object)?(object) }

  /// How many objects are listening.
  public var listenerCount: Int {
    forgetTheGone()
    return refreshes.count
  }

  /// - Parameter guess: where it probably stands, which saves the search.
  private func place(of object: AnyObject, guess: Int = 0) -> Int? {
    if refreshes.indices.contains(guess), refreshes[guess].object === object { return guess }
    return refreshes.firstIndex { $0.object === object }
  }

  private func forgetTheGone() { refreshes.removeAll { $0.object == nil } }
}

/// Can be skinned dynamically.
@MainActor
public protocol SkinRefreshable: AnyObject {}

extension SkinRefreshable {
  /// Skins the object: run at once when set, and again after every change of the skin. The closure is handed
  /// the object, which is held weakly; nil stops it.
  public var refreshSkin: (@MainActor (Self) -> Void)? {
    get {
      guard let closure = SkinService.shared.refresh(of: self) else { return nil }
      return { (object: Self) in closure(object) }
    }
    set {
      let closure = newValue.map { closure in
        { (object: AnyObject) in
          if let object = object as? Self { closure(object) }
        }
      }
      SkinService.shared.setRefresh(closure, of: self)
    }
  }
}

extension View: SkinRefreshable {}
