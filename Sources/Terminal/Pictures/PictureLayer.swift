import Cells
import Colors
import Images

/// The pictures on a terminal: which stand there, and what it takes to have others there.
struct PictureLayer {
  /// What is written around the cells of a screen, so that its pictures are there afterwards and no others.
  struct Change {
    /// Before the cells.
    var removing: [UInt8] = []
    /// After the cells.
    var adding: [UInt8] = []

    var isEmpty: Bool { removing.isEmpty && adding.isEmpty }
  }

  /// All that the pixels of a picture depend on.
  private struct Shown: Hashable {
    let placed: PlacedPicture
    let grounds: [Color]
    let cell: PictureSize
  }

  let way: PictureProtocol
  /// A cell in pixels; nil where nobody knows.
  var cell: PictureSize?
  /// By their numbers.
  private var shown: [Int: Shown] = [:]
  private var known: [(shown: Shown, number: Int, bytes: [UInt8])] = []

  init(_ way: PictureProtocol, cell: PictureSize?) {
    self.way = way
    self.cell = cell
  }

  /// A cell of usual proportions, for terminals that scale pictures themselves.
  private static let usualCell = PictureSize(width: 10, height: 20)
  /// Pixels of a picture at most.
  private static let largestArea = 1 << 20
  /// Bytes of pictures that are kept, so that to come back to a skin costs little.
  private static let keptCount = 8

  /// Those that can be shown. For sixel it must be known how large a cell is.
  func possible(_ pictures: [PlacedPicture]) -> [PlacedPicture] {
    if way == .sixel, cell == nil { return [] }
    return pictures.prefix(PictureBytes.capacity).filter { cellInUse(for: $0.rect) != nil }
  }

  /// What takes all pictures away; nothing where they go with the cells.
  var clearing: [UInt8] {
    switch way {
    case .kitty: PictureBytes.remove(0..<PictureBytes.capacity)
    case .iterm, .sixel: []
    }
  }

  /// Goes over to other pictures. Those of iTerm2 and sixel are wiped out by the cells that are written in their
  /// place, which always differ from the bare grounds that were there with the picture.
  ///
  /// - Parameters:
  ///   - screen: on which they stand.
  ///   - isFresh: whether all cells are sent, so that none of the pictures that were shown is left, or ought to be.
  mutating func change(to pictures: [PlacedPicture], on screen: MappedBuffer, isFresh: Bool) -> Change {
    let wanted = pictures.compactMap { shown(as: $0, on: screen) }
    let gone = shown.filter { isFresh || !wanted.contains($0.value) }.keys.sorted()
    for number in gone { shown[number] = nil }
    var change = Change()
    if way == .kitty { change.removing = PictureBytes.remove(gone) }
    for picture in wanted where !shown.values.contains(picture) {
      guard let number = (0..<PictureBytes.capacity).first(where: { shown[$0] == nil }),
        let bytes = bytes(of: picture, number: number)
      else { continue }
      shown[number] = picture
      change.adding += Self.placed(bytes, at: picture.placed.rect.origin)
    }
    return change
  }

  private func shown(as placed: PlacedPicture, on screen: MappedBuffer) -> Shown? {
    let rect = placed.rect
    guard rect.column >= 0, rect.row >= 0, rect.endColumn <= screen.columns, rect.endRow <= screen.rows,
      let cell = cellInUse(for: rect)
    else { return nil }
    let grounds = (rect.row..<rect.endRow).flatMap { row in
      (rect.column..<rect.endColumn).map {
        screen.cells[row * screen.columns + $0].background.color ?? .black
      }
    }
    return Shown(placed: placed, grounds: grounds, cell: cell)
  }

  /// As large as the terminal's, as far as known.
  var cellInUse: PictureSize { cell ?? Self.usualCell }

  /// The size of a cell that a picture is made for; where the terminal scales pictures it may be less than real.
  private func cellInUse(for rect: CellRect) -> PictureSize? {
    var size = cellInUse
    func area() -> Int { rect.columns * rect.rows * size.width * size.height }
    if way == .sixel { return cell == nil || area() > 4 * Self.largestArea ? nil : size }
    while area() > Self.largestArea, size.width > 1, size.height > 1 {
      size = PictureSize(width: size.width / 2, height: size.height / 2)
    }
    return size
  }

  private mutating func bytes(of picture: Shown, number: Int) -> [UInt8]? {
    if let entry = known.first(where: { $0.number == number && $0.shown == picture }) { return entry.bytes }
    let rect = picture.placed.rect
    guard let pixels = picture.placed.pixels(cell: picture.cell, grounds: picture.grounds),
      let bytes = PictureBytes.show(
        pixels, columns: rect.columns, rows: rect.rows, by: way, number: number)
    else { return nil }
    known.append((picture, number, bytes))
    if known.count > Self.keptCount { known.removeFirst() }
    return bytes
  }

  /// With the cursor put there and back: ncurses goes by where it left it.
  private static func placed(_ bytes: [UInt8], at place: CellPoint) -> [UInt8] {
    Array("\u{1B}7\u{1B}[\(place.row + 1);\(place.column + 1)H".utf8) + bytes + Array("\u{1B}8".utf8)
  }
}
