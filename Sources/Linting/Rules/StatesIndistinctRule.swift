import Colors
import Diagnostics
import Skins
import Texts
import Theming

/// `states-indistinct`: two states that look alike.
///
/// Whoever uses the app has to see which tab and which row of a picker is selected, whether a switch is on, and that a
/// button is pressed. The colours of the two states are compared as seen, by CIEDE2000: less than 5 is hard to tell
/// apart. A person without one of the three kinds of cones sees fewer colours, so that they are compared in those
/// visions too: less than 3. A button and a picker's row may differ in the text or in its ground. Points at the
/// value of the selected, on or pressed state. `Thresholds` sets `states` and `states-dichromat`.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"tab.background": "0xFFFFFF", "tab.item": "0x555555", "tab.selectedItem": "⟦0x595959"}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"switch.off": "0x858B9D", "switch.on": "⟦0xC85C9E"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"tab.background": "0xFFFFFF", "tab.item": "0x555555", "tab.selectedItem": "0x0A60D0"}}}
/// ```
enum StatesIndistinctRule: Rule {
  static let code = DiagnosticCode.statesIndistinct

  /// The colours of two states: they differ if one of these differs.
  private struct States {
    let colors: [(plain: ColorRole, marked: ColorRole)]
  }

  private static let states: [States] = [
    States(colors: [
      (.buttonTitle, .buttonHighlightedTitle), (.buttonBackground, .buttonHighlightedBackground),
    ]),
    States(colors: [(.switchOff, .switchOn)]),
    States(colors: [(.pickerText, .pickerSelectedText), (.pickerBackground, .pickerSelection)]),
    States(colors: [(.tabBarItem, .tabBarSelectedItem)]),
  ]

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    states.compactMap { states in
      let roles = skin.roles
      guard
        let anchor = states.colors.lazy.flatMap({ [$0.marked, $0.plain] }).compactMap(roles.anchor).first,
        let first = states.colors.first,
        let (vision, difference) = likeness(of: states, roles, pack.thresholds)
      else { return nil }
      let text = StatesText(
        skin: skin.skin.name, plain: first.plain.rawValue, marked: first.marked.rawValue,
        plainColor: roles[first.plain].shown.hex,
        markedColor: roles[first.marked].shown.hex, difference: difference.text(cutToDecimals: 1),
        vision: vision.text)
      return pack.finding(
        code, skin: skin.skin, section: .color, key: anchor.key, at: anchor.span ?? skin.skin.nameSpan,
        .sight(.statesIndistinct(text)))
    }
  }

  /// The first vision in which the states are too much alike, and how different they are in it.
  private static func likeness(
    of states: States, _ roles: RoleResolution, _ thresholds: LintThresholds
  ) -> (Vision, Double)? {
    for vision in [Vision.normal, .protan, .deutan, .tritan] {
      let difference =
        states.colors.map { plain, marked in
          vision.seen(roles[plain].shown).difference(from: vision.seen(roles[marked].shown))
        }.max() ?? 0
      if difference < (vision == .normal ? thresholds.states : thresholds.dichromatStates) {
        return (vision, difference)
      }
    }
    return nil
  }
}

extension Vision {
  fileprivate var text: VisionText {
    switch self {
    case .normal: .normal
    case .protan: .protan
    case .deutan: .deutan
    case .tritan: .tritan
    case .grey: .grey
    }
  }
}
