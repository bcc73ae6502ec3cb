import Cells
import Colors
import Texts

extension StatusLine {
  typealias Part = (text: String, color: Color, gap: Int)

  /// The skin and its place; where two are compared both names, the one that is seen in white.
  func names(_ model: SkinModel, _ comparison: Comparison?, language: Language) -> [Part] {
    let place = "\(model.index + 1)/\(model.pack.skins.count)"
    guard let comparison else {
      return [(SafeText(model.skin.name).description, Chrome.strong, 1), (place, Chrome.quiet, 2)]
    }
    let isOwnSeen = comparison.view != .partner
    let count = CompareText.differ(comparison.differences.count).text(in: language)
    return [
      (comparison.partnerTitle, isOwnSeen ? Chrome.text : Chrome.strong, 1), ("│", Chrome.quiet, 1),
      (comparison.ownTitle, isOwnSeen ? Chrome.strong : Chrome.text, 1), (place, Chrome.quiet, 2),
      (comparison.partner == nil ? "" : count, Chrome.warning, 2),
      (comparison.remark?.text(in: language) ?? "", Chrome.quiet, 2),
    ]
  }
}
