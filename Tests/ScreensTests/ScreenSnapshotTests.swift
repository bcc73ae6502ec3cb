import Cells
import Colors
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Theming

@testable import Preview

/// What the snapshots show.
enum SnapshotPage: String, CaseIterable, Sendable {
  case messages, work, palette, detail, inspector, help, find, compare
  case messagesInChinese = "messages-zh"

  var language: Language { self == .messagesInChinese ? .simplifiedChinese : .english }

  /// The keys that lead there.
  fileprivate var keys: [Key] {
    switch self {
    case .messages, .messagesInChinese: []
    case .work: [.character("g")]
    case .palette: [.character("g"), .character("g")]
    case .detail: [.character("g"), .enter]
    case .inspector: [.character("i"), .down, .down, .down]
    case .help: [.character("?")]
    case .compare: [.character("c")]
    case .find: [.character("/"), .character("t")]
    }
  }
}

/// Every page in every shipped skin, as recorded. To record anew, having looked at what differs:
///
///     RECORD_SNAPSHOTS=1 swift test --filter ScreenSnapshotTests
@Suite("Snapshots of the screen")
@MainActor
struct ScreenSnapshotTests {
  nonisolated private static let sizes = ["80x24", "120x40", "40x20"]

  @Test("Every page in every shipped skin", arguments: SnapshotPage.allCases, sizes)
  func shippedSkins(page: SnapshotPage, size: String) throws {
    try check("\(page.rawValue)-\(size)", page: page, size: size, of: try TestFiles.themes())
  }

  @Test(
    "Packs with few keys, with other words, and with what would crash",
    arguments: ["example", "tea-house", "harbour", "crashers"])
  func otherPacks(name: String) throws {
    try check("pack-\(name)", page: .messages, size: "80x24", of: try TestFiles.pack(name))
  }

  @Test("A colour being tuned, and a role being bound", arguments: sizes)
  func tuningAndBinding(size: String) throws {
    let tuning = [Key.character("="), .down, .character(">"), .character(">")]
    try check("tune-\(size)", keys: tuning, size: size, of: try TestFiles.pack("tea-house"))
    let binding = [Key.character("b"), .down, .down, .down]
    try check("bind-\(size)", keys: binding, size: size, of: try TestFiles.pack("tea-house"))
  }

  @Test("The problems of a pack with many", arguments: sizes)
  func problems(size: String) throws {
    let keys = [Key.character("!"), .down, .down]
    try check("problems-\(size)", keys: keys, size: size, of: try TestFiles.pack("crashers"))
  }

  private func check(_ name: String, page: SnapshotPage, size: String, of pack: LoadedPack) throws {
    try check(name, keys: page.keys, language: page.language, size: size, of: pack)
  }

  private func check(
    _ name: String, keys: [Key], language: Language = .english, size: String, of pack: LoadedPack
  ) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let cells = CellSize(columns: numbers[0], rows: numbers[1])
    let screens = pack.pack.skinPack.skins.map { skin in
      let previewer = Previewer(pack, size: cells, skin: skin.name, theme: .light, language: language)
      _ = previewer.render()
      for key in keys { _ = previewer.update(.key(key), now: 0) }
      return (skin: SafeText(skin.name).description, buffer: previewer.render())
    }
    for screen in screens { #expect(screen.buffer.firstCut == nil, "\(screen.skin)") }
    let now = ScreenSnapshot(title: name, screens: screens).text
    #expect(!now.contains("\u{FFFD}"), "the alphabet of the snapshots is too small")
    let file = "Tests/ScreensTests/Snapshots/\(name).txt"
    if ProjectFile.isRecording { return try ProjectFile.write(now, to: file) }
    let recorded = try #require(try? ProjectFile.text(file), "\(name) was never recorded")
    if let difference = SnapshotDifference(recorded: recorded, now: now) {
      Issue.record("Snapshots/\(name).txt differs first in \(difference.description)")
    }
  }

  @Test("A difference is told by its line, its section and its first column")
  func differencesAreTold() {
    let recorded = "title\n\n# screen in a\n 0 │青x│\n 1 │ab│\n"
    #expect(SnapshotDifference(recorded: recorded, now: recorded) == nil)
    let words = SnapshotDifference(recorded: recorded, now: "title\n\n# screen in a\n 0 │青y│\n 1 │ac│\n")
    #expect(
      words?.description == """
        line 4, in “# screen in a”, and 1 more lines:
          recorded:  0 │青x│
          now:       0 │青y│
                          ^
        """)
    #expect(SnapshotDifference(recorded: "a\n", now: "a\nb\n") != nil)
  }

  @Test("A snapshot shows each text once, differences by skin, and every change of a colour or attribute")
  func snapshotsShowEverything() {
    var day = Canvas(size: CellSize(columns: 4, rows: 1), filledWith: .white)
    day.draw("day", column: 0, row: 0, color: .black)
    var night = Canvas(size: CellSize(columns: 4, rows: 1), filledWith: .black)
    night.draw("dax", column: 0, row: 0, color: .white, attributes: .bold)
    let text = ScreenSnapshot(title: "t", screens: [("day", day.buffer), ("night", night.buffer)]).text
    #expect(
      text == """
        t

        # screen in day
         0 │day │

        # differs in night
         0 from 2: x

        # letters
         0 │aaab│

        # ink on ground, day, night
        a  #000000/#FFFFFF  #FFFFFF/#000000 b
        b         /#FFFFFF         /#000000

        """)
  }
}
