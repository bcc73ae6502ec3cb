import Diagnostics
import Skins
import Texts
import Theming

/// `role-unbound`: parts of the mock screen for which the pack has no key.
///
/// They show iOS's own look, or no image, so that the screen tells less about the pack than it could. Name the keys in
/// `Skinscope.plist`; an empty key there says that there is none, and silences this. A role that derives its colour
/// from a key of the pack is not meant. One note for colours, fonts and images each.
///
/// Found:
///
/// ```json
/// {"⟦default": {"Color": {"甲": "0x000000"}}}
/// ```
///
/// Fine:
///
/// ```json
/// Skinscope.plist: {"Font": {"nav.title": "字", "label.headline": "字", "label.body": "字", "label.caption": "字",
///  "button": "字", "picker": "字", "tab": "字"}}
/// {"default": {"Font": {"字": {"Name": "", "Size": "17"}}}}
/// ```
enum RoleUnboundRule: Rule {
  static let code = DiagnosticCode.roleUnbound

  static func notes(_ pack: LintSubject) -> [Diagnostic] {
    // Of a pack that says nothing of a kind, nothing is missed.
    guard let skin = pack.defaultSkin ?? pack.reading.filled.first?.skin else { return [] }
    let roles = pack.pack.roles(of: skin, theme: .light, reader: pack.reader)
    let map = pack.pack.roleMap
    let colors = ColorRole.allCases.filter { roles[$0].from == .theme && map?.colors[$0] != "" }
    let fonts = FontRole.allCases.filter { roles[$0].from == .theme && map?.fonts[$0] != "" }
    let images = ImageRole.allCases.filter { roles[$0].from == .theme && map?.images[$0] != "" }
    let hasImages = !pack.pack.images.imageStems.isEmpty || !pack.pack.imageKeys.isEmpty
    return [
      note(.color, colors.map(\.rawValue), isMeant: !pack.pack.colorKeys.isEmpty, in: pack),
      note(.font, fonts.map(\.rawValue), isMeant: !pack.pack.fontKeys.isEmpty, in: pack),
      note(.image, images.map(\.rawValue), isMeant: hasImages, in: pack),
    ].compactMap { $0 }
  }

  private static func note(_ section: Section, _ roles: [String], isMeant: Bool, in pack: LintSubject)
    -> Diagnostic?
  {
    guard isMeant, !roles.isEmpty else { return nil }
    return pack.finding(code, section: section, .sight(.rolesUnbound(roles, section: section.rawValue)))
  }
}
