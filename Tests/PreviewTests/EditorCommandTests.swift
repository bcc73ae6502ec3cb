import Testing

@testable import Preview

@Suite("The person's editor")
struct EditorCommandTests {
  @Test(
    "Each family is asked for the line in its way",
    arguments: [
      ("vi", ["vi", "+12", "f"]), ("/usr/bin/vim.basic", ["/usr/bin/vim.basic", "+12", "f"]),
      ("nvim -R", ["nvim", "-R", "+12", "f"]),
      ("emacs29", ["emacs29", "+12", "f"]), ("emacs-gtk", ["emacs-gtk", "+12", "f"]),
      ("emacsclient -t", ["emacsclient", "-t", "+12", "f"]), ("nano", ["nano", "+12", "f"]),
      ("micro", ["micro", "+12", "f"]),
      ("code", ["code", "-g", "f:12"]), ("code --wait", ["code", "-g", "f:12"]),
      ("code-insiders -w", ["code-insiders", "-g", "f:12"]), ("codium", ["codium", "-g", "f:12"]),
      ("subl -w", ["subl", "f:12"]), ("hx", ["hx", "f:12"]), ("kate -b", ["kate", "--line", "12", "f"]),
      ("mate -w", ["mate", "-l", "12", "f"]), ("ed", ["ed", "f"]),
      ("my-editor -w", ["my-editor", "-w", "f"]),
    ] as [(String, [String])])
  func families(line: String, arguments: [String]) throws {
    let editor = try #require(EditorCommand(line))
    #expect(editor.arguments(file: "f", line: 12) == arguments)
  }

  @Test(
    "A column is told to those that can be told one",
    arguments: [
      ("vim", "+call cursor(12,5)"), ("/usr/bin/vim.basic", "+call cursor(12,5)"), ("vim.tiny", "+12"),
      ("vi", "+12"), ("nano", "+12,5"), ("emacs-gtk", "+12:5"), ("micro", "+12:5"), ("code", "f:12:5"),
      ("hx", "f:12:5"), ("joe", "+12"),
    ])
  func columns(line: String, argument: String) throws {
    let editor = try #require(EditorCommand(line))
    #expect(editor.arguments(file: "f", line: 12, column: 5).contains(argument))
  }

  @Test("Without a line only the file is given, and its name is no option")
  func files() throws {
    let editor = try #require(EditorCommand("vim"))
    #expect(editor.arguments(file: "a b.plist", line: nil) == ["vim", "a b.plist"])
    #expect(editor.arguments(file: "-x", line: nil) == ["vim", "./-x"])
    #expect(editor.arguments(file: "+x", line: 1) == ["vim", "+1", "./+x"])
    #expect(EditorCommand("") == nil)
    #expect(EditorCommand("  ") == nil)
    #expect(EditorCommand("''") == nil)
  }

  @Test(
    "The variable is taken apart as a shell would, and nothing in it is run",
    arguments: [
      ("a b  c", ["a", "b", "c"]), (#"'a b' "c d""#, ["a b", "c d"]), (#"a\ b"#, ["a b"]),
      (#""a\"b\\c\d""#, [#"a"b\c\d"#]),
      (#"'a\b'"#, [#"a\b"#]), ("''", [""]), (#"a'b'"c""#, ["abc"]), ("'open", ["open"]),
      (#"end\"#, [#"end\"#]),
      ("$(rm) `x` ; y", ["$(rm)", "`x`", ";", "y"]), ("", []), ("\t a\n", ["a"]),
    ] as [(String, [String])])
  func words(line: String, words: [String]) {
    #expect(ShellWords.split(line) == words)
  }
}
