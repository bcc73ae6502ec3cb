import Testing
import Texts

@testable import skinscope

@Suite("The words that may come next") struct WordCompleterTests {
  private let completer = WordCompleter(
    language: .english,
    skins: { pack in
      switch pack {
      case nil: [OfferedSkin(name: "shipped", note: "")]
      case ".": [OfferedSkin(name: "here", note: "")]
      case "Skins": ["night sky", "青瓷", "-dash", "evil\u{1B}[2J", ""].map { OfferedSkin(name: $0, note: "") }
      default: []
      }
    },
    revisions: { pack in pack == "Skins" ? ["main", "v1.0", "-odd"] : [] },
    files: { folder in
      switch folder {
      case "":
        [
          OfferedFile(name: "Skins", isFolder: true), OfferedFile(name: "a.plist", isFolder: false),
          OfferedFile(name: "b.JSON", isFolder: false), OfferedFile(name: "c.zip", isFolder: false),
          OfferedFile(name: "d.txt", isFolder: false), OfferedFile(name: ".hidden", isFolder: true),
          OfferedFile(name: "-e", isFolder: true), OfferedFile(name: "f\n.zip", isFolder: false),
        ]
      case "Skins/": [OfferedFile(name: "CJSkin.plist", isFolder: false)]
      default: []
      }
    })

  private func words(_ before: String..., at word: String = "", after: [String] = []) -> [String] {
    completer.offers(for: TypedLine(before: before, word: word, after: after)).map(\.word)
  }

  private static let packs = ["Skins/", "a.plist", "b.JSON", "c.zip"]
  private static let commands = CommandName.allCases.map(\.rawValue)

  @Test("First come the commands, and packs to preview")
  func first() {
    #expect(words() == Self.commands + Self.packs)
    #expect(words("help") == Self.commands)
  }

  @Test(
    "Packs are folders and files that can be one; what is hidden, or would be an option, has to be asked for")
  func packs() {
    #expect(words("list") == Self.packs)
    #expect(words("list", at: "Skins/CJ") == ["Skins/CJSkin.plist"])
    #expect(words("list", at: "nowhere/") == [])
    #expect(words("list", at: ".") == Self.packs + [".hidden/"])
    #expect(words("list", "--") == ["Skins/", "a.plist", "b.JSON", "c.zip", "-e/"])
    #expect(words("lint", "Skins", "c.zip") == Self.packs)
    #expect(words("install", "c.zip", "--into") == Self.packs)
    #expect(words("install", "c.zip", at: "--into=Skins/") == ["--into=Skins/CJSkin.plist"])
    #expect(words("list", at: "https://example.com/") == [])
  }

  @Test("Skins are those of the pack that is named, else of the one at hand")
  func skins() {
    #expect(words("show") == ["shipped"])
    #expect(words("remove") == ["here"])
    #expect(words("remove", after: ["Skins"]) == ["night sky", "青瓷"])
    #expect(words("show", after: ["Skins"]) == ["night sky", "青瓷"])
    #expect(words("Skins", "--skin") == ["night sky", "青瓷"])
    #expect(words("Skins", at: "--skin=") == ["--skin=night sky", "--skin=青瓷", "--skin=-dash"])
    #expect(words("render", "broken", "--skin") == [])
    #expect(words("diff", "Skins") == ["night sky", "青瓷"] + Self.packs)
    #expect(words("diff", "Skins", "青瓷") == ["night sky", "青瓷"])
  }

  @Test("Options are those that the command has and that are not there yet")
  func options() {
    #expect(words("cache", at: "-") == ["--dry-run", "--lang", "--help", "--version"])
    #expect(words("cache", "--dry-run", at: "--d") == ["--lang", "--help", "--version"])
    #expect(words("cache", "clear") == ["--dry-run", "--lang", "--help", "--version"])
    #expect(words("render", at: "-o") == ["-o"])
    #expect(words("cache", at: "-o") == ["--dry-run", "--lang", "--help", "--version"])
    #expect(!words("completion", at: "-").contains("--words"))
  }

  @Test("Values are what the declaration allows", arguments: CommandName.allCases)
  func values(_ command: CommandName) {
    for option in command.options where option.value != .flag {
      let offered = words(command.rawValue, option.spelling)
      switch option.value {
      case .choice(let names): #expect(offered == names)
      case .format: #expect(offered == command.formats)
      case .language: #expect(offered == ["en", "zh"])
      case .size: #expect(!offered.isEmpty && offered.allSatisfy { ScreenSize($0) != nil })
      case .seconds, .minutes: #expect(offered.isEmpty)
      case .flag, .text, .output: break
      }
      // Each word that is offered is one that the parser takes, too.
      let attached = words(command.rawValue, at: option.spelling + "=")
      #expect(
        attached.filter { $0 != "\(option.spelling)=-e/" && $0 != "\(option.spelling)=-dash" }
          == offered.map { "\(option.spelling)=\($0)" })
    }
  }

  @Test("Revisions are those of the repository that the pack is in")
  func revisions() {
    #expect(words("diff", "--git", after: ["Skins"]) == ["HEAD", "main", "v1.0"])
    #expect(words("preview", "--against") == ["HEAD"])
    #expect(words("Skins", at: "--against=") == ["--against=HEAD", "--against=main", "--against=v1.0"])
  }

  @Test("Files to write and to read are those of the right kind")
  func files() {
    #expect(words("pack", "-o") == ["Skins/", "c.zip"])
    #expect(words("pack") == ["Skins/"])
    #expect(words("preview", "--map") == ["Skins/", "a.plist", "b.JSON"])
    #expect(words("preview", "--log") == ["Skins/", "a.plist", "b.JSON", "c.zip", "d.txt"])
    #expect(words("color") == [])
  }
}
