import TestSupport
import Testing
import Texts

@testable import skinscope

@MainActor @Suite("The commands that change packs") struct PackEditCommandTests {
  /// A pack and an update in a folder that goes with this.
  private struct Scratch {
    let folder: TemporaryFolder
    let pack: String
    let update: String
    var zip: String { folder.path("out.zip") }
    let xml = "<plist><dict>\n<key>default</key><dict><key>Color</key><dict/></dict>\n</dict></plist>\n"

    init() throws {
      folder = try TemporaryFolder()
      pack = try folder.write("CJSkin.plist", xml)
      update = try folder.write("update.json", #"{"sea": {"Color": {"a": "0x123456"}}}"#)
    }
  }

  private func run(_ arguments: String...) -> Outcome {
    Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() }).run(arguments)
  }

  @Test("install says the same with and without --dry-run, and only then writes")
  func install() throws {
    let scratch = try Scratch()
    let dry = run("install", scratch.update, "--into", scratch.pack, "--dry-run")
    #expect(
      dry == Outcome(output: "\(scratch.pack) would change; nothing was written\n  add  skin sea\n"))
    #expect(run("show", "sea", scratch.pack).exit == .usage)
    #expect(
      run("install", scratch.update, "--into", scratch.pack).output
        == "\(scratch.pack) is changed\n  add  skin sea\n")
    #expect(run("show", "sea", scratch.pack).exit == .done)
    #expect(
      run("remove", "sea", scratch.pack, "--lang", "zh").output == "\(scratch.pack) 已改动\n  删除  皮肤 sea\n")
    #expect(run("show", "sea", scratch.pack).exit == .usage)
  }

  @Test("What cannot be done is told: exit 2 for the wrong skin, 3 for files")
  func refusals() throws {
    let scratch = try Scratch()
    #expect(run("remove", "default", scratch.pack).exit == .usage)
    let unknown = run("remove", "defualt", scratch.pack)
    #expect(unknown.exit == .usage)
    #expect(unknown.messages.first?.hasSuffix("did you mean default?") == true)
    #expect(run("install", scratch.folder.path("nowhere.zip"), "--into", scratch.pack).exit == .unreadable)
    #expect(run("pack", scratch.update, "-o", scratch.zip).exit == .unreadable)
    for line in [["install", "x"], ["pack", "x"]] {
      let outcome = Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() })
        .run(line)
      #expect(outcome.exit == .usage)
      #expect(outcome.messages.first?.contains(" needs -") == true)
    }
  }

  @Test("pack makes a zip that is a pack")
  func pack() throws {
    let scratch = try Scratch()
    #expect(run("pack", scratch.folder.path, "-o", scratch.zip).output == "\(scratch.zip): 1 file, 1 KiB\n")
    #expect(run("list", scratch.zip, "--json").output.contains("\"default\""))
    let piped = run("pack", scratch.folder.path, "-o", "-")
    #expect(piped.outputBytes.starts(with: "PK".utf8) && piped.files.isEmpty && piped.messages.isEmpty)
    var terminal = Environment()
    terminal.outputIsTerminal = true
    let refused = Program(environment: terminal, readInput: { "" }, showPreview: { _, _ in Outcome() })
      .run(["pack", scratch.folder.path, "-o", "-"])
    #expect(refused.exit == .usage && refused.outputBytes.isEmpty)
    let again = run("install", scratch.update, "--into", scratch.zip)
    #expect(again.exit == .unreadable)
    #expect(again.messages.first?.contains("is a zip") == true)
  }
}
