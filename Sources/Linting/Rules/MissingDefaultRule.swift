import Diagnostics
import Skins
import Texts

/// `missing-default`: no skin of the name `default`.
///
/// Every other skin takes from `default` what it does not set itself. Without it the app shows white, system font
/// 14 pt and no image there. A name that is nearly right is named in the message. Points at the root.
///
/// Found:
///
/// ```json
/// ⟦{"Default": {"Color": {"背景色": "0xFFFFFF"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"背景色": "0xFFFFFF"}}}
/// ```
enum MissingDefaultRule: Rule {
  static let code = DiagnosticCode.missingDefault

  static func check(_ pack: LintSubject) -> [Diagnostic] { finding(in: pack.reading).map { [$0] } ?? [] }

  static func finding(in reading: PackReading) -> Diagnostic? {
    guard reading.defaultSkin == nil else { return nil }
    let near = reading.members.prefix(1_000).map(\.skin.name).first {
      NearMiss.distance($0.lowercased(), SkinPack.defaultSkinName) <= 2
    }
    return Diagnostic(
      code, file: reading.file, position: reading.root.span?.start,
      message: .key(.missingDefault(nearMiss: near)))
  }
}
