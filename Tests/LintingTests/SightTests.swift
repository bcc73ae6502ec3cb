import Colors
import Diagnostics
import Testing
import Theming

@testable import Linting

@Suite("What is seen") struct SightTests {
  private func contrast(_ json: String) throws -> [Diagnostic] {
    try LintExample(json).findings(of: .contrastLow)
  }

  @Test(
    "Text is large by size and weight",
    arguments: [
      ("17", "", false), ("18", "", true), ("14", "Helvetica-Bold", true), ("13.9", "Helvetica-Bold", false),
      ("14", "Avenir-Heavy", true), ("17", "AppleSDGothicNeo-SemiBold", false),
      ("14", "AvenirNext-DemiBold", false),
    ])
  func scale(size: String, name: String, isLarge: Bool) throws {
    // 3.54:1, enough for large text only.
    let found = try contrast(
      """
      {"default": {"Color": {"label.body": "0x888888", "label.headline": "0x000000", "label.caption": "0x000000", \
      "view.background": "0xFFFFFF"}, "Font": {"label.body": {"Name": "\(name)", "Size": "\(size)"}}}}
      """)
    #expect(
      found.filter { $0.key == "label.body" && $0.message.english.contains("label.body") }.isEmpty == isLarge)
  }

  @Test(
    "Of the bar's icons less is asked than of text", arguments: [("0x888888", true), ("0x999999", false)])
  func icons(tint: String, passes: Bool) throws {
    let found = try contrast(
      """
      {"default": {"Color": {"nav.tint": "\(tint)", "nav.title": "0x000000", "nav.background": "0xFFFFFF"}}}
      """
    ).filter { $0.key == "nav.tint" }
    #expect(found.isEmpty == passes)
    #expect(found.allSatisfy { $0.message.english.contains("asks for 3:1 of an icon") })
  }

  @Test("Contrast is measured after compositing, in every skin, and after all fallbacks")
  func composited() throws {
    let found = try contrast(
      """
      {"default": {"Color": {"view.background": "0xFFFFFF", "label.headline": "0xFF000000", "label.caption": "0x60000000"}},
       "night": {"Color": {"view.background": "0x000000"}}}
      """
    ).filter { $0.severity == .warning && $0.message.english.contains("label.") }
    #expect(
      found.map { "\($0.skin ?? "") \($0.key ?? "")" } == [
        "night label.headline", "night label.headline", "default label.caption", "night label.caption",
      ])
  }

  @Test(
    "What a message advises changes the text of that skin and nothing else",
    arguments: [
      (
        #"{"default": {"Color": {"label.caption": "0x999999", "view.background": "0xFFFFFF"}}}"#,
        "default", "; 0x767676 would pass"
      ),
      (
        #"{"default": {"Color": {"label.caption": "0x999999", "view.background": "0x000000"}}, "#
          + #""day": {"Color": {"view.background": "0xFFFFFF"}}}"#,
        "day", "set \"label.caption\" in \"day\" to 0x767676, which would pass"
      ),
      (
        #"{"default": {"Color": {"label.body": "0x999999", "view.background": "0xFFFFFF"}}}"#,
        "default", "label.caption has no key: bind it in Skinscope.plist to a key with 0x767676"
      ),
      (
        #"{"default": {"Color": {"label.headline": "0x000000", "view.background": "0x333333", "#
          + #""label.caption": "0xFFFFFF"}}}"#,
        "default", "label.body has no key: bind it in Skinscope.plist to a key with 0x"
      ),
    ])
  func remedies(json: String, skin: String, advice: String) throws {
    let found = try contrast(json).filter { $0.skin == skin }.map(\.message.english)
    #expect(found.contains { $0.contains(advice) }, "\(found)")
  }

  @Test("It is the pack that asks for another contrast than WCAG's")
  func ownDemand() throws {
    func asked(_ lint: String) throws -> String {
      try contrast(
        """
        {"default": {"Color": {"label.caption": "0x777777", "view.background": "0xFFFFFF"}}}
        Skinscope.plist: {"Lint": \(lint)}
        """
      ).first { $0.message.english.contains("label.caption") }?.message.english ?? ""
    }
    #expect(try asked(#"{"Thresholds": {"contrast": 7}}"#).contains(", and this pack asks for 7:1; 0x"))
    #expect(try asked("{}").contains(", and WCAG AA asks for 4.5:1; 0x"))
  }

  @Test("The colour that a message offers passes, and a little less would not")
  func passing() throws {
    for (text, ground) in [
      (0x999999, 0xFFFFFF), (0x8C7A6B, 0xFAF6EE), (0xB8432F, 0x221B16), (0x777777, 0x808080),
    ] {
      let (text, ground) = (Color(rgb: UInt32(text)), Color(rgb: UInt32(ground)))
      let passing = try #require(text.nearest(withContrast: 4.5, on: ground))
      #expect(passing.contrast(with: ground) >= 4.5)
      #expect(passing.contrast(with: ground) < 4.75)
    }
    #expect(Color.white.nearest(withContrast: 22, on: .black) == nil)
    #expect(Color.black.nearest(withContrast: 4.5, on: .white) == .black)
  }

  @Test(
    "States are compared in all visions",
    arguments: [
      ("0x34C759", "0xE9E9EA", nil), ("0xE9E9EA", "0xEBEBEC", "to everybody"),
      ("0x8138A8", "0xC300A9", "red-blind"), ("0x858B9D", "0xC85C9E", "green-blind"),
      ("0xA8924C", "0xAE8991", "blue-blind"), ("0x000000", "0xFFFFFF", nil),
    ])
  func states(off: String, on: String, vision: String?) throws {
    let found = try LintExample(#"{"default": {"Color": {"switch.off": "\#(off)", "switch.on": "\#(on)"}}}"#)
      .findings(of: .statesIndistinct)
    #expect(found.isEmpty == (vision == nil), "\(found.map(\.message.english))")
    if let vision {
      #expect(found.first?.message.english.contains(vision) == true, "\(found.map(\.message.english))")
    }
  }

  @Test("A button that is pressed differs where its title or its ground does")
  func buttons() throws {
    func count(_ colors: String) throws -> Int {
      try LintExample(
        #"{"default": {"Color": {"button.background": "0x0A60D0", "button.title": "0xFFFFFF", \#(colors)}}}"#
      )
      .findings(of: .statesIndistinct).filter { $0.message.english.contains("button.") }.count
    }
    #expect(try count(#""button.highlightedTitle": "0xFEFEFE""#) == 1)
    #expect(
      try count(#""button.highlightedTitle": "0xFEFEFE", "button.highlightedBackground": "0x074794""#) == 0)
    #expect(try count(#""x": "0x000000""#) == 0)
  }

  @Test("The matrix has a line for each skin and a column for each pair, and marks what fails")
  func matrix() throws {
    let example = try LintExample(
      """
      {"default": {"Color": {"label.body": "0x999999", "label.headline": "0x000000", "view.background": "0xFFFFFF"}},
       "青瓷": {"Color": {"view.background": "0x000000"}}, "empty": {}}
      """)
    let matrix = ContrastMatrix(example.pack)
    #expect(matrix.rows.map(\.skin) == ["default", "青瓷"])
    #expect(matrix.rows.allSatisfy { $0.pairs.count == ColorPair.drawn.count })
    let lines = matrix.lines(pack: "p", language: .english, ink: Ink(isColored: false))
    #expect(lines.count == 1 + ColorPair.drawn.count + 1 + 2 + 1 + 3 + 2)
    #expect(lines.dropLast(6).suffix(2).first?.contains(" 2.8!") == true)
    #expect(
      Set(
        lines.dropLast(6).suffix(2).map { $0.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2000 ? 2 : 1) } }
      )
      .count == 1)
    // White letters on black have less than black on white by the method's own measure, and its sign.
    #expect(lines.last?.contains(" -47") == true)
  }
}
