import Colors
import Images
import Testing

@Suite struct IndexedPictureTests {
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> Color) throws -> Picture {
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      let color = color(index % width, index / width)
      return [color.red, color.green, color.blue, 255]
    }
    return try #require(Picture(width: width, height: height, pixels: pixels))
  }

  private func colors(of picture: IndexedPicture) -> [Color] {
    picture.indices.map { picture.palette[Int($0)] }
  }

  @Test("Few colours are kept to the bit")
  func fewColors() throws {
    let all = (0..<256).map {
      Color(red: UInt8($0 & 7) * 32 + 5, green: UInt8($0 >> 3 & 7) * 32, blue: UInt8($0 >> 6) * 64)
    }
    let indexed = IndexedPicture(try picture(16, 16) { all[$1 * 16 + $0] }, colors: 256)
    #expect(colors(of: indexed) == all)
  }

  @Test("A flat area in a picture of many colours is kept to the bit, and the others come near")
  func flatArea() throws {
    let flat = Color(rgb: 0xFDFEFF)
    let many = try picture(64, 64) { x, y in
      y < 32 ? flat : Color(red: UInt8(x * 4), green: UInt8(y * 3), blue: UInt8((x * y) & 255))
    }
    let indexed = IndexedPicture(many, colors: 256)
    #expect(indexed.palette.count <= 256)
    #expect(colors(of: indexed).prefix(64 * 31).allSatisfy { $0 == flat })
    let far = zip(colors(of: indexed), 0...).filter { color, index in
      abs(Int(color.red) - Int(many.pixels[4 * index])) > 64
    }
    #expect(far.count < 64)
  }

  @Test("There are no more colours than asked for, and never less than two", arguments: [-1, 0, 2, 16, 1000])
  func counts(_ count: Int) throws {
    let indexed = IndexedPicture(
      try picture(32, 32) { Color(red: UInt8($0 * 8), green: UInt8($1 * 8), blue: 0) }, colors: count)
    #expect(indexed.palette.count <= min(256, max(2, count)))
    #expect(indexed.indices.count == 1024)
    #expect(indexed.indices.allSatisfy { Int($0) < indexed.palette.count })
  }

  @Test("What is made larger is smooth between its pixels and the same within flat areas")
  func enlarging() throws {
    let clear: [UInt8] = [9, 9, 9, 0]
    let red: [UInt8] = [255, 0, 0, 255]
    let blue: [UInt8] = [0, 0, 255, 255]
    let picture = try #require(Picture(width: 3, height: 1, pixels: red + blue + clear))
    let large = picture.enlarged(by: 2)
    #expect(large.width == 6 && large.height == 2)
    let expected: [[UInt8]] = [
      red, [191, 0, 64, 255], [64, 0, 191, 255], [0, 0, 255, 191], [0, 0, 255, 64], [0, 0, 0, 0],
    ]
    #expect(large.pixels == (expected + expected).flatMap(\.self))
    #expect(picture.enlarged(by: 1) == picture && picture.enlarged(by: -3) == picture)
    #expect(picture.enlarged(by: Int.max) == picture)
  }
}
