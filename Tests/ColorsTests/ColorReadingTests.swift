import Colors
import Testing

@Suite struct ColorReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var value: String
    var verdict: ColorVerdict
    var argb: String?

    init(_ value: String, _ verdict: ColorVerdict, _ argb: String? = nil) {
      (self.value, self.verdict, self.argb) = (value, verdict, argb)
    }

    var testDescription: String { value.debugDescription }
  }

  static let cases = [
    Case("0x3A6EA5", .ok, "#FF3A6EA5"),
    Case("#3A6EA5", .ok, "#FF3A6EA5"),
    Case("0x803A6EA5", .ok, "#803A6EA5"),
    Case("#803A6EA5", .ok, "#803A6EA5"),
    Case("0x00FFFFFF", .ok, "#00FFFFFF"),
    Case("#FFFFFFFF", .ok, "#FFFFFFFF"),
    Case("0xabcdef", .ok, "#FFABCDEF"),
    Case("#AbCdEf", .ok, "#FFABCDEF"),
    Case("0X3A6EA5", .fallsBack),
    Case("3A6EA5", .fallsBack),
    Case("803A6EA5", .fallsBack),
    Case("", .fallsBack),
    Case(" 0x3A6EA5", .fallsBack),
    Case("0x3A6EA5 ", .crashes),
    Case("#FFF", .crashes),
    Case("0xFFF", .crashes),
    Case("#FFFF", .crashes),
    Case("#FFFFF", .crashes),
    Case("0x3A6EA", .crashes),
    Case("#3A6EA5F", .crashes),
    Case("0x", .crashes),
    Case("#", .crashes),
    Case("#3A6EA5FF00", .ok, "#3A6EA5FF"),
    Case("0x3A6EA5FF0", .ok, "#3A6EA5FF"),
    Case("red", .fallsBack),
    Case("rgb(58,110,165)", .fallsBack),
    Case("#GG6EA5", .nonsense, "#FFFF6EA5"),
    Case("0xZZZZZZ", .nonsense, "#FFFFFFFF"),
    Case("clear", .fallsBack),
    Case("0x3A6EA5\n", .crashes),
    Case("＃3A6EA5", .fallsBack),
    Case("#3A6EA５", .nonsense, "#FF3A6EFF"),
    // A character outside the first plane counts as two units.
    Case("#3A6E😀", .nonsense, "#FF3A6EFF"),
    Case("#3A6EA😀", .crashes),
    Case("#3A6EA5F😀", .nonsense, "#3A6EA5FF"),
    // A mark that joins the prefix into one character still leaves the prefix.
    Case("#\u{301}3A6EA", .nonsense, "#FFFFA6EA"),
    // What stands below the digits pulls the sum down, to nothing at most.
    Case("#      ", .nonsense, "#FF000000"),
    Case("#1 1 1 ", .nonsense, "#FF000000"),
    Case("#2/2/2/", .nonsense, "#FF1F1F1F"),
    // Upper-casing can lengthen a pair.
    Case("#ßß0000", .nonsense, "#FFFF0000"),
    Case("#\r\n\r\n\r\n", .nonsense, "#FF000000"),
    // What comes after the eighth unit never counts.
    Case("#3A6EA5FFzz", .ok, "#3A6EA5FF"),
    Case("0x3A6EA5FF" + String(repeating: "😀", count: 9), .ok, "#3A6EA5FF"),
  ]

  @Test("The app reads it so", arguments: cases)
  func theAppReadsItSo(_ item: Case) {
    let reading = ColorReading(item.value)
    #expect(reading.verdict == item.verdict)
    #expect(reading.color?.argbHex == item.argb)
  }

  struct ObjectiveCCase: Sendable, CustomTestStringConvertible {
    var value: String
    var verdict: ObjectiveCVerdict
    var argb: String?

    init(_ value: String, _ verdict: ObjectiveCVerdict, _ argb: String? = nil) {
      (self.value, self.verdict, self.argb) = (value, verdict, argb)
    }

    var testDescription: String { value.debugDescription }
  }

  static let objectiveCCases = [
    ObjectiveCCase("0x3A6EA5", .ok, "#FF3A6EA5"),
    ObjectiveCCase("#3A6EA5", .undefined),
    ObjectiveCCase("0x803A6EA5", .differs, "#FF3A6EA5"),
    ObjectiveCCase("0xFF3A6EA5", .ok, "#FF3A6EA5"),
    ObjectiveCCase("#803A6EA5", .undefined),
    ObjectiveCCase("0X3A6EA5", .differs, "#FF3A6EA5"),
    ObjectiveCCase("3A6EA5", .differs, "#FF3A6EA5"),
    ObjectiveCCase("803A6EA5", .differs, "#FF3A6EA5"),
    ObjectiveCCase("", .ok),
    ObjectiveCCase("  ", .undefined),
    ObjectiveCCase(" \t\n0x3A6EA5", .differs, "#FF3A6EA5"),
    ObjectiveCCase("red", .undefined),
    ObjectiveCCase("clear", .differs, "#FF00000C"),
    ObjectiveCCase("0xFFF", .differs, "#FF000FFF"),
    ObjectiveCCase("0x3A6EA5 ", .differs, "#FF3A6EA5"),
    ObjectiveCCase("0x", .undefined),
    ObjectiveCCase("#FFF", .undefined),
    ObjectiveCCase("0x3A6EA5FF0", .differs, "#FFFFFFFF"),
    ObjectiveCCase("0xFFFFFFFFF", .ok, "#FFFFFFFF"),
    ObjectiveCCase("0xZZZZZZ", .undefined),
    ObjectiveCCase("0x12ZZZZ", .differs, "#FF000012"),
  ]

  @Test("The Objective-C library reads it so", arguments: objectiveCCases)
  func theObjectiveCLibraryReadsItSo(_ item: ObjectiveCCase) {
    let reading = ColorReading(item.value).objectiveC
    #expect(reading.verdict == item.verdict)
    #expect(reading.color?.argbHex == item.argb)
  }
}
