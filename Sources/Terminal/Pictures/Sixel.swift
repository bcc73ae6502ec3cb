import Colors
import Images

/// Pictures as DEC's terminals have them, in bands six pixels high ("VT330/VT340 Programmer Reference Manual", chapter
/// 14).
enum Sixel {
  /// The device control string that shows a picture where the cursor stands.
  static func encode(_ picture: IndexedPicture) -> [UInt8] {
    // Pixels that are not set, below the last row, stay as they are (`1`).
    var bytes = Array("\u{1B}P0;1q\"1;1;\(picture.width);\(picture.height)".utf8)
    for (index, color) in picture.palette.enumerated() {
      bytes += Array("#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))".utf8)
    }
    for row in stride(from: 0, to: picture.height, by: 6) { add(band: row, of: picture, to: &bytes) }
    return bytes + Array("\u{1B}\\".utf8)
  }

  private static func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }

  /// Colour after colour, each over the whole width.
  private static func add(band: Int, of picture: IndexedPicture, to bytes: inout [UInt8]) {
    let width = picture.width
    var rows: [Int: [UInt8]] = [:]
    for row in band..<min(band + 6, picture.height) {
      for column in 0..<width {
        let color = Int(picture.indices[row * width + column])
        rows[color, default: [UInt8](repeating: 0, count: width)][column] |= 1 << UInt8(row - band)
      }
    }
    for color in rows.keys.sorted() {
      bytes += Array("#\(color)".utf8)
      addRuns(rows[color] ?? [], to: &bytes)
      bytes.append(UInt8(ascii: "$"))
    }
    bytes.append(UInt8(ascii: "-"))
  }

  /// Equal columns are counted: `!12~`. What is empty at the end is left out.
  private static func addRuns(_ columns: [UInt8], to bytes: inout [UInt8]) {
    var start = 0
    while start < columns.count {
      let value = columns[start]
      let end = columns[start...].firstIndex { $0 != value } ?? columns.count
      if value == 0, end == columns.count { return }
      let character = value + 0x3F
      if end - start > 3 {
        bytes += Array("!\(end - start)".utf8) + [character]
      } else {
        bytes += [UInt8](repeating: character, count: end - start)
      }
      start = end
    }
  }
}
