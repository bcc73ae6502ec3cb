import Cells
import Colors
import Texts

extension StatusLine {
  /// A piece of what is written from the left.
  struct Piece {
    let text: SafeText
    let color: Color
    var isBold = false
    var gap = 2
    /// It makes room for what has happened, which comes before what is so all the time.
    var givesWay = false

    var columns: Int { text.isEmpty ? 0 : text.displayWidth + gap }
  }

  /// The skin and its place; where two are compared both names, the one that is seen in white. Where one takes the place
  /// of the other it is in brackets too, since there is nothing else to tell them apart by.
  ///
  /// - Parameter room: how many columns there are; where they are too few, only the one that is seen is named.
  func names(_ model: SkinModel, _ comparison: Comparison?, room: Int, language: Language) -> [Piece] {
    let place = Piece(
      text: "\(model.index + 1)/\(model.pack.skins.count)", color: Chrome.quiet, givesWay: true)
    func name(_ text: SafeText, isSeen: Bool) -> Piece {
      Piece(text: text, color: isSeen ? Chrome.strong : Chrome.text, isBold: isSeen, gap: 1)
    }
    guard let comparison else { return [name(SafeText(model.skin.name), isSeen: true), place] }
    let count = CompareText.differ(comparison.differences.count).text(in: language)
    let end = [
      place, Piece(text: comparison.partner == nil ? "" : count, color: Chrome.warning, givesWay: true),
      Piece(text: comparison.remark?.text(in: language) ?? "", color: Chrome.quiet, givesWay: true),
    ]
    let (partner, own) = (comparison.partnerTitle, comparison.ownTitle)
    let both: [Piece]
    let seen: Piece
    switch comparison.view {
    case .sideBySide:
      seen = name(own, isSeen: true)
      both = [name(partner, isSeen: false), Self.edge, seen]
    case .own:
      seen = name("[\(own)]", isSeen: true)
      both = [name(partner, isSeen: false), Self.edge, seen]
    case .partner:
      seen = name("[\(partner)]", isSeen: true)
      both = [seen, Self.edge, name(own, isSeen: false)]
    }
    let isRoomy = (both + end.prefix(2)).reduce(0) { $0 + $1.columns } <= room
    return (isRoomy ? both : [seen]) + end
  }

  private static let edge = Piece(text: "│", color: Chrome.quiet, gap: 1)

  /// The pieces as they are where `wanted` columns are to follow them: those that give way are left out first, then the
  /// first of them, the name, is cut.
  static func making(room wanted: Int, beside pieces: [Piece], of columns: Int) -> [Piece] {
    func excess(_ pieces: [Piece]) -> Int { pieces.reduce(wanted) { $0 + $1.columns } - columns }
    var kept = pieces
    while excess(kept) > 0, let last = kept.lastIndex(where: \.givesWay) { kept.remove(at: last) }
    let over = excess(kept)
    guard over > 0, let name = kept.first else { return kept }
    let left = max(min(name.text.displayWidth, leastName), name.text.displayWidth - over)
    kept[0] = Piece(
      text: name.text.truncated(to: left), color: name.color, isBold: name.isBold, gap: name.gap)
    return kept
  }

  /// The pieces with the name in view cut where its place, the counts and the keys would not find room beside it.
  ///
  /// - Parameters:
  ///   - end: the counts, which follow.
  ///   - panel: the keys to name instead of the usual; nil for those.
  func cuttingName(
    of pieces: [Piece], beside end: [Piece], hints panel: [PanelHint]?, columns: Int, language: Language
  ) -> [Piece] {
    // Where two names have room they are not cut for keys.
    guard let name = pieces.firstIndex(where: \.isBold),
      !pieces.contains(where: { $0.text == Self.edge.text })
    else { return pieces }
    let hints = hintTexts(panel, room: columns >= 60 ? columns * 11 / 20 : 10, language: language)
    let wanted = (pieces + end).reduce(hints.reduce(0) { $0 + $1.displayWidth + 2 }) { $0 + $1.columns }
    let over = wanted - (columns - 2)
    let text = pieces[name].text
    let left = max(columns >= 60 ? 16 : Self.leastName, text.displayWidth - over)
    guard over > 0, left < text.displayWidth else { return pieces }
    var cut = pieces
    cut[name] = Piece(
      text: text.truncated(to: left), color: pieces[name].color, isBold: true, gap: pieces[name].gap)
    return cut
  }

  /// How much of a name is left of it at least, in columns.
  private static let leastName = 8
}
