import TestSupport
import Testing
import Texts

@testable import skinscope

@MainActor @Suite("The command that compares") struct DiffCommandTests {
  private func run(_ arguments: String..., depth: String? = nil) -> Outcome {
    var environment = Environment()
    if let depth {
      environment.outputIsTerminal = true
      environment.variables = ["TERM": "xterm", "COLORTERM": depth]
    }
    return Program(environment: environment, readInput: { "" }, showPreview: { _, _ in Outcome() })
      .run(arguments)
  }

  private static let old = """
    {"default": {"Color": {"view.background": "0xFFFFFF", "label.body": "0x767676", "只有旧": "#112233"},
                 "Font": {"label.body": {"Name": "", "Size": "17"}}},
     "sea": {"Color": {"view.background": "0x001122"}},
     "gone": {"Color": {"a": "0x000000", "b": "0x000001"}}}
    """
  private static let new = """
    {"default": {"Color": {"view.background": "0xFFFFFF", "label.body": "0x777777", "only|new": "`x`"},
                 "Font": {"label.body": {"Name": "", "Size": "18"}}},
     "sea": {"Color": {"view.background": "#001122"}},
     "fresh": {"Color": {"a": "0x000000"}}}
    """

  @Test("Two packs: keys added, removed and changed, contrast lost, skins new and gone; exit 1")
  func packs() throws {
    let scratch = try TemporaryFolder()
    let (old, new) = (try scratch.write("old.json", Self.old), try scratch.write("new.json", Self.new))
    let outcome = run("diff", old, new)
    #expect(outcome.exit == .findings)
    #expect(
      outcome.output == """
        \(old) → \(new)

        Skin default

        Colours
          ~  label.body  0x767676 → 0x777777  ΔE 0.4
          +  only|new    `x`                          the app cannot read it
          -  只有旧      #112233

        Fonts
          ~  label.body  17 → 18

        Contrast
          !  label.caption / view.background  4.5:1 AA   → 4.4:1 ✗   lost
          !  picker.text / picker.background  4.5:1 AAA  → 4.4:1 AA  lost

        Skin sea

        Colours
          ~  view.background  0x001122 → #001122  ΔE 0.0

        Contrast
          +  label.body / view.background  4.1:1 ✗  → 4.2:1 AA  gained

        Skin fresh is new, with 1 key

        Skin gone is gone, with 2 keys

        2 keys added, 3 removed, 3 changed; 0 image files changed; contrast lost in 2 pairs, gained in 1

        """)
  }

  @Test("JSON has the documented members, and each contrast with the key that it comes from")
  func json() throws {
    let scratch = try TemporaryFolder()
    let pack = try scratch.write(
      "pack.json",
      """
      {"default": {"Color": {"view.background": "0xFFFFFF", "label.body": "0x767676"}},
       "night": {"Color": {"label.body": "0x787878", "extra": "#FFF"}}}
      """)
    let outcome = run("diff", pack, "default", "night", "--format", "json")
    #expect(outcome.exit == .findings)
    #expect(
      outcome.output == """
        {
          "before": "default",
          "after": "night",
          "added": [
            {"section": "Color", "key": "extra", "value": "#FFF", "fault": "crashes"}
          ],
          "removed": [
            {"section": "Color", "key": "view.background", "value": "0xFFFFFF"}
          ],
          "changed": [
            {
              "section": "Color",
              "key": "label.body",
              "before": "0x767676",
              "after": "0x787878",
              "deltaE": 0.79,
              "contrast": [
                {"pair": "label.body / view.background", "before": 4.54, "after": 4.41},
                {"pair": "label.caption / view.background", "before": 4.54, "after": 4.41},
                {"pair": "picker.text / picker.background", "before": 4.54, "after": 4.41}
              ],
              "fault": null
            }
          ],
          "skins": {"added": [], "removed": []},
          "files": [],
          "contrast": [
            {"pair": "label.body / view.background", "before": 4.54, "after": 4.41, "gradeBefore": "AA", "gradeAfter": "fails", "lost": true, "worse": false, "gained": false},
            {"pair": "label.caption / view.background", "before": 4.54, "after": 4.41, "gradeBefore": "AA", "gradeAfter": "fails", "lost": true, "worse": false, "gained": false},
            {"pair": "picker.text / picker.background", "before": 4.54, "after": 4.41, "gradeBefore": "AAA", "gradeAfter": "AA", "lost": true, "worse": false, "gained": false}
          ]
        }

        """)
  }

  @Test("Markdown keeps everything from a pack between backticks, and gives opaque colours a swatch")
  func markdown() throws {
    let scratch = try TemporaryFolder()
    let (old, new) = (try scratch.write("old.json", Self.old), try scratch.write("new.json", Self.new))
    let output = run("diff", old, new, "--format", "markdown").output
    #expect(output.hasPrefix("### `\(old)` → `\(new)`\n\n2 keys added, 3 removed, 3 changed;"))
    #expect(
      output.contains(
        """
        |  | Colours | Before | After | ΔE |
        | --- | --- | --- | --- | --- |
        | ~ | `label.body` | `#767676` | `#777777` | 0.4 |
        | + | `only\\|new` |  | `` `x` `` (the app cannot read it) |  |
        | - | `只有旧` | `#112233` |  |  |
        """))
    #expect(output.contains("#### `fresh` (added)\n\n|"))
    #expect(output.contains("| + | `a` |  | `#000000` |  |"))
    #expect(output.contains("| - | `b` | `#000001` |  |  |"))
    #expect(output.contains("| ~ | `view.background` | `0x001122` `#001122` | `#001122` | 0.0 |"))
    #expect(output.contains("| + | `only\\|new` |  | `` `x` `` (the app cannot read it) |  |"))
  }

  @Test("A value that crashes the app, and what failed and is worse still, are told in every format")
  func faults() throws {
    let scratch = try TemporaryFolder()
    func pack(_ text: String, _ tint: String, _ font: String) -> String {
      """
      {"default": {"Color": {"view.background": "0xFFFFFF", "label.body": "\(text)", "tint": "\(tint)"},
                   "Font": {"button": {"Name": "", \(font): "17"}}}}
      """
    }
    let old = try scratch.write("old.json", pack("0x888888", "0x111111", #""Size""#))
    let new = try scratch.write("new.json", pack("0xC4C4C4", "#FFF", #""size""#))
    let text = run("diff", old, new).output
    #expect(
      text.split(separator: "\n").contains {
        $0.contains("0x111111 → #FFF") && $0.hasSuffix("crashes the app")
      })
    #expect(
      text.split(separator: "\n").contains { $0.contains("  button ") && $0.hasSuffix("crashes the app") })
    #expect(text.contains("→ 1.7:1 ✗  worse still\n"))
    let markdown = run("diff", old, new, "--format", "markdown").output
    #expect(markdown.contains("| ~ | `tint` | `#111111` | `#FFF` (crashes the app) |  |"))
    #expect(markdown.contains("| worse still | `label.body / view.background` |"))
    #expect(run("diff", old, new, "--format", "json").output.contains(#""fault": "crashes""#))
  }

  @Test("On a terminal a colour has swatches of both sides")
  func swatches() throws {
    let scratch = try TemporaryFolder()
    let (old, new) = (try scratch.write("old.json", Self.old), try scratch.write("new.json", Self.new))
    let output = run("diff", old, new, depth: "truecolor").output
    #expect(output.contains("\u{1B}[48;2;118;118;118m  \u{1B}[48;2;119;119;119m  \u{1B}[0m"))
  }

  @Test(
    "An image with other bytes is a difference, whatever it is called; one moved to another folder is not")
  func images() throws {
    let scratch = try TemporaryFolder()
    let plist = #"{"default": {"Image": {"hero": "hero.png"}}, "b": {"Image": {"hero": "hero.png"}}}"#
    let pack = try scratch.write("pack/pack.json", plist)
    try scratch.write("pack/hero.png", "one")
    #expect(run("diff", pack, "default", "b").exit == .done)
    try scratch.write("pack/b.bundle/hero.png", "one")
    #expect(run("diff", pack, "default", "b").exit == .done)
    try scratch.write("pack/b.bundle/hero.png", "two")
    let outcome = run("diff", pack, "default", "b")
    #expect(outcome.exit == .findings)
    #expect(outcome.output.contains("~  hero  hero.png  another picture"))
    let other = try scratch.write("other/pack.json", plist)
    try scratch.write("other/hero.png", "one")
    try scratch.write("other/more.png", "new")
    let files = run("diff", pack, other).output
    #expect(files.contains("Image files\n  +  more.png\n"))
    #expect(files.contains("Image files\n  -  b.bundle/hero.png\n"))
  }

  @Test("The same is no difference: exit 0")
  func same() throws {
    let scratch = try TemporaryFolder()
    let old = try scratch.write("old.json", Self.old)
    #expect(run("diff", old, old) == Outcome(output: "\(old) and \(old) are the same\n"))
    #expect(run("diff", old, "sea", "sea", "--lang", "zh") == Outcome(output: "sea 与 sea 相同\n"))
    #expect(
      run("diff", old, old, "--format", "markdown").output == "### `\(old)` → `\(old)`\n\nNo difference\n")
  }

  @Test("What cannot be compared: 2 for the command line and unknown skins, 3 for what cannot be read")
  func refusals() throws {
    let scratch = try TemporaryFolder()
    let old = try scratch.write("old.json", Self.old)
    for line in [
      ["diff"], ["diff", old], ["diff", old, "sea", "see"], ["diff", old, old, "--format", "sarif"],
      ["diff", old, "a", "b", "c"], ["diff", "--git", "HEAD", old, old], ["diff", "--git=-rf", old],
      ["diff", "--git=", old], ["diff", "--git", "HEAD"],
    ] {
      let outcome = Program(
        environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() }
      ).run(line)
      #expect(outcome.exit == .usage, "\(line)")
      #expect(outcome.output.isEmpty)
    }
    #expect(run("diff", old, "/nowhere/x.json").exit == .unreadable)
    #expect(run("diff", "--git", "HEAD", "https://example.com/x.zip").exit == .unreadable)
    #expect(run("diff", old, "sea", "see").messages.first?.contains("did you mean sea?") == true)
  }
}
