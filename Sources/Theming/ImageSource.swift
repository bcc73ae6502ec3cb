import Skins
import Texts
import Widgets

/// Where an image came from.
public enum SkinImageSource: Hashable, Sendable {
  case memory, disk, network
}

/// What an image source has of an image.
public struct FoundImage: Hashable, Sendable {
  /// The image as it is shown now; nil for nothing.
  public var image: WidgetImage?
  public var source: SkinImageSource
  /// Links that are on their way and would change it, the key's own first.
  public var awaited: [String] = []
  /// It stands in for one that is on its way.
  public var isStandIn = false
  /// It stands in for one that did not come.
  public var failure: DownloadText?

  public init(_ image: WidgetImage?, source: SkinImageSource = .memory) {
    self.image = image
    self.source = source
  }
}

/// Gives the images of a skin to the screen.
@MainActor
public protocol ImageSource {
  /// The image of `key` in `skin`, down the ladder skin, `default`; nil where neither has one.
  func image(_ key: String, in skin: Skin) -> WidgetImage?

  /// The names of files that are keys without being written in a plist, as far as `skin` shows them and no entry
  /// does.
  func fileKeys(in skin: Skin) -> [String]

  /// The same as `image` with what is still to come of it. Asking begins to load what has to be loaded, and does not wait;
  /// `SkinService.imageArrived` or `imageFailed` tells the rest.
  func find(_ key: String, in skin: Skin) -> FoundImage
}

extension ImageSource {
  public func fileKeys(in skin: Skin) -> [String] { [] }

  /// For sources that have everything at hand.
  public func find(_ key: String, in skin: Skin) -> FoundImage { FoundImage(image(key, in: skin)) }
}

/// No images at all.
public struct NoImages: ImageSource {
  public nonisolated init() {}
  public func image(_ key: String, in skin: Skin) -> WidgetImage? { nil }
}
