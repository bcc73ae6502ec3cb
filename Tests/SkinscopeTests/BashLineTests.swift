import Testing

@testable import skinscope

@Suite("A line of bash") struct BashLineTests {
  private static let breaks = " \t\n\"'><=;|&(:"

  @Test(
    "It is taken apart as bash does, the cursor's word last",
    arguments: [
      ("skinscope ", [""]), ("skinscope list", ["list"]), ("skinscope  list\t", ["list", ""]),
      (#"skinscope my\ pack "a b" 'c d'e"#, ["my pack", "a b", "c de"]),
      (#"skinscope "a\"b\c" 'x\'y"#, [#"a"b\c"#, #"x\y"#]), (#"skinscope "a b"#, ["a b"]),
      ("skinscope 'a b", ["a b"]), ("skinscope ''", [""]), ("skinscope '' x", ["", "x"]),
      ("skinscope --skin=青瓷", ["--skin=青瓷"]), ("cd x && skinscope show 夜", ["show", "夜"]),
      ("skinscope list >out ", ["list", "out", ""]), (#"skinscope a\"#, ["a"]), ("", [""]),
    ])
  func words(_ line: String, _ words: [String]) {
    let parsed = BashLine(line, breaks: Self.breaks)
    #expect(parsed.words + [parsed.word.text] == words)
  }

  @Test(
    "What bash replaces is spelled by its quotes and behind its breaks",
    arguments: [
      ("skinscope ", "night sky", #"night\ sky"#), ("skinscope ni", "it's", #"it\'s"#),
      ("skinscope 'ni", "it's", #"it'\''s"#), (#"skinscope "ni"#, #"a"$b`c\d!e'"#, #"a\"\$b\`c\\d"'!'"e'"#),
      (
        "skinscope ni", ##"a"'\$`&;<>|()*?[]{}!#~^ z"##,
        ##"a\"\'\\\$\`\&\;\<\>\|\(\)\*\?\[\]\{\}\!\#\~\^\ z"##
      ),
      ("skinscope --skin=ni", "--skin=night", "night"), ("skinscope --skin=ni", "--skin=青 瓷", #"青\ 瓷"#),
      ("skinscope --skin='ni", "--skin=night sky", "night sky"),
      ("skinscope --skin\\=ni", "--skin=night", "--skin=night"),
      ("skinscope a:b", "a:b c", #"b\ c"#), ("skinscope 'a:b", "a:b c", "a:b c"),
      (#"skinscope "a "b"#, "a bc", #"a\ bc"#), ("skinscope ~/S", "~/Skins/", "~/Skins/"),
      ("skinscope ", "~file", #"\~file"#), ("skinscope --skin=ni", "other", nil),
    ] as [(String, String, String?)])
  func continuations(_ line: String, _ word: String, _ spelled: String?) {
    #expect(BashLine(line, breaks: Self.breaks).word.continuation(to: word) == spelled)
  }

  @Test(
    "Of a variable or a command only bash knows the value",
    arguments: [
      ("skinscope $HOME/x", true), (#"skinscope "$x"#, true), ("skinscope `pwd", true),
      ("skinscope '$x", false),
      (#"skinscope \$x"#, false), ("skinscope $HOME x", false),
    ])
  func variables(_ line: String, _ isExpanded: Bool) {
    #expect(BashLine(line, breaks: Self.breaks).word.isExpanded == isExpanded)
  }
}
