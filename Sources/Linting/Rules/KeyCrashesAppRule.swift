import Diagnostics
import Skins
import Texts

/// `key-crashes-app`: a key that begins with `@`.
///
/// Both libraries look values up by key-value coding, where `@` begins an operator. Asking for such a key ends the
/// app. Rename it.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"⟦@背景色": "0xFFFFFF"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"背景色@": "0xFFFFFF"}}}
/// ```
enum KeyCrashesAppRule: Rule {
  static let code = DiagnosticCode.keyCrashesApp

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    Section.allCases.flatMap { section in
      skin.entries(of: section).compactMap { entry in
        guard entry.keyCrashesApp else { return nil }
        return pack.finding(
          code, skin: skin.skin, section: section, key: entry.key, at: entry.keySpan,
          .key(.crashesApp(entry.key)))
      }
    }
  }
}
