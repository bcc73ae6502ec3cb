import Diagnostics
import Texts

/// `key-crashes-app`: a key that begins with `@`. Points at the key.
enum CrashingKeyRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    Section.allCases.flatMap { section in
      pack.entries(of: section).filter(\.entry.keyCrashesApp).map { skin, entry in
        pack.finding(
          .keyCrashesApp, skin: skin, section: section, key: entry.key, at: entry.keySpan,
          .key(.crashesApp(entry.key)))
      }
    }
  }
}
