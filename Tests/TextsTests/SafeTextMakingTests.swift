import Testing

@testable import Texts

@Suite("Making safe text")
struct SafeTextMakingTests {
  /// What could steer a terminal, as a `String`, as it comes from strangers.
  private let raw: String = "\u{1B}[2J\u{202E}"
  private let shown = "␛[2J‹U+202E›"

  @Test("A literal is ours and stands as it is, with line ends and colours")
  func literals() {
    let text: SafeText = "\u{1B}[1ma\u{1B}[0m\nb"
    #expect(text.description == "\u{1B}[1ma\u{1B}[0m\nb")
  }

  @Test("Whatever is put into a literal is made safe, and safe text stays as it is")
  func interpolation() throws {
    let safe: SafeText = "\u{1B}[1m\n"
    let character = try #require(raw.first)
    let texts: [(SafeText, String)] = [
      ("<\(raw)>", "<\(shown)>"), ("\(raw[...])", shown), ("\(character)", "␛"),
      ("\(safe)\(raw)", "\u{1B}[1m\n" + shown), ("\(7) \(1.5) \(true)", "7 1.5 true"),
      ("\(SafeText(raw))", shown),
    ]
    for (text, wanted) in texts { #expect(text.description == wanted) }
  }

  @Test("What is made of safe text is what it would be of its characters")
  func parts() {
    let text: SafeText = "ab, cd"
    #expect(text + "!" == "ab, cd!")
    #expect([text, "e"].joined(separator: "\n") == "ab, cd\ne")
    #expect(SafeText(repeating: "ab", count: 2) == "abab" && SafeText(repeating: "ab", count: -1) == "")
    #expect(text.removing(prefix: "ab") == ", cd" && text.removing(prefix: "b") == text)
    #expect(text.removing(suffix: "cd") == "ab, " && text.removing(suffix: "c") == text)
    #expect(
      text.replacing(first: "b", with: "xx") == "axx, cd" && text.replacing(first: "z", with: "") == text)
    #expect(text.split(separator: ",") == ["ab", " cd"])
    #expect(
      (" a  " as SafeText).trimmingTrailingBlanks == " a" && ("  " as SafeText).trimmingTrailingBlanks == "")
    #expect(text.contains("b, c") && !text.contains("ac"))
  }

  /// The files in which text is called safe by its writer, and not made safe, with the reason that it is.
  private static let doors: [String: String] = [
    "Cells/Canvas.swift": "a glyph of safe text",
    "Cells/SafeText+Columns.swift": "pieces of safe text",
    "Exporters/ANSIExporter.swift": "cells, which are made of safe text, and colour sequences",
    "Exporters/TextExporter.swift": "cells, which are made of safe text",
    "Exporters/Pictures/Markup.swift": "literals and escaped safe text",
    "Linting/Formats/LintReport+GitHub.swift": "each scalar escaped or made safe",
    "Linting/Formats/SourceExcerpt.swift": "glyphs of safe text",
    "Screens/Panels/InputLine.swift": "what a cell shows",
    "Texts/JSONValue.swift": "each scalar escaped",
    "Texts/MarkdownText.swift": "safe text between backticks",
    "Texts/SafeText+Parts.swift": "pieces of safe text",
    "Texts/SafeText.swift": "the declaration",
    "Widgets/WidgetImage+Picture.swift": "a block glyph of ours",
    "skinscope/Commands/Outcome.swift": "what was safe text before it became bytes",
    "skinscope/Edge/LogGuard.swift": "safe text with a backslash here and there",
  ]

  @Test("Text is called safe without being made so only where it is known why")
  func doors() throws {
    let files = try SourceFile.all()
    #expect(files.count > 400)
    let found = files.filter { file in
      ["SafeText(escaped:", "init(escaped", "SafeText(stringLiteral:", "Markup(stringLiteral:"].contains {
        file.text.utf8.holds($0.utf8)
      }
    }
    #expect(Set(found.map(\.name)) == Set(Self.doors.keys))
  }
}
