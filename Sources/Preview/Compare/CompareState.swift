import Packs
import Screens
import Skins

/// What the skin in view is compared with, as the keys say it.
struct CompareState: Hashable {
  enum Partner: Hashable {
    /// Another skin of the pack, by its name.
    case skin(String)
    /// The same skin as it was before the last save.
    case beforeSave
    /// The same skin in the state that the preview was asked to compare with.
    case revision
  }

  var partner: Partner
  var view: Comparison.View
  var dimsTheSame = false
}

/// A whole pack in another state than the one in view.
public struct OtherState: Sendable {
  public let loaded: LoadedPack
  /// What it is called: a Git revision, or the time of a save.
  public let name: String

  /// - Parameter name: the time of the save after which all was otherwise.
  init(_ loaded: LoadedPack, name: String) {
    self.loaded = loaded
    self.name = name
  }

  /// The pack as it was in a revision of its Git repository.
  public init(_ revision: Pack, named name: String) {
    loaded = LoadedPack(revision)
    self.name = name
  }
}
