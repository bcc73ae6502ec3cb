import Testing
import Texts

@Suite struct JSONValueTests {
  @Test("Values are written as JSON")
  func valuesAreWritten() {
    let cases: [(JSONValue, String)] = [
      (.null, "null"), (.boolean(true), "true"), (.integer(-3), "-3"), (.number(8.54), "8.54"),
      (.number(14), "14"), (.number(-0.5), "-0.5"), (.number(1e300), "1e+300"), (.number(.nan), "null"),
      (.number(.infinity), "null"), (.string(""), "\"\""), (.string("青瓷"), "\"青瓷\""),
      (.string("a\"b\\c\n\t\r"), #""a\"b\\c\n\t\r""#), (.array([]), "[]"), (.object([]), "{}"),
      (.array([.integer(1), .null]), "[1, null]"),
      (.object([("b", .integer(1)), ("a", .integer(2))]), #"{"b": 1, "a": 2}"#),
      (.optional(nil as String?), "null"), (.optional(7), "7"), (.strings(["x"]), #"["x"]"#),
    ]
    for (value, text) in cases { #expect(value.text().description == text) }
  }

  @Test("What would steer a terminal is escaped")
  func whatWouldSteerATerminalIsEscaped() {
    let cases = [
      ("\u{1B}[2J", #""\u001b[2J""#), ("\u{9B}0m", #""\u009b0m""#), ("\u{202E}x", #""\u202ex""#),
      ("\u{E0041}", #""\udb40\udc41""#), ("\u{7F}\u{0}", #""\u007f\u0000""#),
    ]
    for (text, json) in cases { #expect(JSONValue.string(text).text().description == json) }
  }

  @Test("Objects of nothing but scalars, and arrays of them, stay on one line")
  func leavesStayOnOneLine() {
    let leaf = JSONValue.object([("x", .integer(1)), ("y", .strings(["a", "b"]))])
    #expect(leaf.textByLeaves() == #"{"x": 1, "y": ["a", "b"]}"#)
    #expect(
      JSONValue.object([("a", leaf), ("b", .array([leaf])), ("c", .null)]).textByLeaves() == """
        {
          "a": {"x": 1, "y": ["a", "b"]},
          "b": [
            {"x": 1, "y": ["a", "b"]}
          ],
          "c": null
        }
        """)
  }

  @Test("Containers stand on lines down to the depth asked for")
  func containersStandOnLines() {
    let value = JSONValue.object([("a", .array([.integer(1), .array([.integer(2)])])), ("b", .object([]))])
    #expect(value.text(linesDownTo: 1) == "{\n  \"a\": [1, [2]],\n  \"b\": {}\n}")
    #expect(
      value.text(linesDownTo: 2) == "{\n  \"a\": [\n    1,\n    [2]\n  ],\n  \"b\": {}\n}")
  }
}
