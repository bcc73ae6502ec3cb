import Testing

@testable import Skins

@Suite("A font's size") struct FontSizeTests {
  @Test(
    "is the number that the text begins with, as strtof reads it",
    arguments: [
      ("14", 14, nil), ("12.5", 12.5, nil), ("  16", 16, nil), ("+18", 18, nil), (".5", 0.5, nil),
      ("5.", 5, nil),
      ("1e1", 10, nil), ("2E+1", 20, nil), ("0x10", 16, nil), ("0x1.8p3", 12, nil), ("100", 100, nil),
      ("16 ", 16, nil),
      ("16pt", 16, .textAfter), ("14,5", 14, .textAfter), ("1e", 1, .textAfter), ("1e+", 1, .textAfter),
      ("12.5.1", 12.5, .textAfter), ("9 pt", 9, .textAfter), ("1６", 1, .textAfter),
      ("0", 14, .notPositive), ("0x", 14, .notPositive), ("-3", 14, .notPositive), ("-0", 14, .notPositive),
      ("inf", 14, .notPositive), ("Infinity", 14, .notPositive), ("-inf", 14, .notPositive),
      ("NaN", 14, .notPositive),
      ("nan(ab_1)", 14, .notPositive), ("1e39", 14, .notPositive), ("1e-50", 14, .notPositive),
      ("1e999999", 14, .notPositive),
      ("", 14, .noNumber), ("pt", 14, .noNumber), (".", 14, .noNumber), ("-", 14, .noNumber),
      ("e5", 14, .noNumber),
      ("１６", 14, .noNumber), ("- 5", 14, .noNumber), ("101", 101, .large), ("1e3", 1000, .large),
    ] as [(String, Double, FontSize.Oddity?)])
  func reading(text: String, points: Double, oddity: FontSize.Oddity?) {
    let size = FontSize(text)
    #expect(size.points == points)
    #expect(size.oddity == oddity)
  }
}
