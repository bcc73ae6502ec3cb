import TestSupport
import Testing
import Texts

@testable import skinscope

@MainActor @Suite("What shells are answered") struct ShellAnswerTests {
  private static let fixtures =
    ProjectFile.path("Tests/SkinscopeTests/Fixtures")

  private func run(_ arguments: String...) -> Outcome {
    Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() }).run(arguments)
  }

  private func answer(_ shell: Shell, _ operands: String...) -> [String] {
    let arguments = ["completion", shell.rawValue, "--words", "--"] + operands
    let outcome = Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() })
      .run(arguments)
    #expect(outcome.exit == .done && outcome.messages.isEmpty)
    return String(decoding: outcome.outputBytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("bash gets what begins as it is typed, spelled for its line, and how to treat it")
  func bash() {
    #expect(answer(.bash, "skinscope ren", "", "=:") == ["nosort", "render"])
    #expect(answer(.bash, "skinscope REN", "", "=:") == ["nosort", "render"])
    #expect(answer(.bash, "skinscope render --format=s", "", "=:") == ["nosort", "svg"])
    #expect(answer(.bash, "skinscope render --format=s", "", "") == ["nosort", "--format=svg"])
    #expect(
      answer(.bash, "skinscope list \(Self.fixtures)/hea", "", "") == [
        "nospace", "\(Self.fixtures)/headless/",
      ])
    #expect(
      answer(.bash, "skinscope list '\(Self.fixtures)/hea", "", "") == [
        "filenames", "\(Self.fixtures)/headless",
      ])
    #expect(answer(.bash, "skinscope show 青", " \(Self.fixtures)/pack", "") == ["nosort", "青瓷"])
    #expect(answer(.bash, "skinscope list $HOME/", "", "") == ["default"])
    #expect(answer(.bash, "skinscope xyz", "", "") == ["nosort"])
    #expect(answer(.bash) == answer(.bash, "skinscope ", "", ""))
  }

  @Test("zsh gets marks, colons escaped, and only what stands behind the lead")
  func zsh() {
    #expect(
      answer(.zsh, "1", "render", "--theme=l") == ["*=", "=light", "=dark"])
    #expect(answer(.zsh, "1", "list", Self.fixtures + "/") == ["*/", "-headless/", "-pack/"])
    #expect(answer(.zsh, "1", "list", "$HOME/") == ["?"])
    #expect(
      answer(.zsh, "2", "show", "x", Self.fixtures + "/pa") == ["*/", "-headless/", "-pack/"])
    #expect(
      answer(.zsh, "1", "show", "", Self.fixtures + "/pack").first
        == "=default:2 colours, 2 images, 1 font")
    let offers = [WordOffer(word: #"a:b\c"#, note: "d:e"), WordOffer(word: "x/", isOpen: true)]
    #expect(
      Shell.zsh.answer(offers, to: BashWord(), on: TypedLine(before: [], word: ""))
        == "=a\\:b\\\\c:d:e\n-x/\n")
    let marked = [WordOffer(word: "x", note: "`a` is `b`")]
    for shell in [Shell.zsh, .fish] {
      let answer = shell.answer(marked, to: BashWord(), on: TypedLine(before: [], word: ""))
      #expect(answer.hasSuffix("a is b\n"))
    }
  }

  @Test("fish gets words and notes, and its quotes are understood")
  func fish() {
    let pack = Self.fixtures + "/pack"
    #expect(
      answer(.fish, "2", "render", pack, "--skin=").last
        == "--skin=empty\tempty")
    for word in ["'\(Self.fixtures)/pa", "\"\(Self.fixtures)/pa", "\(Self.fixtures)/\\pa"] {
      #expect(answer(.fish, "1", "list", word).last == "\(pack)/\t")
    }
  }

  @Test("Numbers that are none, and words that are not there, do no harm", arguments: [Shell.zsh, .fish])
  func oddNumbers(_ shell: Shell) {
    for count in ["-1", "99999999999999999999", "x", "7", "0"] {
      _ = answer(shell, count)
      _ = answer(shell, count, "list", "--format=")
    }
    #expect(answer(shell) == answer(shell, "0", ""))
  }

  @Test("A pack that is broken, missing, or on the net offers no skin and says nothing")
  func brokenPacks() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("broken.plist", "<plist><dict><key>night")
    for pack in [broken, folder.path, "/dev/zero", "/nowhere", "https://127.0.0.1:9/x.zip", "ftp://x/y"] {
      #expect(answer(.fish, "2", pack, "--skin", "") == [])
    }
  }

  @Test("A name that a terminal would obey is not offered")
  func evilNames() throws {
    let folder = try TemporaryFolder()
    let pack = try folder.write(
      "a.json", #"{"default": {}, "evil\u001b[2J": {}, "tab\there": {}, "line\nend": {}}"#)
    for shell in Shell.allCases {
      let words = shell == .bash ? ["skinscope \(pack) --skin ", "", ""] : ["2", pack, "--skin", ""]
      let outcome = Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() })
        .run(["completion", shell.rawValue, "--words", "--"] + words)
      #expect(!outcome.outputBytes.contains(0x1B) && outcome.output.contains("default"))
      #expect(!outcome.output.contains("evil") && !outcome.output.contains("here"))
    }
  }

  @Test("What a shell reads names the program and asks it, and other shells are refused")
  func scripts() {
    for shell in Shell.allCases {
      let script = run("completion", shell.rawValue).output
      #expect(script.contains("skinscope completion \(shell.rawValue) --words -- "))
    }
    let outcome = run("completion", "zhs")
    #expect(outcome.exit == .usage)
    #expect(
      outcome.messages.first
        == "skinscope: completion cannot be \"zhs\"; it is one of bash, zsh, fish; did you mean zsh?")
    #expect(run("completion").exit == .usage)
    #expect(run("completion", "bash", "x").exit == .usage)
  }
}
