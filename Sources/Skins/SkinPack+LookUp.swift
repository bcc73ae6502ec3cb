import Colors
import Diagnostics
import Plists

extension SkinPack {
  /// The colour of `key` in `skin`: its own, else `default`'s, else white.
  ///
  /// - Parameter reader: the library by which the app reads it.
  public func color(_ key: String, in skin: Skin, reader: ReaderLibrary = .swift) -> Resolution<Color> {
    resolve(key, section: .color, in: skin, lastResort: .white) { $0.asColor(by: reader) }
  }

  /// The font of `key` in `skin`: its own, else `default`'s, else the system font of 14 pt.
  ///
  /// - Parameter reader: the library by which the app reads it.
  public func font(_ key: String, in skin: Skin, reader: ReaderLibrary = .swift) -> Resolution<Font> {
    resolve(key, section: .font, in: skin, lastResort: Font()) { $0.asFont(by: reader) }
  }

  /// The keys that a skin shows: `default`'s first, then its own extras, each in the order of the file.
  public func keys(of section: Section, in skin: Skin) -> [String] {
    guard let inherited = defaultSkin?.sections[section], skin.name != Self.defaultSkinName else {
      return skin.keys(of: section)
    }
    let extras = skin.sections[section]?.entries.filter { inherited[$0.key] == nil } ?? []
    return inherited.entries.map(\.key) + extras.map(\.key)
  }

  /// The keys of all skins: `default`'s first, then what the others add, in the order of the file.
  public func allKeys(of section: Section) -> [String] {
    var union = KeyUnion()
    if let defaultSkin { union.add(defaultSkin.sections[section]?.entries ?? []) }
    for skin in skins where skin.name != Self.defaultSkinName {
      union.add(skin.sections[section]?.entries ?? [])
    }
    return union.keys
  }

  /// Walks the ladder: the skin's own entry, `default`'s, the last resort.
  private func resolve<Value: Sendable>(
    _ key: String, section: Section, in skin: Skin, lastResort: Value,
    read: (PlistEntry) -> EntryReading<Value>
  ) -> Resolution<Value> {
    let isDefault = skin.name == Self.defaultSkinName
    let ownEntry = skin.entry(key, in: section)
    let ownReading = ownEntry.map(read)
    if let value = ownReading?.value {
      return Resolution(
        value: value, source: .skin, entry: ownEntry, entryIsOwn: true, problems: ownReading?.problems ?? [],
        own: .used)
    }
    let inheritedEntry = isDefault ? nil : defaultSkin?.entry(key, in: section)
    let inheritedReading = inheritedEntry.map(read)
    return Resolution(
      value: inheritedReading?.value ?? lastResort,
      source: inheritedReading?.value == nil ? .fallback : .default,
      entry: ownEntry ?? inheritedEntry, entryIsOwn: ownEntry != nil,
      problems: (ownReading ?? inheritedReading)?.problems ?? [],
      own: Self.rung(ownReading), inherited: isDefault ? .notAsked : Self.rung(inheritedReading))
  }

  private static func rung<Value>(_ reading: EntryReading<Value>?) -> Rung {
    guard let reading else { return .absent }
    if let refusal = reading.refusal { return .refused(refusal) }
    return .used
  }
}
