import Diagnostics
import Plists
import Texts

/// `duplicate-key`: a skin, section, key or font property written more than once. Points at the key that comes
/// later, with a note at the one before it.
enum DuplicateKeyRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    // An overridden entry of the top level is a skin's only where the one that counts is one.
    var found = findings(in: pack.dictionary, of: pack) { counting in
      if case .dictionary = counting.node.value { return (counting.key, nil, nil) }
      return (nil, nil, nil)
    }
    for member in pack.filled {
      let name = member.skin.name
      found += findings(in: member.dictionary, of: pack) { (name, $0.key, nil) }
      for section in member.dictionary.entries {
        guard Section(rawValue: section.key) != nil, case .dictionary(let values) = section.node.value else {
          continue
        }
        found += findings(in: values, of: pack) { (name, section.key, $0.key) }
        guard section.key == Section.font.rawValue else { continue }
        for entry in values.entries {
          guard case .dictionary(let font) = entry.node.value else { continue }
          found += findings(in: font, of: pack) { _ in (name, section.key, entry.key) }
        }
      }
    }
    return found
  }

  private typealias Owner = (skin: String?, section: String?, key: String?)

  /// The findings of one dictionary; `owner` says whose the entry is that counts.
  private static func findings(
    in dictionary: PlistDictionary, of pack: PackReading, owner: (PlistEntry) -> Owner
  ) -> [Diagnostic] {
    dictionary.overridden.compactMap { overridden in
      guard let counting = dictionary[overridden.key] else { return nil }
      let spans = [overridden.keySpan, counting.keySpan].compactMap { $0 }.sorted { $0.start < $1.start }
      let owner = owner(counting)
      return Diagnostic(
        .duplicateKey, skin: owner.skin, section: owner.section, key: owner.key, file: pack.file,
        position: spans.last?.start,
        message: .key(.duplicateKey(overridden.key, lastCounts: pack.format != .binary)),
        notes: spans.count < 2
          ? [] : [DiagnosticNote(file: pack.file, position: spans[0].start, message: .key(.overriddenHere))])
    }
  }
}
