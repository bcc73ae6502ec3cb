import Terminal
import TestSupport
import Testing
import Texts

@testable import skinscope

@MainActor @Suite("The preview as a forced command")
struct KioskCommandTests {
  private let pack =
    ProjectFile.path("Tests/SkinscopeTests/Fixtures/pack")

  /// What the program did, in order.
  @MainActor private final class Diary {
    var lines: [String] = []
    var command: PreviewCommand?
  }

  private func run(
    _ arguments: [String], diary: Diary = Diary(), gaps: [KioskText] = [], hasScreen: Bool = true
  ) -> Outcome {
    Program(
      environment: Environment(outputIsTerminal: hasScreen, inputIsTerminal: hasScreen), readInput: { "" },
      showPreview: { pack, command in
        diary.lines.append("shown \(pack.skins.count)")
        diary.command = command
        return Outcome()
      },
      bind: { name in
        diary.lines.append("bound to \(name)")
        return gaps
      },
      tell: { diary.lines += $0.map(\.description) }
    ).run(arguments)
  }

  @Test("The process is bound to the pack that is named before it is read")
  func boundFirst() {
    let diary = Diary()
    #expect(run(["preview", "--kiosk", "/nowhere"], diary: diary).exit == .unreadable)
    #expect(diary.lines == ["bound to /nowhere"])
    #expect(run(["preview", "--kiosk", pack, "--idle", "2.5"], diary: diary) == Outcome())
    #expect(diary.lines == ["bound to /nowhere", "bound to \(pack)", "shown 3"])
    #expect(diary.command?.isKiosk == true && diary.command?.idleMinutes == 2.5)
  }

  @Test("What the system cannot forbid is told before the screen and after it, and is no failure")
  func gapsAreTold() {
    let diary = Diary()
    let outcome = run(["--kiosk", pack, "--lang", "en"], diary: diary, gaps: [.noLibseccomp, .notBound])
    #expect(
      diary.lines == [
        "bound to \(pack)", KioskText.noLibseccomp.english.description,
        KioskText.notBound.english.description, "shown 3",
      ])
    #expect(outcome.exit == .done)
    #expect(outcome.messages == [KioskText.noLibseccomp.english, KioskText.notBound.english])
  }

  @Test(
    "What would read or write anything but the pack is refused, and nothing is shown",
    arguments: [
      ([], "--kiosk needs the pack to show: skinscope preview --kiosk PACK"),
      (["http://127.0.0.1/x.zip"], "--kiosk shows a pack on the disk, and downloads none"),
      (["PACK", "--against", "HEAD"], "--kiosk and --against exclude each other"),
      (["PACK", "--log", "/tmp/log"], "--kiosk and --log exclude each other"),
      (["PACK", "--map", "/etc/passwd"], "--kiosk and --map exclude each other"),
      (["PACK", "other"], "\"other\" is more than preview takes"),
      (["PACK", "--kiosk=yes"], "--kiosk takes no value, but \"yes\" was given"),
    ])
  func refused(arguments: [String], message: String) {
    let diary = Diary()
    let line = ["preview", "--kiosk"] + arguments.map { $0 == "PACK" ? pack : $0 }
    let outcome = run(line, diary: diary)
    #expect(outcome.messages.first?.description == "skinscope: " + message)
    #expect(outcome.exit == .usage && outcome.output.isEmpty)
    #expect(diary.lines.isEmpty)
  }

  @Test("Without a terminal there is no list either")
  func noTerminal() {
    let diary = Diary()
    let outcome = run(["preview", "--kiosk", pack], diary: diary, hasScreen: false)
    #expect(outcome.output.isEmpty && outcome.exit == .unreadable && diary.lines.isEmpty)
    #expect(outcome.messages == ["skinscope: " + KioskText.needsTerminal.english])
  }

  @Test("Only the preview has it", arguments: CommandName.allCases.filter { $0 != .preview })
  func onlyThePreview(command: CommandName) {
    let outcome = run([command.rawValue, "--kiosk"])
    #expect(outcome.messages.first == "skinscope: \(command.rawValue) has no option --kiosk")
  }

  @Test(
    "Minutes are a number above 0, and at most a day",
    arguments: ["0", "-1", "1441", "x", "", "nan", "inf", "1e400", "５"])
  func noMinutes(value: String) {
    let outcome = run(["preview", pack, "--idle=\(value)"])
    if value.hasPrefix("-"), value.utf8.count > 1 {
      #expect(run(["preview", pack, "--idle", value]) == outcome)
    }
    #expect(outcome.exit == .usage)
    #expect(outcome.messages.first?.hasPrefix("skinscope: --idle cannot be \"\(value)\"") == true)
  }

  @Test("Minutes may be parts of them", arguments: [("0.05", 0.05), ("1440", 1440), ("5", 5)])
  func minutes(text: String, value: Double) {
    let diary = Diary()
    #expect(run(["preview", pack, "--idle", text], diary: diary) == Outcome())
    #expect(diary.command?.idleMinutes == value && diary.command?.isKiosk == false)
  }

  @Test("That strangers come is known before anything is parsed, and only where it is an option")
  func knownEarly() {
    #expect(Program.isKiosk(["preview", "--frobnicate", "--kiosk"]))
    #expect(!Program.isKiosk(["preview", "--", "--kiosk"]))
    #expect(!Program.isKiosk(["preview", "--kiosks"]))
  }

  @Test(
    "Who has no screen gets the list under the pack's own name, and neither a path nor advice for the host",
    arguments: [
      (TerminalError.termCannotAddressCursor("dumb"), KioskText.noScreenHere), (.termUnset, .noScreenHere),
      (.noDescriptorLeft, .noScreenNow), (.noTerminfoDatabase, .noScreenNow),
    ])
  func listForGuests(_ error: TerminalError, _ text: KioskText) {
    let program = Program(
      environment: Environment(outputIsTerminal: true, inputIsTerminal: true), readInput: { "" },
      showPreview: { _, _ throws(TerminalError) in throw error }, bind: { _ in [] }, tell: { _ in })
    for path in [pack, pack + "/"] {
      let outcome = program.run(["--kiosk", path, "--lang", "en"])
      #expect(outcome.exit == .done)
      #expect(outcome.output.hasPrefix("pack: 3 skins\n"))
      #expect(outcome.messages == [text.english])
    }
    // At one's own desk there is something to be done.
    let own = program.run([pack, "--lang", "en"])
    #expect(own.output.hasPrefix("\(pack): 3 skins\n"))
    #expect(own.messages.first == "skinscope: " + error.text.english)
  }

  @Test("Of a pack that cannot be opened guests read no path")
  func noPathForGuests() {
    let outcome = run(["--kiosk", "/srv/secret/nowhere", "--lang", "en"])
    #expect(outcome.exit == .unreadable)
    #expect(outcome.messages.first?.hasPrefix("nowhere: ") == true)
    #expect(!outcome.messages.contains { $0.contains("secret") })
  }
}
