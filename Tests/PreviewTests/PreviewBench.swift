import Cells
import Colors
import Packs
import Screens
import Skins
import Terminal
import TestSupport
import Testing
import Texts
import Theming

@testable import Preview

/// A pack in a folder of its own, which goes with it.
final class TemporaryPack {
  private let folder: TemporaryFolder
  var path: String { folder.path("pack.json") }

  init(_ json: String) throws {
    folder = try TemporaryFolder()
    try write(json)
  }

  /// Saves the pack, and with it a map of roles.
  func write(_ json: String, map: String? = nil) throws {
    for (name, text) in [("pack.json", json), ("Skinscope.plist", map ?? "")] where !text.isEmpty {
      try folder.write(name, text)
    }
  }

  /// Puts another file beside the pack, in the place of what was there; with nil it is taken away.
  func put(_ bytes: [UInt8]?, as name: String) throws {
    if let bytes { try folder.write(name, bytes: bytes) } else { try folder.remove(name) }
  }

  /// What stands in the pack, or in its map of roles; nil where there is none.
  func text(_ name: String = "pack.json") -> String? { folder.text(name) }

  /// The pack as it is now.
  func load() throws -> LoadedPack { LoadedPack(try Pack.open(path: path)) }
}

/// A preview without a terminal, driven by events at times of the test's own.
@MainActor
struct PreviewBench {
  let pack: TemporaryPack
  let previewer: Previewer
  let moment = SaveMoment(time: "14:02:11", milliseconds: "12")

  init(
    _ json: String = Self.skins, columns: Int = 80, rows: Int = 24, skin: String? = nil,
    language: Language = .english
  ) throws {
    pack = try TemporaryPack(json)
    previewer = Previewer(
      try pack.load(), size: CellSize(columns: columns, rows: rows), skin: skin, theme: .light,
      language: language)
    _ = previewer.render()
  }

  /// Four skins, one of which is empty.
  static let skins = """
    {
      "default": {"Color": {"view.background": "0xFFFFFF", "label.body": "0x111111", "nav.title": "0x222222"},
        "Font": {"label.body": {"Name": "", "Size": "16"}}, "Image": {"hero": "top.png"}},
      "night": {"Color": {"view.background": "0x000000", "label.body": "0xEEEEEE"}},
      "empty": {"Color": {}},
      "青瓷": {"Color": {"view.background": "0xEAF3EE"}}
    }
    """

  /// The skin in view.
  var skin: String { previewer.model.skin.name }
  var state: PreviewState { previewer.state }
  var phone: Phone { previewer.scene.phone }
  /// What the status line says happened last.
  var message: String { state.scene.status.message?.text.description ?? "" }

  /// Presses keys, each followed by the screen that it brings.
  @discardableResult
  func press(_ keys: Key..., at now: UInt64 = 0) -> PreviewEffect? {
    var effect: PreviewEffect?
    for key in keys {
      effect = previewer.update(.key(key), now: now)
      _ = previewer.render()
    }
    return effect
  }

  /// Types characters.
  @discardableResult
  func type(_ characters: String, at now: UInt64 = 0) -> PreviewEffect? {
    var effect: PreviewEffect?
    for character in characters { effect = press(.character(character), at: now) }
    return effect
  }

  /// Saves the pack and lets the preview read it.
  func save(_ json: String, map: String? = nil, at now: UInt64 = 0) throws {
    try pack.write(json, map: map)
    _ = previewer.update(.reloaded(try pack.load(), moment), now: now)
    _ = previewer.render()
  }

  /// Saves a file beside the pack, and lets the preview read it all.
  func put(_ bytes: [UInt8]?, as name: String) throws {
    try pack.put(bytes, as: name)
    _ = previewer.update(.reloaded(try pack.load(), moment), now: 0)
    _ = previewer.render()
  }

  /// Saves the pack with one text in the place of another.
  func save(replacing old: String, by new: String, at now: UInt64 = 0) throws {
    let parts = Self.skins.split(separator: old, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(old) stands not once in the pack")
    try save(parts.joined(separator: new), at: now)
  }

  /// Does what the loop does with a request to write: into the files, and back through a reload.
  ///
  /// - Parameter meanwhile: what happens to the pack after it was written and before it is read.
  @discardableResult
  func carryOut(
    _ effect: PreviewEffect?, with writer: PackWriter, meanwhile: () throws -> Void = {}
  ) throws -> WriteFailure? {
    guard case .write(let request)? = effect else { throw NothingToWrite() }
    var broken: (any Error)?
    let failure = previewer.write(request, by: writer) {
      do { try meanwhile() } catch { broken = error }
      readAgain()
    }
    if let broken { throw broken }
    _ = previewer.render()
    return failure
  }

  /// Lets the preview read the pack, whatever stands there.
  func readAgain() {
    do {
      let loaded = try pack.load()
      if let failure = loaded.pack.roleMapFailure {
        _ = previewer.update(previewer.event(of: failure), now: 0)
      } else {
        _ = previewer.update(.reloaded(loaded, moment), now: 0)
      }
    } catch let error as PackError {
      _ = previewer.update(previewer.event(of: error.diagnostic), now: 0)
    } catch {
      Issue.record(error)
    }
  }

  private struct NothingToWrite: Error {}

  func click(_ column: Int, _ row: Int, at now: UInt64 = 0) {
    _ = previewer.update(.mouse(MouseEvent(.press(.left), column: column, row: row)), now: now)
  }
}

extension CellBuffer {
  /// What stands in a row; the right halves of wide characters are left out.
  func text(ofRow row: Int) -> String { self.row(row).map(\.text).joined() }

  /// Whether something is written in a colour.
  func writes(_ color: Color) -> Bool {
    (0..<rows).contains { self.row($0).contains { $0.foreground == color && $0.text != " " } }
  }

  /// Whether a text stands in one of the rows.
  func shows(_ text: String) -> Bool { (0..<rows).contains { self.text(ofRow: $0).contains(text) } }
}
