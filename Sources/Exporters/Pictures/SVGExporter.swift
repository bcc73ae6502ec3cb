import Cells
import Colors
import Texts

/// A screen as an SVG picture: every glyph at its own place, so that glyph i stands at cell i whatever font draws it,
/// and the glyphs that fill parts of cells as areas, so that there are no seams.
public enum SVGExporter {
  /// The size of a cell in the picture's units, which are CSS pixels.
  public static let cellWidth = 10
  public static let cellHeight = 20

  /// Families that the systems have, those of one width first; then those with Chinese.
  static let fontFamilies: Markup =
    "'DejaVu Sans Mono','Menlo','Consolas','Noto Sans Mono CJK SC','Noto Sans CJK SC','PingFang SC',"
    + "'Microsoft YaHei',monospace"

  /// The picture as a file of its own.
  ///
  /// - Parameter title: what it shows, for those who do not see it.
  public static func export(_ buffer: MappedBuffer, title: SafeText) -> SafeText {
    let (width, height) = size(of: buffer)
    let file: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>\(title)</title>
      \(content(of: buffer))</svg>

      """
    return file.safeText
  }

  /// Its width and height.
  static func size(of buffer: MappedBuffer) -> (width: Int, height: Int) {
    (buffer.columns * cellWidth, buffer.rows * cellHeight)
  }

  /// The elements of the picture, for a group or an `svg` element around them.
  static func content(of buffer: MappedBuffer) -> Markup {
    var drawing = Drawing()
    for row in 0..<buffer.rows {
      let cells = buffer.row(row)
      for (column, cell) in cells.enumerated() {
        let place = Place(column: column, row: row, columns: columns(of: cell, at: column, in: cells))
        drawing.draw(cell, at: place)
      }
    }
    return "<g font-family=\"\(fontFamilies)\" font-size=\"16\" text-anchor=\"middle\">\n\(drawing.svg)</g>\n"
  }

  /// How many cells the glyph of one takes; 0 for the right half of a wide one.
  private static func columns(of cell: MappedCell, at column: Int, in row: ArraySlice<MappedCell>) -> Int {
    if cell.text.isEmpty { return 0 }
    let next = row.startIndex + column + 1
    return next < row.endIndex && row[next].text.isEmpty ? 2 : 1
  }

  /// Where a glyph stands in the picture.
  fileprivate struct Place {
    let x, y, width, height: Double

    init(column: Int, row: Int, columns: Int) {
      x = Double(column * cellWidth)
      y = Double(row * cellHeight)
      width = Double(columns * cellWidth)
      height = Double(cellHeight)
    }
  }
}

extension Drawing {
  fileprivate mutating func draw(_ cell: MappedCell, at place: SVGExporter.Place) {
    let look = CellLook(cell)
    let (x, y) = (place.x, place.y)
    fillGround(x: x, y: y, width: Double(SVGExporter.cellWidth), height: place.height, color: look.ground)
    guard !cell.text.isEmpty else { return }
    if look.isUnderlined {
      fill(x: x, y: y + 17, width: place.width, height: 1, color: look.text, opacity: look.opacity)
    }
    if let shape = GlyphShape(cell.text) {
      draw(shape, at: place, look: look)
    } else if cell.text != " " {
      // An ideograph fills its em, a letter stands on the line with room below it.
      let isWide = place.width > Double(SVGExporter.cellWidth)
      write(cell.text, x: x + place.width / 2, y: y + (isWide ? 16.5 : 15.5), isWide: isWide, look: look)
    }
  }

  private mutating func draw(_ shape: GlyphShape, at place: SVGExporter.Place, look: CellLook) {
    let (x, y) = (place.x, place.y)
    let (across, down) = (place.width / 8, place.height / 8)
    let opacity = shape.opacity * look.opacity
    switch shape.outline {
    case .parts(let parts):
      for part in parts {
        fill(
          x: x + part.left * across, y: y + part.top * down, width: (part.right - part.left) * across,
          height: (part.bottom - part.top) * down, color: look.text, opacity: opacity)
      }
    case .dots(let bits):
      for (index, (column, row)) in Self.brailleDots.enumerated() where bits & (1 << index) != 0 {
        dot(
          x: x + place.width * (column + 0.5) / 2, y: y + place.height * (row + 0.5) / 4, radius: 1.4,
          color: look.text, opacity: opacity)
      }
    case .corner(let corner):
      stroke(Self.path(of: corner, at: place), color: look.text, opacity: opacity)
    }
  }

  /// The column and row of each bit of a Braille pattern, as Unicode numbers them.
  private static let brailleDots: [(Double, Double)] = [
    (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
  ]

  private static func path(of corner: GlyphShape.Corner, at place: SVGExporter.Place) -> Markup {
    let (left, right) = (Number(place.x), Number(place.x + place.width))
    let (top, bottom) = (Number(place.y), Number(place.y + place.height))
    let (middle, centre) = (Number(place.x + place.width / 2), Number(place.y + place.height / 2))
    return switch corner {
    case .rightBottom: "M\(right) \(centre)Q\(middle) \(centre) \(middle) \(bottom)"
    case .leftBottom: "M\(left) \(centre)Q\(middle) \(centre) \(middle) \(bottom)"
    case .leftTop: "M\(left) \(centre)Q\(middle) \(centre) \(middle) \(top)"
    case .rightTop: "M\(right) \(centre)Q\(middle) \(centre) \(middle) \(top)"
    }
  }
}
