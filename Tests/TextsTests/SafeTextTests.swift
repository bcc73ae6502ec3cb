import Testing

@testable import Texts

@Suite("Text from strangers")
struct SafeTextTests {
  @Test(
    "What can be shown stays as it is",
    arguments: [
      "", "plain", "青瓷 2/6", "e\u{301}", "👩‍👩‍👧", "🇨🇳", "❤️", "Zażółć", "a\u{A0}b", "\u{FFFD}",
      "🏳️‍🌈", "👩🏽‍🚀", "👨‍⚕️", "❤️‍🔥", "☎︎", "1️⃣", "می‌خواهم", "क्‍ष", "ক্‍", "葛\u{E0100}", "∩\u{FE00}",
      "ᠠ\u{180B}ᠡ", "⠀⠁", "한글", "　",
    ])
  func harmlessTextStays(_ text: String) {
    #expect(SafeText(text).description == text)
  }

  @Test(
    "What could steer a terminal or turn a line around becomes visible",
    arguments: [
      ("\u{1B}[31m", "␛[31m"), ("\u{0}", "␀"), ("a\nb", "a␊b"), ("\r\n", "␍␊"), ("\t", "␉"), ("\u{7F}", "␡"),
      ("\u{9B}0m", "‹U+009B›0m"), ("\u{80}", "‹U+0080›"), ("\u{202E}evil", "‹U+202E›evil"),
      ("\u{200E}\u{200F}", "‹U+200E›‹U+200F›"), ("\u{2066}x\u{2069}", "‹U+2066›x‹U+2069›"),
      ("\u{200B}", "‹U+200B›"), ("\u{2028}", "‹U+2028›"), ("\u{FEFF}", "‹U+FEFF›"), ("\u{61C}", "‹U+061C›"),
      ("\u{E0041}", "‹U+E0041›"), ("\u{FFF9}", "‹U+FFF9›"),
    ])
  func steeringTextBecomesVisible(_ text: String, _ shown: String) {
    #expect(SafeText(text).description == shown)
  }

  @Test("A tower of marks is cut as on the screen, and begins anew over the next character")
  func towersAreCut() {
    func tower(_ count: Int, _ mark: String = "\u{301}") -> String {
      "a" + String(repeating: mark, count: count)
    }
    #expect(SafeText(tower(4)).description.unicodeScalars.elementsEqual(tower(4).unicodeScalars))
    #expect(SafeText(tower(5)).description.unicodeScalars.elementsEqual(tower(4).unicodeScalars))
    let two = tower(3000, "\u{20DD}") + tower(9)
    #expect(SafeText(two).description.unicodeScalars.count == 10)
    #expect(("\(tower(9))" as SafeText).unicodeScalars.count == 5)
    #expect(SafeText(String(repeating: "\u{301}", count: 9)).unicodeScalars.count == 4)
  }

  @Test(
    "What is there without being seen becomes visible, so that no two names look the same",
    arguments: [
      0xAD, 0x34F, 0x600, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x2060, 0x2065, 0x3164, 0xFDD0,
      0xFDEF, 0xFFA0,
      0xFFF0, 0xFFFE, 0xFFFF, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0x1FFFE, 0xE0001, 0xE0FFF, 0x10FFFF,
      // Where they vary or join nothing.
      0x180B, 0x200C, 0x200D, 0xFE00, 0xFE0F, 0xE0100, 0xE01EF,
    ])
  func nothingHides(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    let shown = "‹U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "›"
    #expect(SafeText("day\(scalar)x" as String).description == "day\(shown)x")
    #expect(SafeText("\(scalar)" as String).description == shown)
    let json = JSONValue.string("day\(scalar)").text().description
    #expect(json.utf8.allSatisfy { $0 < 0x80 } && json.hasPrefix("\"day\\u"))
  }

  @Test(
    "Joiners and selectors stay only where they join and vary",
    arguments: [
      ("中\u{200D}文", "中‹U+200D›文"), ("a\u{301}\u{200C}b", "a\u{301}‹U+200C›b"), ("👩\u{200D}", "👩‹U+200D›"),
      ("👩\u{200C}👧", "👩‹U+200C›👧"), ("م\u{200C}\u{200C}خ", "م‹U+200C›‹U+200C›خ"),
      ("a\u{FE0F}\u{200D}👧", "a‹U+FE0F›‹U+200D›👧"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}‹U+FE0F›"),
      ("a\u{E0100}", "a‹U+E0100›"), ("é\u{FE00}", "é‹U+FE00›"), ("\u{3164}\u{FE00}", "‹U+3164›‹U+FE00›"),
      ("म\u{200D}\u{3164}", "म‹U+200D›‹U+3164›"),
      ("ʰ\u{200D}क", "ʰ‹U+200D›क"), ("क\u{345}\u{200C}क", "क\u{345}‹U+200C›क"),
    ])
  func joinersJoin(_ text: String, _ shown: String) {
    let safe = SafeText(text).description
    #expect(safe.unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(SafeText(safe).description.unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test("Of all scalars, no control and nothing hidden comes through, and the short way lets none pass")
  func nothingUnsafeComesThrough() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if value < 0x20 || (0x7F..<0xA0).contains(value) { #expect(SafeText.isControl(scalar), "\(value)") }
      let isHidden = SafeText.isHidden(scalar)
      if SafeText.isUsual(scalar) {
        let isMark = [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
        if isHidden || isMark { Issue.record("U+\(String(value, radix: 16)) is not usual") }
      }
      guard isHidden else { continue }
      let shown = SafeText(String(scalar)).description.unicodeScalars
      if shown.contains(where: SafeText.isHidden) {
        Issue.record("U+\(String(value, radix: 16)) comes through")
      }
    }
  }

  @Test("Making safe twice changes nothing more")
  func safeTextStaysSafe() {
    let raw = "\u{1B}]0;\u{7}\u{202D}x"
    let once = SafeText(raw).description
    #expect(SafeText(once).description == once)
  }
}
