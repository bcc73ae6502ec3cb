import Plists
import Skins
import Texts

@testable import Packs

/// Changing single entries of a plist by its bytes: the first four bytes say what is done to the rest.
extension FuzzTarget {
  static let edits = FuzzTarget("edits") { bytes throws(BrokenPromise) in
    guard bytes.count > 4 else { return }
    let file = Array(bytes[4...])
    guard let pack = EditPromises.pack(file), let choice = EditChoice(bytes, pack: pack) else { return }
    let written = try EditPromises.written(file) { patch throws(EditError) in
      try patch.apply(choice.edit, to: pack)
    }
    guard let written, let after = EditPromises.pack(written.bytes) else { return }
    try EditPromises.check(choice.edit, before: pack, after: after)
  }
}

/// An edit out of four bytes, of a skin, a section and a key that are there, as the preview makes them.
struct EditChoice {
  let edit: EntryEdit

  private static let values = ["#12ABEF", "", "a<b&c>\"\\", "]]>", "\r\n键\u{1F600}", "<!-- -->"]

  init?(_ bytes: [UInt8], pack: SkinPack) {
    guard !pack.skins.isEmpty else { return nil }
    let skin = pack.skins[Int(bytes[1]) % pack.skins.count]
    let section = Section.allCases[Int(bytes[2]) % 3]
    let keys = skin.keys(of: section)
    let key = keys.isEmpty ? nil : keys[Int(bytes[2] / 3) % keys.count]
    let value = Self.values[Int(bytes[3]) % Self.values.count]
    let missing = pack.defaultSkin?.keys(of: section).first { skin.entry($0, in: section) == nil }
    switch bytes[0] % 7 {
    case 0:
      guard let key else { return nil }
      edit = .set(skin: skin.name, section: section, key: key, value: value)
    case 1:
      guard let missing else { return nil }
      edit = .set(skin: skin.name, section: section, key: missing, value: value)
    case 2: edit = .addKey("new" + value, section: section, value: value, skins: pack.skins.map(\.name))
    case 3:
      guard let key else { return nil }
      edit = .renameKey(key, section: section, to: "new" + value)
    case 4:
      guard let key else { return nil }
      edit = .deleteKey(key, section: section)
    case 5: edit = .copySkin(skin.name, name: "new" + value)
    default: edit = .fill(skin: skin.name)
    }
  }
}

enum EditPromises {
  static func pack(_ bytes: [UInt8]) -> SkinPack? {
    guard let document = try? PlistReader.read(bytes, file: "p") else { return nil }
    return try? SkinPack(reading: document, file: "p")
  }

  /// Does an edit: what is written can be read, and taking it back leads to the same bytes. Nil where it is refused.
  static func written(
    _ bytes: [UInt8], _ edit: (inout PlistPatch) throws(EditError) -> Void
  ) throws(BrokenPromise) -> (bytes: [UInt8], before: PlistDocument, after: PlistDocument)? {
    let patch: PlistPatch
    let result: [UInt8]
    do throws(EditError) {
      var changed = try PlistPatch(bytes, file: "m")
      try edit(&changed)
      result = try changed.checkedResult()
      patch = changed
    } catch {
      try check(error)
      return nil
    }
    guard let after = try? PlistReader.read(result, file: "m") else {
      throw BrokenPromise(
        description: "what was written cannot be read: \(String(decoding: result, as: UTF8.self))")
    }
    let back = patch.allChanges.inverted(from: bytes).applied(to: result)
    try hold(back == bytes, "an edit taken back leads to other bytes")
    return (result, patch.document, after)
  }

  /// An edit is refused with a reason, and not because it went wrong.
  private static func check(_ error: EditError) throws(BrokenPromise) {
    guard case .refused(let text) = error else { return }
    for language in SafePromises.languages { try SafePromises.check(text.text(in: language)) }
    if case .checkFailed = text { throw BrokenPromise(description: "an edit went wrong and was noticed") }
  }

  /// Where an entry stands.
  private struct Place: Hashable {
    let skin: [UInt8]
    let section: Section
    let key: [UInt8]

    init(_ skin: String, _ section: Section, _ key: String) {
      (self.skin, self.section, self.key) = (Array(skin.utf8), section, Array(key.utf8))
    }
  }

  /// What was to change did, and nothing else.
  static func check(_ edit: EntryEdit, before: SkinPack, after: SkinPack) throws(BrokenPromise) {
    var wanted = entries(of: before)
    switch edit {
    case .set(let skin, let section, let key, let value):
      wanted[Place(skin, section, key)] = written(value)
    case .addKey(let key, let section, let value, let skins):
      for skin in skins { wanted[Place(skin, section, key)] = written(value) }
    case .renameKey(let key, let section, let new):
      for skin in before.skins {
        let value = wanted.removeValue(forKey: Place(skin.name, section, key))
        if let value { wanted[Place(skin.name, section, new)] = value }
      }
    case .deleteKey(let key, let section):
      for skin in before.skins { wanted[Place(skin.name, section, key)] = nil }
    case .copySkin(let skin, let name):
      for section in Section.allCases {
        for entry in before[skin]?.sections[section]?.entries ?? [] {
          wanted[Place(name, section, entry.key)] = JSONValue(entry.node.value).text().description
        }
      }
    case .fill(let skin):
      for section in Section.allCases {
        for entry in before.defaultSkin?.sections[section]?.entries ?? [] {
          let place = Place(skin, section, entry.key)
          if wanted[place] == nil { wanted[place] = JSONValue(entry.node.value).text().description }
        }
      }
    case .bind: break
    }
    let found = entries(of: after)
    try hold(found == wanted, "\(edit) made \(found) and not \(wanted)")
  }

  private static func written(_ value: String) -> String { JSONValue.string(value).text().description }

  private static func entries(of pack: SkinPack) -> [Place: String] {
    var entries: [Place: String] = [:]
    for skin in pack.skins {
      for section in Section.allCases {
        for entry in skin.sections[section]?.entries ?? [] {
          entries[Place(skin.name, section, entry.key)] = JSONValue(entry.node.value).text().description
        }
      }
    }
    return entries
  }
}
