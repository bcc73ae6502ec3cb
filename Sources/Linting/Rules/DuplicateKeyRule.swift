import Diagnostics
import Plists
import Skins
import Texts

/// `duplicate-key`: a skin, section, key or font property that is written more than once.
///
/// Only the last one counts (in a binary plist the first); the others are dead text that looks alive. Points at the
/// key that comes later, with a note at the one before it.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000", "⟦标题": "0x111111"}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}}, "⟦default": {"Color": {"标题": "0x111111"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}, "Font": {"标题": {"Name": "", "Size": "17"}}}}
/// ```
enum DuplicateKeyRule: Rule {
  static let code = DiagnosticCode.duplicateKey

  static func check(_ pack: LintSubject) -> [Diagnostic] {
    // An overridden entry of the top level is a skin's only where the one that counts is one.
    findings(in: pack.reading.dictionary, of: pack) { counting in
      if case .dictionary = counting.node.value { return (counting.key, nil, nil) }
      return (nil, nil, nil)
    }
  }

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    let name = skin.skin.name
    var found = findings(in: skin.dictionary, of: pack) { (name, $0.key, nil) }
    for section in skin.dictionary.entries {
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
    return found
  }

  private typealias Owner = (skin: String?, section: String?, key: String?)

  /// The findings of one dictionary; `owner` says whose the entry is that counts.
  private static func findings(
    in dictionary: PlistDictionary, of pack: LintSubject, owner: (PlistEntry) -> Owner
  ) -> [Diagnostic] {
    dictionary.overridden.prefix(Limits.Findings.found).compactMap { overridden in
      guard let counting = dictionary[overridden.key] else { return nil }
      let spans = [overridden.keySpan, counting.keySpan].compactMap { $0 }.sorted { $0.start < $1.start }
      let owner = owner(counting)
      return Diagnostic(
        code, skin: owner.skin, section: owner.section, key: owner.key, file: pack.reading.file,
        position: spans.last?.start,
        message: .key(.duplicateKey(overridden.key, lastCounts: pack.reading.format != .binary)),
        notes: spans.count < 2 ? [] : [pack.note(at: spans[0], .key(.overriddenHere))])
    }
  }
}
