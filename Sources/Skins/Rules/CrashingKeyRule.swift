import Diagnostics
import Texts

/// `key-crashes-app`: a key that begins with `@`. Points at the key.
enum CrashingKeyRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    Section.allCases.flatMap { section in
      pack.findings(in: section) { skin, entry in
        guard entry.keyCrashesApp else { return [] }
        return [
          pack.finding(
            .keyCrashesApp, skin: skin, section: section, key: entry.key, at: entry.keySpan,
            .key(.crashesApp(entry.key)))
        ]
      }
    }
  }
}
