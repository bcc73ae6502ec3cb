import Colors
import Diagnostics
import Plists
import Skins
import Texts

/// `near-duplicate-color`: two colours of one skin that nobody can tell apart.
///
/// They differ by less than 1 in CIEDE2000, but they do differ: mostly one was picked from a screen. Use one value for
/// both. Points at the later one, with a note at the other. `Thresholds` sets `near-duplicate`.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"分割线": "0xE5E5E5", "边框": "⟦0xE5E5E6"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"分割线": "0xE5E5E5", "边框": "0xE5E5E5", "标题": "0x111111"}}}
/// ```
enum NearDuplicateColorRule: Rule {
  static let code = DiagnosticCode.nearDuplicateColor

  private struct Item {
    let index: Int
    let entry: PlistEntry
    let color: Color
    let lab: Lab
  }

  /// So many neighbours in lightness a colour is compared with: in a skin with more, hardly any two are told apart.
  private static let comparisons = 64

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    let items = skin.entries(of: .color).enumerated().compactMap { index, entry in
      entry.asColor(by: pack.reader).value.map { Item(index: index, entry: entry, color: $0, lab: Lab($0)) }
    }.sorted { ($0.lab.lightness, $0.index) < ($1.lab.lightness, $1.index) }
    let limit = pack.thresholds.nearDuplicate
    // A difference of lightness counts for at least 1/1.75 of itself.
    let reach = limit * 1.75
    var found: [(later: Item, earlier: Item)] = []
    for (place, item) in items.enumerated() {
      let others = items[(place + 1)...].prefix(comparisons).prefix {
        $0.lab.lightness - item.lab.lightness < reach
      }
      let near = others.first { other in
        other.color != item.color && other.color.alpha == item.color.alpha
          && other.lab.difference(from: item.lab) < limit
      }
      if let near { found.append(item.index < near.index ? (near, item) : (item, near)) }
    }
    return found.sorted { $0.later.index < $1.later.index }.map { later, earlier in
      pack.finding(
        code, skin: skin.skin, section: .color, key: later.entry.key, at: later.entry.node.span,
        .sight(
          .nearDuplicate(
            earlier.entry.key, value: earlier.entry.string ?? earlier.color.argbHex,
            difference: later.lab.difference(from: earlier.lab).text(cutToDecimals: 2))),
        notes: [pack.note(at: earlier.entry.node.span, .sight(.otherIsHere))])
    }
  }
}
