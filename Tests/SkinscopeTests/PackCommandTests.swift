import Terminal
import TestSupport
import Testing
import Texts

@testable import skinscope

@MainActor @Suite struct PackCommandTests {
  private static let fixtures =
    ProjectFile.path("Tests/SkinscopeTests/Fixtures")
  private let pack = fixtures + "/pack"
  private let headless = fixtures + "/headless"

  private func run(_ arguments: String...) -> Outcome {
    Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() }).run(arguments)
  }

  @Test("Where there is one choice it is named once")
  func oneChoice() {
    for word in ["clera", "quite another"] {
      let line = run("cache", word).messages.first
      #expect(line?.hasSuffix("cache cannot be \"\(word)\"; did you mean clear?") == true)
    }
  }

  @Test("The list has the skins in the order of the file, with counts and lines")
  func theListHasTheSkins() {
    #expect(
      run("list", pack, "--json")
        == Outcome(
          output: """
            {
              "pack": "\(pack)",
              "skins": [
                {"name": "default", "colors": 2, "images": 2, "fonts": 1, "line": 4, "empty": false},
                {"name": "青瓷", "colors": 2, "images": 0, "fonts": 0, "line": 31, "empty": false},
                {"name": "empty", "colors": 0, "images": 0, "fonts": 0, "line": 41, "empty": true}
              ]
            }

            """, as: .json))
    #expect(
      run("list", pack, "--lang", "zh").output == """
        \(pack)：3 个皮肤

          皮肤     颜色  图片  字体  行号
          default     2     2     1     4
          青瓷        2     0     0    31
          empty       0     0     0    41  空

        """)
  }

  @Test("A preview without a terminal lists instead")
  func aPreviewWithoutATerminalLists() {
    #expect(run(pack) == run("list", pack))
    #expect(run("preview", pack, "--skin", "青瓷") == run("list", pack))
  }

  @Test("A preview on a terminal gets all that its options say")
  func aPreviewGetsItsOptions() {
    var commands: [PreviewCommand] = []
    let line = [
      pack, "--skin", "青瓷", "--color", "256", "--theme", "dark", "--every", "1.5", "--no-mouse", "--no-watch",
      "--log",
      "x", "--lang", "zh",
    ]
    let program = Program(
      environment: Environment(outputIsTerminal: true, inputIsTerminal: true), readInput: { "" },
      showPreview: { _, command in
        commands.append(command)
        return Outcome()
      })
    #expect(program.run(line) == Outcome())
    #expect(program.run([pack]) == Outcome())
    #expect(commands.map(\.skin) == ["青瓷", nil])
    #expect(commands.map(\.depth) == [.indexed256, nil])
    #expect(commands.map(\.theme) == [.dark, .light])
    #expect(commands.map(\.seconds) == [1.5, nil])
    #expect(commands.map(\.usesMouse) == [false, true])
    #expect(commands.map(\.watches) == [false, true])
    #expect(commands.map(\.logPath) == ["x", nil])
    #expect(commands.map(\.language) == [.simplifiedChinese, .english])
  }

  @Test("A terminal without a screen gets the list, and is told why")
  func aTerminalWithoutAScreenGetsTheList() {
    let program = Program(
      environment: Environment(outputIsTerminal: true, inputIsTerminal: true), readInput: { "" },
      showPreview: { _, _ throws(TerminalError) in throw .termUnset })
    let outcome = program.run([pack])
    #expect(outcome.output == run("list", pack).output)
    #expect(outcome.messages == ["skinscope: " + TerminalError.termUnset.text.english])
    #expect(outcome.exit == .done)
  }

  @Test("Showing a skin tells each key's value, where it comes from and what is wrong with it")
  func showingASkinTellsEachKey() {
    let output = run("show", "青瓷", pack, "--json").output
    let bundle = pack + "/default.bundle/top@2x.png"
    #expect(
      output.hasPrefix(
        """
        {
          "skin": "青瓷",
          "colors": {
            "导航背景色": {"value": "#80454545", "argb": "#80454545", "source": "skin", "line": 36, \
        "problems": ["color-reader-differs"]},
            "短": {"value": "#FFF", "argb": "#FFFFFFFF", "source": "fallback", "line": 11, \
        "problems": ["color-crashes-app"]},
            "extra": {"value": 7, "argb": "#FFFFFFFF", "source": "fallback", "line": 38, \
        "problems": ["color-unreadable"]}
          },
          "fonts": {
            "标题": {"name": "Kefa", "size": 22, "source": "default", "line": 23, "problems": []}
          },
          "images": {
            "top": {"value": "top.png", "kind": "file", "path": "\(bundle)", "scale": 2, "source": "default", \
        "line": 16, "problems": []},
            "away": {"value": "https://example.com/a.png", "kind": "url", "path": null, "scale": null, \
        "source": "default", "line": 18, "problems": []}
          },
          "roles": {
            "Color": {
              "view.background": {"key": null, "argb": "#FFFFFFFF", "shown": "#FFFFFF", "from": "theme"},
              "nav.background": {"key": "导航背景色", "argb": "#80454545", "shown": "#A2A2A2", "from": "inferred"},

        """), "\(output)")
    #expect(
      output.contains(#""label.headline": {"key": "标题", "name": "Kefa", "size": 22, "from": "inferred"}"#))
    #expect(
      output.contains(
        "\"hero\": {\"key\": \"top\", \"kind\": \"file\", \"path\": \"\(bundle)\", \"from\": \"inferred\"}"))
    #expect(output.contains(#""nav.left": {"key": null, "kind": null, "path": null, "from": "theme"}"#))
  }

  @Test("People get the same as tables, aligned")
  func peopleGetTables() {
    let output = run("show", "青瓷", pack).output
    #expect(
      output.hasPrefix(
        """
        青瓷 of \(pack)

        Colours
          key         value      in force   from         line  problems
          导航背景色  #80454545  #80454545  this skin      36  color-reader-differs
          短          #FFF       #FFFFFF    last resort    11  color-crashes-app
          extra       7          #FFFFFF    last resort    38  color-unreadable

        Fonts
          key   in force      from     line  problems
          标题  Kefa      22  default    23

        Images
          key   value                      in force                        from     line  problems
          top   top.png                    default.bundle/top@2x.png  @2x  default    16
          away  https://example.com/a.png  online                          default    18

        Colour roles of the screen
        """), "\(output)")
    #expect(!output.contains("\u{1B}"))
  }

  @Test(
    "An unknown skin is a wrong command line, and the nearest is named",
    arguments: ["show", "render", "preview"])
  func anUnknownSkin(_ command: String) {
    let outcome = command == "show" ? run("show", "青磁", pack) : run(command, pack, "--skin", "青磁")
    #expect(outcome.exit == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.first == "skinscope: \(pack) has no skin \"青磁\"; did you mean 青瓷?")
  }

  @Test("A pack that is not there is unreadable, unless its name is a command's with a slip")
  func aPackThatIsNotThere() {
    let outcome = run("list", "/nowhere/pack")
    #expect(outcome.exit == .unreadable)
    #expect(outcome.messages == ["/nowhere/pack: error: there is no such file or folder [plist-syntax]"])
    #expect(
      run("lsit").messages.first == "skinscope: there is no command or pack \"lsit\"; did you mean list?")
    #expect(run("lsit").exit == .usage)
    let neither = run("frob")
    #expect(neither.exit == .unreadable)
    #expect(
      neither.messages == [
        "skinscope: error: there is neither a command nor a file or folder \"frob\"",
        "skinscope help tells more.",
      ])
    #expect(run("list", "lsit").exit == .unreadable)
  }

  @Test("No password of an address is repeated, and an address of another kind is refused by its name")
  func addresses() {
    let outcome = run("list", "https://user:secret@host/x.zip", "--offline")
    #expect(outcome.messages.count == 1 && outcome.exit == .unreadable)
    #expect(outcome.messages.first?.hasPrefix("https://***@host/x.zip: error: ") == true)
    let other = run("list", "ftp://user:secret@host/x.zip")
    #expect(
      other.messages == [
        "ftp://***@host/x.zip: error: ftp:// is not read; only http and https addresses are [download-failed]"
      ])
  }

  @Test("A pack without a default is shown from its first skin, and its lack is told beside")
  func aPackWithoutADefault() {
    let list = run("list", headless, "--json")
    #expect(list.exit == .done)
    #expect(list.output.contains("\"night\""))
    #expect(list.messages.count == 1)
    #expect(list.messages.first?.hasSuffix("[missing-default]") == true)
    #expect(run("render", headless, "--format", "json").exit == .done)
    #expect(run("render", headless, "--skin", "default").exit == .usage)
  }

  @Test("A screen is rendered in the size asked for, in exact colours, and the same each time")
  func aScreenIsRendered() {
    let output = run("render", pack, "--format", "json").output
    #expect(output.hasPrefix("{\n  \"columns\": 80,\n  \"rows\": 24,\n"))
    #expect(output.contains("\"bg\": \"#996666\""))
    #expect(output == run("render", pack, "--format", "json", "--size", "80x24", "--skin", "default").output)
    #expect(
      run("render", pack, "--size", "7x3").output.split(separator: "\n", omittingEmptySubsequences: false)
        .count == 4)
    let all = run("render", pack, "--all", "--format", "json", "--size", "40x20").output
    for skin in ["default", "青瓷", "empty"] {
      #expect(all.contains("\n  \"\(skin)\": {\n    \"columns\": 40,"))
    }
  }
}
