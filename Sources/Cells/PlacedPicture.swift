import Colors
import Images

/// A picture in a rectangle of the screen, for terminals that have real ones. Its cells show it everywhere else.
public struct PlacedPicture: Hashable, Sendable {
  public let picture: Picture
  public fileprivate(set) var rect: CellRect
  public let fit: PictureFit
  /// The colour in the place of the picture's own; nil keeps them.
  public let ink: Color?
  /// The corners are cut off.
  public let isRounded: Bool
  /// The ground of each of its cells, row by row, as it was before the picture was drawn.
  let grounds: [Color?]
  /// How its cells show it. What no longer looks like that has something over it.
  let cells: [Cell]
}

extension Canvas {
  /// Draws a picture by cells, and notes that a terminal may show it in its place.
  ///
  /// - Parameter drawing: draws it within `rect`.
  public mutating func draw(
    _ picture: Picture, in rect: CellRect, fit: PictureFit, ink: Color? = nil, isRounded: Bool = false,
    drawing: (inout Canvas) -> Void
  ) {
    let place = rect.offset(columns: window.column, rows: window.row)
    let grounds = buffer.cells(in: place).map(\.background)
    drawing(&self)
    // One that is cut off has lost its proportions.
    guard !place.isEmpty, place.intersection(clip) == place else { return }
    buffer.pictures.append(
      PlacedPicture(
        picture: picture, rect: place, fit: fit, ink: ink, isRounded: isRounded, grounds: grounds,
        cells: buffer.cells(in: place)))
  }
}

extension Canvas {
  /// Takes over the pictures of a screen of which a part is put somewhere else, cell by cell.
  ///
  /// - Parameters:
  ///   - source: the part, in that screen's places.
  ///   - target: where its upper left corner comes to, in this window's places.
  public mutating func adopt(_ pictures: [PlacedPicture], from source: CellRect, to target: CellPoint) {
    for picture in pictures where picture.rect.intersection(source) == picture.rect {
      var moved = picture
      moved.rect = picture.rect.offset(
        columns: window.column + target.column - source.column, rows: window.row + target.row - source.row)
      buffer.pictures.append(moved)
    }
  }
}

extension CellBuffer {
  /// The pictures that have nothing over them.
  public var uncoveredPictures: [PlacedPicture] { pictures.filter { cells(in: $0.rect) == $0.cells } }

  /// The screen with bare grounds where these pictures stand.
  ///
  /// They are no blanks: a terminal could be told to clear those in ways that take a picture along.
  public func leavingRoom(for pictures: [PlacedPicture]) -> CellBuffer {
    var result = self
    for picture in pictures {
      for (index, ground) in picture.grounds.enumerated() {
        let column = picture.rect.column + index % picture.rect.columns
        let row = picture.rect.row + index / picture.rect.columns
        result[column, row] = Cell("\u{A0}", background: ground)
      }
    }
    return result
  }

  fileprivate func cells(in rect: CellRect) -> [Cell] {
    (rect.row..<rect.endRow).flatMap { row in (rect.column..<rect.endColumn).map { self[$0, row] } }
  }
}
