#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Colors
import Testing

@testable import Images

/// The bytes of a file in Fixtures.
func fixture(_ name: String, file: String = #filePath) throws -> [UInt8] {
  let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  let stream = try #require(fopen("\(folder)/Fixtures/\(name)", "rb"), "no fixture \(name)")
  defer { fclose(stream) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, stream))
  return bytes
}

extension Picture {
  subscript(x: Int, y: Int) -> Color {
    let place = 4 * (y * width + x)
    return Color(
      red: pixels[place], green: pixels[place + 1], blue: pixels[place + 2], alpha: pixels[place + 3])
  }

  /// A picture of one colour.
  static func flat(_ color: Color, width: Int, height: Int) throws -> Picture {
    try drawn(width: width, height: height) { _, _ in color }
  }

  static func drawn(width: Int, height: Int, _ color: (Int, Int) -> Color) throws -> Picture {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        pixels += [color.red, color.green, color.blue, color.alpha]
      }
    }
    return try #require(Picture(width: width, height: height, pixels: pixels))
  }
}

/// Numbers from a seed, the same each time: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
