import Testing
import Texts

@Suite("How far words are apart")
struct EditDistanceTests {
  @Test(
    "is the number of slips: put in, left out, replaced, swapped with the next",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("color", "color", 0), ("color", "colour", 1),
      ("highlight", "hightlight", 1), ("normal", "noraml", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
      ("按钮", "按扭", 1),
    ])
  func slips(one: String, two: String, distance: Int) {
    #expect(EditDistance.between(Array(one), Array(two)) == distance)
    #expect(EditDistance.between(Array(two), Array(one)) == distance)
    for limit in 0...4 {
      let found = EditDistance.between(Array(one), Array(two), atMost: limit)
      #expect(distance <= limit ? found == distance : found > limit, "at most \(limit)")
    }
  }
}
