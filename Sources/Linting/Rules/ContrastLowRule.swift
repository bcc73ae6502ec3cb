import Colors
import Diagnostics
import Plists
import Skins
import Texts
import Theming

/// `contrast-low`: a text that is hard to read on its ground.
///
/// Every text of the mock screen is measured on the ground that it stands on, both as seen: composited, and after all
/// fallbacks. WCAG 2.2 AA asks for 4.5:1, and for 3:1 where the text is large: from 18 points, or from 14 in bold. Of an
/// icon, as the navigation bar's buttons are, it asks for 3:1 too.
/// Points at the text's value, else at the ground's; the message names the nearest colour that passes, and where to put
/// it: into the value; where `default`'s value is shown into the skin, so that other skins stay as they are; where the
/// text has no key into one that it is bound to. A text that is disabled need not pass, and a pair that is wholly the theme's is not the pack's fault: those are notes. `--matrix`
/// prints the contrast of all skins; `Thresholds` in the `Lint` dictionary sets `contrast` and `contrast-large`.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"view.background": "0xFFFFFF", "label.headline": "0x000000", "label.body": "⟦0x999999",
///  "label.caption": "0x666666"}}}
/// ```
///
/// Noted:
///
/// ```json
/// {"default": {"Color": {"button.background": "0x0A60D0", "button.title": "0xFFFFFF",
///  "button.highlightedTitle": "0xFFFFFF", "button.disabledTitle": "⟦0x86A6D0"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"view.background": "0xFFFFFF", "label.headline": "0x000000", "label.caption": "0x666666",
///  "tint": "0x0A60D0", "button.highlightedTitle": "0x074794", "button.disabledTitle": "0x666666",
///  "tab.item": "0x626C80"}}}
/// ```
enum ContrastLowRule: Rule {
  static let code = DiagnosticCode.contrastLow

  /// The theme's own pairs are the same in all skins.
  static func notes(_ pack: LintSubject) -> [Diagnostic] {
    guard let skin = pack.defaultSkin ?? pack.reading.filled.first?.skin else { return [] }
    let roles = pack.pack.roles(of: skin, theme: .light, reader: pack.reader)
    return ColorPair.drawn.filter { isThemes($0, roles) && !$0.isDisabledText }.compactMap { pair in
      failing(pair, skin: nil, roles, pack).map { text in
        pack.finding(code, severity: .note, section: .color, .sight(.contrastLow(text, isThemes: true)))
      }
    }
  }

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    ColorPair.drawn.filter { !isThemes($0, skin.roles) }.compactMap { pair in
      guard let text = failing(pair, skin: skin.skin.name, skin.roles, pack) else { return nil }
      let anchor = skin.roles.anchor(of: pair.text) ?? skin.roles.anchor(of: pair.ground)
      let ground = skin.roles.anchor(of: pair.ground)
      return pack.finding(
        code, severity: pair.isDisabledText ? .note : .warning, skin: skin.skin, section: .color,
        key: anchor?.key, at: anchor?.span ?? skin.skin.nameSpan, .sight(.contrastLow(text, isThemes: false)),
        notes: ground.flatMap { $0 == anchor ? nil : $0 }.map {
          [pack.note(at: $0.span, .sight(.groundIsHere))]
        }
          ?? [])
    }
  }

  private static func isThemes(_ pair: ColorPair, _ roles: RoleResolution) -> Bool {
    roles[pair.text].from == .theme && roles[pair.ground].from == .theme
  }

  /// What is too low of a pair; nil where nothing is.
  private static func failing(
    _ pair: ColorPair, skin: String?, _ roles: RoleResolution, _ pack: LintSubject
  ) -> ContrastText? {
    let seen = PairContrast(pair, in: roles)
    let demand = seen.scale == .normal ? \LintThresholds.contrast : \.largeContrast
    let needed = pack.thresholds[keyPath: demand]
    guard seen.contrast < needed else { return nil }
    return ContrastText(
      skin: skin, text: pair.text.rawValue, ground: pair.ground.rawValue, textColor: seen.text.hex,
      groundColor: seen.ground.hex, ratio: seen.contrast.text(cutToDecimals: 2),
      needed: needed.text(cutToDecimals: needed == needed.rounded() ? 0 : 1),
      isPacksOwnDemand: needed != LintThresholds()[keyPath: demand], kind: kind(of: seen.scale),
      isDisabled: pair.isDisabledText, remedy: remedy(for: roles[pair.text]),
      passing: seen.text.nearest(withContrast: needed, on: seen.ground).map {
        ColorSpelling().write($0)
      })
  }

  private static func kind(of scale: TextScale) -> ContrastText.Kind {
    switch scale {
    case .normal: .text
    case .large: .largeText
    case .icon: .icon
    }
  }

  private static func remedy(for text: ResolvedColor) -> ContrastText.Remedy {
    guard let key = text.key else { return .bindRole }
    return text.resolution?.entryIsOwn == true ? .changeValue : .setInSkin(key: key)
  }
}
