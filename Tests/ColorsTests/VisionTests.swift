import Colors
import Testing

@Suite("Vision") struct VisionTests {
  @Test("keeps greys in every kind", arguments: Vision.allCases)
  func greys(vision: Vision) {
    for grey in stride(from: 0, through: 255, by: 15) {
      let color = Color(red: UInt8(grey), green: UInt8(grey), blue: UInt8(grey), alpha: 77)
      let seen = vision.seen(color)
      #expect(
        abs(Int(seen.red) - grey) <= 1 && abs(Int(seen.green) - grey) <= 1 && abs(Int(seen.blue) - grey) <= 1)
      #expect(seen.alpha == 77)
    }
  }

  @Test(
    "takes from a dichromat what a cone tells",
    arguments: [
      // Worked out from the cone fundamentals, apart from the matrices.
      (Vision.protan, 0xFF0000, 0x5E5E0D), (.deutan, 0xFF0000, 0x939300), (.protan, 0x00FF00, 0xF1F100),
      (.deutan, 0x00FF00, 0xDBDB29), (.grey, 0xFF0000, 0x7F7F7F), (.normal, 0x123456, 0x123456),
    ] as [(Vision, UInt32, UInt32)])
  func primaries(vision: Vision, color: UInt32, seen: UInt32) {
    let found = vision.seen(Color(rgb: color))
    #expect(found.difference(from: Color(rgb: seen)) < 1, "\(found.hex)")
  }

  @Test("leaves two kinds of colours where three were")
  func twoKinds() {
    for vision in [Vision.protan, .deutan] {
      let seen = vision.seen(Color(rgb: 0xB0413E))
      #expect(seen.red == seen.green)
    }
    // Blue and green fall together for the third kind, red and green do not.
    let (blue, green) = (Vision.tritan.seen(Color(rgb: 0x3B7EA1)), Vision.tritan.seen(Color(rgb: 0x2F8F7A)))
    #expect(blue.difference(from: green) < Color(rgb: 0x3B7EA1).difference(from: Color(rgb: 0x2F8F7A)) / 2)
    #expect(
      Vision.tritan.seen(Color(rgb: 0xFF0000)).difference(from: Vision.tritan.seen(Color(rgb: 0x00FF00))) > 40
    )
  }
}
