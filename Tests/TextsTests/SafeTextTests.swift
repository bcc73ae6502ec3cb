import Testing

@testable import Texts

@Suite("Text from strangers")
struct SafeTextTests {
  @Test(
    "What can be shown stays as it is",
    arguments: ["", "plain", "青瓷 2/6", "e\u{301}", "👩‍👩‍👧", "🇨🇳", "❤️", "Zażółć", "a\u{A0}b", "\u{FFFD}"])
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

  @Test("Of all scalars, no control and nothing unsafe comes through")
  func nothingUnsafeComesThrough() {
    for value in UInt32(0)...0xE0100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if value < 0x20 || (0x7F..<0xA0).contains(value) { #expect(SafeText.isControl(scalar), "\(value)") }
      guard SafeText.isUnsafe(scalar) else { continue }
      let shown = SafeText(String(scalar)).description.unicodeScalars
      if shown.contains(where: SafeText.isUnsafe) {
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
