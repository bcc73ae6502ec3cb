import Cells
import Colors
import Images

/// A picture in its rectangle, as UIKit's `UIImageView`.
@MainActor
public final class ImageView: View {
  public var image: WidgetImage? { didSet { displayIfChanged(image, oldValue) } }

  /// How a picture takes up the view.
  public var contentMode: ContentMode = .scaleToFill { didSet { displayIfChanged(contentMode, oldValue) } }

  /// Whether a terminal that has pictures may show this one as such; cells show it everywhere else.
  public var showsRealPicture = false

  public override func draw(into canvas: inout Canvas) {
    image?.draw(
      in: canvas.bounds, into: &canvas, tint: tintColor, fit: contentMode.fit,
      isRounded: cornerRadius > 0, isReal: showsRealPicture)
  }
}

/// How a picture takes up a view, as UIKit's `UIView.ContentMode`.
public enum ContentMode: Hashable, Sendable {
  /// Stretched to the view.
  case scaleToFill
  /// Whole, in the middle.
  case scaleAspectFit
  /// Filling the view; what is too much is cut off.
  case scaleAspectFill

  var fit: PictureFit {
    switch self {
    case .scaleToFill: .stretch
    case .scaleAspectFit: .contain
    case .scaleAspectFill: .cover
    }
  }
}
