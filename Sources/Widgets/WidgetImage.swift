import Cells
import Colors
import Images
import Texts

/// What an image view shows.
public enum WidgetImage: Hashable, Sendable {
  /// A picture whose pixels are not at hand: its name on a tinted ground of its size.
  case placeholder(name: String)
  /// A file that is no picture, and why.
  case unreadable(name: String, PictureError)
  /// A picture that did not come from the net, and why.
  case absent(name: String, DownloadText)
  /// One colour, as an image made from a colour.
  case color(Color, size: PointSize = .point)
  /// A picture in its own colours.
  case picture(Picture, name: String)
  /// A picture whose alpha alone counts, drawn in the tint.
  case template(Picture, name: String)

  /// Draws it into a rectangle.
  /// - Parameters:
  ///   - isRounded: the corners of a picture are cut off.
  ///   - isReal: a terminal that has pictures may show it as one.
  @MainActor
  func draw(
    in rect: CellRect, into canvas: inout Canvas, tint: Color, fit: PictureFit = .contain,
    isRounded: Bool = false, isReal: Bool = false
  ) {
    switch self {
    case .color(let color, _): canvas.fill(rect, with: color)
    case .picture(let picture, _):
      Self.draw(picture, in: rect, fit: fit, ink: nil, isRounded: isRounded, isReal: isReal, into: &canvas)
    case .template(let picture, _):
      Self.draw(picture, in: rect, fit: fit, ink: tint, isRounded: isRounded, isReal: isReal, into: &canvas)
    case .placeholder(let name), .unreadable(let name, _), .absent(let name, _):
      if rect.columns >= 12 {
        canvas.with(.picture) { Self.drawPlaceholder(name: name, in: rect, into: &$0, tint: tint) }
      } else {
        canvas.with([.writing, .large]) { Self.drawIcon(in: rect, into: &$0, tint: tint) }
      }
    }
  }

  /// A wash of the tint, deeper to the right, a line of hills, and the name.
  private static func drawPlaceholder(
    name: String, in rect: CellRect, into canvas: inout Canvas, tint: Color
  ) {
    let ground = canvas.ground(rect.column, rect.row)
    for column in 0..<rect.columns {
      let share = 26 + 38 * column / max(1, rect.columns - 1)
      let wash = tint.withAlpha(UInt8(share)).composited(over: ground)
      canvas.fill(
        CellRect(column: rect.column + column, row: rect.row, columns: 1, rows: rect.rows), with: wash)
    }
    drawHills(in: rect, into: &canvas, tint: tint)
    let label = " \(name) "
    let row = rect.row + (rect.rows - 1) / 2
    let ink: Color = ground.isLight ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)
    canvas.draw(
      label, in: CellRect(column: rect.column, row: row, columns: rect.columns, rows: 1),
      alignment: .center, color: ink)
    roundCorners(of: rect, in: &canvas, outside: ground)
  }

  private static func drawHills(in rect: CellRect, into canvas: inout Canvas, tint: Color) {
    guard rect.rows >= 3 else { return }
    let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let profile = [1, 1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 2, 3, 4, 5, 5, 4, 3, 2, 1]
    for column in 0..<rect.columns {
      let height = profile[column * (profile.count - 1) / max(1, rect.columns - 1)]
      canvas.draw(
        eighths[height - 1], column: rect.column + column, row: rect.endRow - 1,
        color: tint.withAlpha(70))
    }
  }

  private static func roundCorners(of rect: CellRect, in canvas: inout Canvas, outside: Color) {
    guard rect.rows >= 2, rect.columns >= 2 else { return }
    let (right, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    for (glyph, column) in [("▟", rect.column), ("▙", right)] {
      canvas.draw(
        glyph, column: column, row: rect.row, color: canvas.ground(column, rect.row), background: outside)
    }
    for (glyph, column) in [("▖", rect.column), ("▗", right)] {
      canvas.draw(glyph, column: column, row: bottom, color: outside)
    }
  }

  /// A hill of the tint, in the middle of the rectangle.
  private static func drawIcon(in rect: CellRect, into canvas: inout Canvas, tint: Color) {
    guard !rect.isEmpty else { return }
    let hill = rect.columns >= 4 ? "▗▟▙▖" : rect.columns >= 2 ? "▟▙" : "▟"
    let place = CellRect(
      column: rect.column, row: rect.row + (rect.rows - 1) / 2, columns: rect.columns, rows: 1)
    canvas.draw(hill, in: place, alignment: .center, color: tint)
  }
}

extension WidgetImage {
  /// The picture's name, nil for a plain colour.
  public var name: String? {
    switch self {
    case .placeholder(let name), .unreadable(let name, _), .absent(let name, _), .picture(_, let name),
      .template(_, let name):
      name
    case .color: nil
    }
  }

  /// The picture's width by its height; nil for what is no picture.
  public var aspect: Double? {
    switch self {
    case .picture(let picture, _), .template(let picture, _): Double(picture.width) / Double(picture.height)
    case .placeholder, .unreadable, .absent, .color: nil
    }
  }

  /// Why the picture is not shown, where it is not and somebody knows.
  public var reason: (any Localizable)? {
    switch self {
    case .unreadable(_, let error): error.text
    case .absent(_, let text): text
    case .placeholder, .picture, .template, .color: nil
    }
  }

  /// The same image, drawn in the tint; what is no picture stays what it is.
  public var asTemplate: WidgetImage {
    switch self {
    case .picture(let picture, let name): .template(picture, name: name)
    case .placeholder, .unreadable, .absent, .color, .template: self
    }
  }

  /// The same image in its own colours.
  public var asOriginal: WidgetImage {
    switch self {
    case .template(let picture, let name): .picture(picture, name: name)
    case .placeholder, .unreadable, .absent, .color, .picture: self
    }
  }
}
