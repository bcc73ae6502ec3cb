import Cells
import Colors

/// A picture in its rectangle, as UIKit's `UIImageView`.
@MainActor
public final class ImageView: View {
  public var image: WidgetImage? { didSet { displayIfChanged(image, oldValue) } }

  public override func draw(into canvas: inout Canvas) {
    image?.draw(in: canvas.bounds, into: &canvas, tint: tintColor)
  }
}
