import Colors
import Testing
import Texts

@testable import skinscope

@MainActor @Suite struct ColorCommandTests {
  private func run(_ arguments: String..., input: String = "", variables: [String: String] = [:]) -> Outcome {
    Program(
      environment: Environment(variables: variables), readInput: { input }, showPreview: { _, _ in Outcome() }
    ).run(arguments)
  }

  @Test("JSON says how each value is read, and by whom")
  func jsonSaysHowEachValueIsRead() {
    let outcome = run("color", "--json", "#2F4F4F", "#FFF", "0X404040", "#803A6EA5")
    #expect(outcome.exit == .done)
    #expect(
      outcome.output == """
        [
          {"value": "#2F4F4F", "verdict": "ok", "argb": "#FF2F4F4F", "objc": "undefined", \
        "256": {"index": 23, "color": "#005F5F", "deltaE": 8.54}, \
        "16": {"index": 8, "color": "#7F7F7F", "deltaE": 23.67}, \
        "8": {"index": 0, "color": "#000000", "deltaE": 24.31}, "contrast": null},
          {"value": "#FFF", "verdict": "crashes", "argb": null, "objc": "undefined", "256": null, "16": null, \
        "8": null, "contrast": null},
          {"value": "0X404040", "verdict": "falls-back", "argb": null, "objc": "differs", "256": null, \
        "16": null, "8": null, "contrast": null},
          {"value": "#803A6EA5", "verdict": "ok", "argb": "#803A6EA5", "objc": "undefined", \
        "256": {"index": 237, "color": "#3A3A3A", "deltaE": 13.87}, \
        "16": {"index": 4, "color": "#0000EE", "deltaE": 18.81}, \
        "8": {"index": 4, "color": "#0000EE", "deltaE": 18.81}, "contrast": null}
        ]

        """)
  }

  @Test("On a ground, alpha is composited over it and the contrast told")
  func onAGroundTheContrastIsTold() {
    #expect(
      run("color", "--json", "--on", "#FFFFFF", "#80000000").output.contains(
        "\"contrast\": 4, \"apca\": 67.4}"))
    #expect(
      run("color", "--json", "--on", "0x00FFFFFF", "0xFFFFFF").output.contains(
        "\"contrast\": 21, \"apca\": -107.9}"))
  }

  @Test("On a ground the entries are those of a text on it, which keeps what it can be read by")
  func onAGroundTheEntriesAreATexts() {
    // White on xterm's grey has 4.0:1, black more than the 4.5:1 that the text has in 24 bits.
    #expect(
      run("color", "--json", "--on", "#2A665B", "#F4FBF7").output.contains(
        "\"16\": {\"index\": 0, \"color\": \"#000000\""))
    #expect(
      run("color", "--json", "#F4FBF7").output.contains("\"16\": {\"index\": 15, \"color\": \"#FFFFFF\""))
  }

  @Test("A contrast is cut, not rounded, so that it never looks better than it is")
  func aContrastIsCut() {
    #expect(4.4999.cut(toDecimals: 2) == 4.49)
    #expect(4.5.cut(toDecimals: 2) == 4.5)
    #expect(21.0.cut(toDecimals: 2) == 21)
  }

  @Test("A dash stands for the lines of standard input")
  func aDashStandsForStandardInput() {
    let output = run("color", "--json", "#000000", "-", "red", input: "0x1\r\n\nclear").output
    let values = output.split(separator: "\n").compactMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst(3).first.map(String.init)
    }
    #expect(values == ["#000000", "0x1", "", "clear", "red"])
  }

  @Test("A ground that the app cannot read is a wrong command line")
  func anUnreadableGroundIsRefused() {
    let outcome = run("color", "#000000", "--on", "#FFF")
    #expect(outcome.exit == .usage)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messages == [
        "skinscope: --on \"#FFF\" is no colour to the app; write it as #RRGGBB or 0xRRGGBB",
        "skinscope help color tells more.",
      ])
  }

  @Test("People get words, aligned in either language")
  func peopleGetWords() {
    #expect(
      run("color", "0x808A8A8E", "--on", "#FFFFFF").output == """
        0x808A8A8E
          the app      #808A8A8E, 50 % opaque, #C4C4C6 over #FFFFFF
          Objective-C  reads #8A8A8E
          256 colours  251  #C6C6C6  ΔE 1.21
          16 colours     7  #E5E5E5  ΔE 7.79
          8 colours      6  #00CDCD  ΔE 25.66
          contrast     1.74:1 on #FFFFFF, too low for any text, APCA Lc 31.7

        """)
    #expect(
      run("color", "#\u{1B}[2J", variables: ["LC_ALL": "zh_CN.UTF-8", "LANG": "en_US"]).output == """
        #␛[2J
          App             崩溃：0x 或 # 之后必须是 6 个或 8 个字符
          Objective-C 版  未定义：内存里碰巧是什么就是什么

        """)
  }

  @Test("Swatches are shown on a terminal that may be coloured, and nowhere else")
  func swatchesAreShownOnlyOnATerminal() {
    func output(_ variables: [String: String], terminal: Bool) -> String {
      let environment = Environment(variables: variables, outputIsTerminal: terminal)
      return Program(environment: environment, readInput: { "" }, showPreview: { _, _ in Outcome() }).run([
        "color", "#3A6EA5",
      ]).output.description
    }
    #expect(
      output(["COLORTERM": "truecolor"], terminal: true).hasPrefix("\u{1B}[48;2;58;110;165m    \u{1B}[0m "))
    #expect(output([:], terminal: true).hasPrefix("\u{1B}[48;5;25m    \u{1B}[0m "))
    #expect(output(["COLORTERM": "truecolor"], terminal: false).hasPrefix("#3A6EA5\n"))
    #expect(output(["NO_COLOR": "1"], terminal: true).hasPrefix("#3A6EA5\n"))
    #expect(output(["TERM": "dumb"], terminal: true).hasPrefix("#3A6EA5\n"))
  }
}
