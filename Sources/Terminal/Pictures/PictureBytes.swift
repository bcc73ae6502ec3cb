import Images
import Texts

/// What a terminal is sent to show one picture, without its place.
enum PictureBytes {
  /// The bytes that show a picture where the cursor stands; nil where they cannot be made.
  ///
  /// - Parameters:
  ///   - pixels: opaque, as many as the cells have.
  ///   - number: tells this picture from others on the screen, from 0.
  static func show(
    _ pixels: Picture, columns: Int, rows: Int, by way: PictureProtocol, number: Int
  ) -> [UInt8]? {
    switch way {
    case .kitty: pixels.pngFile.map { kitty($0, columns: columns, rows: rows, number: number) }
    case .iterm: pixels.pngFile.map { iTerm($0, columns: columns, rows: rows) }
    case .sixel: Sixel.encode(IndexedPicture(pixels, colors: 256))
    }
  }

  // MARK: kitty

  /// kitty's protocol takes a file in pieces of so many characters.
  static let pieceLength = 4096
  /// How many pictures there can be at a time.
  static let capacity = 8
  /// Above what other programs use who count from 1; kitty itself gives each of its screens numbers of its own.
  private static let firstIdentifier = 0x5C09E0

  /// A PNG, shown over the cells from the cursor on, which stays (`C=1`). Under the text, as `z=-1` has it, kitty would
  /// mix all grounds of the screen anew. No answers (`q=2`): they would have to be told from keys.
  private static func kitty(_ file: [UInt8], columns: Int, rows: Int, number: Int) -> [UInt8] {
    let text = Array(Base64.encode(file).utf8)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: pieceLength) {
      let piece = text[start..<min(start + pieceLength, text.count)]
      let more = piece.endIndex < text.count ? 1 : 0
      let keys =
        start == 0
        ? "a=T,f=100,i=\(firstIdentifier + number),p=1,c=\(columns),r=\(rows),C=1,q=2,m=\(more)"
        : "q=2,m=\(more)"
      bytes += Array("\u{1B}_G\(keys);".utf8) + piece + Array("\u{1B}\\".utf8)
    }
    return bytes
  }

  /// Takes pictures away, and out of the terminal's memory.
  static func remove(_ numbers: some Sequence<Int>) -> [UInt8] {
    numbers.flatMap { Array("\u{1B}_Ga=d,d=I,i=\(firstIdentifier + $0),q=2\u{1B}\\".utf8) }
  }

  /// Whether the terminal has kitty's protocol, without showing anything: a picture of one pixel.
  static let question = "\u{1B}_Gi=\(firstIdentifier),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// Whether kitty's protocol is answered: `Gi=…;OK`.
  static func isYes(_ text: String) -> Bool {
    text.hasPrefix("Gi=\(firstIdentifier)") && text.hasSuffix(";OK")
  }

  // MARK: The others

  private static func iTerm(_ file: [UInt8], columns: Int, rows: Int) -> [UInt8] {
    let keys = "inline=1;size=\(file.count);width=\(columns);height=\(rows);preserveAspectRatio=0"
    return Array("\u{1B}]1337;File=\(keys);doNotMoveCursor=1:\(Base64.encode(file))\u{07}".utf8)
  }
}
