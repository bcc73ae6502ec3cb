import Plists
import Testing

@testable import Skins

@Suite("In a pack of very many skins") struct ManySkinsTests {
  /// The rules ask for it of each skin. To look at all of them each time would be ten thousand million comparisons.
  @Test("it costs nothing to ask for a default skin that is not there", .timeLimit(.minutes(1)))
  func missingDefault() throws {
    let skins = 100_000
    let text = "{" + (0..<skins).map { "\"s\($0)\":{}" }.joined(separator: ",") + "}"
    let reading = try PackReading(try PlistReader.read(Array(text.utf8), file: "a"), file: "a")
    #expect(reading.members.count == skins)
    let found = (0..<skins).reduce(0) { count, _ in reading.defaultSkin == nil ? count : count + 1 }
    #expect(found == 0)
  }

  @Test("the default skin is the one of that name, wherever it stands")
  func lastDefault() throws {
    let text = #"{"a": {}, "Default": {}, "default": {"Color": {"k": "0x1"}}}"#
    let reading = try PackReading(try PlistReader.read(Array(text.utf8), file: "a"), file: "a")
    #expect(reading.defaultSkin?.keys(of: .color) == ["k"])
  }
}
