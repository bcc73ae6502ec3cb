import Diagnostics
import Plists
import Skins
import Texts
import Theming

/// `switch-image-ignored`: an image for a switch.
///
/// Since iOS 7 `UISwitch` keeps `onImage` and `offImage` and draws neither. Colour the switch instead, by `switch.on`
/// and `switch.off`; `preview --ios 6` shows the images. Points at the value.
///
/// Found:
///
/// ```json
/// files: default.bundle/on@2x.png default.bundle/on@3x.png
/// Skinscope.plist: {"Image": {"switch.on": "开关图"}}
/// {"default": {"Image": {"开关图": "⟦on.png"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"开关打开色": "0x34C759"}}}
/// ```
enum SwitchImageIgnoredRule: Rule {
  static let code = DiagnosticCode.switchImageIgnored

  static func notes(_ pack: LintSubject) -> [Diagnostic] {
    [ImageRole.switchOn, .switchOff].compactMap { role in
      guard let key = pack.pack.bindings[role].key else { return nil }
      let message = ProblemText.image(.switchIgnored(role: role.rawValue))
      for member in pack.reading.filled {
        guard let entry = member.skin.entry(key, in: .image) else { continue }
        return pack.finding(
          code, skin: member.skin, section: .image, key: key, at: entry.node.span, message)
      }
      return pack.finding(code, section: .image, message)
    }
  }
}
