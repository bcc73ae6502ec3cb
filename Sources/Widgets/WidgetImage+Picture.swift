import Cells
import Colors
import Images
import Texts

extension WidgetImage {
  /// Draws a picture into a rectangle, its alpha composited over what lies there.
  ///
  /// - Parameters:
  ///   - ink: the colour that takes the place of the picture's own, as of a template; nil keeps them.
  ///   - isRounded: a quarter of each corner's cell is left out.
  ///   - isReal: a terminal that has pictures may show it as one.
  @MainActor
  static func draw(
    _ picture: Picture, in rect: CellRect, fit: PictureFit, ink: Color?, isRounded: Bool,
    isReal: Bool = false,
    into canvas: inout Canvas
  ) {
    guard !isReal else {
      canvas.draw(picture, in: rect, fit: fit, ink: ink, isRounded: isRounded) {
        draw(picture, in: rect, fit: fit, ink: ink, isRounded: isRounded, into: &$0)
      }
      return
    }
    func place(_ index: Int) -> (column: Int, row: Int) {
      (rect.column + index % rect.columns, rect.row + index / rect.columns)
    }
    let grounds = (0..<rect.columns * rect.rows).map { canvas.ground(place($0).column, place($0).row) }
    let pieces = PictureCells.pieces(
      PictureCells.Request(
        picture: picture, columns: rect.columns, rows: rect.rows, fit: fit, ink: ink, isRounded: isRounded,
        grounds: grounds))
    for (index, piece) in pieces.enumerated() {
      guard let piece else { continue }
      canvas.draw(
        SafeText(escaped: piece.tile.glyph), column: place(index).column, row: place(index).row,
        color: piece.tile.foreground,
        background: piece.tile.background, traits: piece.traits)
    }
  }
}
