import Colors
import TestSupport
import Testing

@testable import Images

/// The bytes of a file in Fixtures.
func fixture(_ name: String) throws -> [UInt8] {
  try ProjectFile.bytes("Tests/ImagesTests/Fixtures/" + name)
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
