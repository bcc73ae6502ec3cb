/// Makes PNG files of every kind, with stored blocks in the place of deflated ones.
struct PNGFile {
  enum Kind: UInt8, CaseIterable {
    case grey = 0, color = 2, palette = 3, greyAlpha = 4, colorAlpha = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }
    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .greyAlpha, .colorAlpha: [8, 16]
      }
    }
  }

  var kind: Kind
  var depth: Int
  var width: Int
  var height: Int
  var isInterlaced = false
  var isApples = false
  /// Chunks between the header and the picture.
  var chunks: [(String, [UInt8])] = []
  /// The samples of a pixel, each below 2 to the power of the depth.
  var samples: (_ x: Int, _ y: Int) -> [Int]

  var bytes: [UInt8] {
    let header =
      Self.big(width) + Self.big(height) + [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
    let data = isApples ? Self.stored(rows) : [0x78, 0x01] + Self.stored(rows) + Self.big(Self.adler(rows))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + (isApples ? Self.chunk("CgBI", [0x50, 0x00, 0x20, 0x02]) : [])
      + Self.chunk("IHDR", header) + chunks.flatMap { Self.chunk($0.0, $0.1) }
      + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
  }

  /// The passes of Adam7, or the one of all: first column and row, and steps.
  private var passes: [(x: Int, y: Int, across: Int, down: Int)] {
    isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
  }

  private var rows: [UInt8] {
    var rows: [UInt8] = []
    for pass in passes where pass.x < width {
      for y in stride(from: pass.y, to: height, by: pass.down) {
        rows.append(0)
        rows += pack(stride(from: pass.x, to: width, by: pass.across).flatMap { samples($0, y) })
      }
    }
    return rows
  }

  private func pack(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes: [UInt8] = []
    var bits = 0
    for (index, sample) in samples.enumerated() {
      bits = bits << depth | sample
      let isLast = index == samples.count - 1
      let used = (index + 1) * depth % 8
      if used == 0 {
        bytes.append(UInt8(bits & 255))
        bits = 0
      } else if isLast {
        bytes.append(UInt8(bits << (8 - used) & 255))
      }
    }
    return bytes
  }

  static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + body
    return big(body.count) + content + big(crc(content))
  }

  static func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }

  /// RFC 1951, blocks without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      result += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    return result
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private static func crc(_ bytes: [UInt8]) -> Int {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~crc)
  }
}
