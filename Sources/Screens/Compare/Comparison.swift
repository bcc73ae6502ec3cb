import Texts

/// What the skin in view is held against, and how both are shown.
public struct Comparison: Sendable {
  /// Which of the two is seen.
  public enum View: Hashable, Sendable {
    case sideBySide
    /// One in the place of the other: the skin in view, or its partner.
    case own, partner
  }

  public var view: View
  /// What looks the same in both is dimmed.
  public var dimsTheSame: Bool
  /// The other side; nil where that pack has no such skin.
  public var partner: SkinModel?
  /// What each side is called, safe to show.
  public var partnerTitle: SafeText
  public var ownTitle: SafeText
  /// From the partner to the skin in view.
  public var differences: [Difference]
  /// What is to be known of the partner's picture, such as whose images it has.
  public var remark: (any Localizable)?

  public init(
    view: View, dimsTheSame: Bool, partner: SkinModel?, partnerTitle: SafeText, ownTitle: SafeText,
    differences: [Difference], remark: (any Localizable)? = nil
  ) {
    self.view = view
    self.dimsTheSame = dimsTheSame
    self.partner = partner
    self.partnerTitle = partnerTitle
    self.ownTitle = ownTitle
    self.differences = differences
    self.remark = remark
  }

  /// The fewest columns that two phones take side by side.
  public static let leastColumns = 80

  /// The keys that the status line names.
  var hints: [PanelHint] {
    let flip = PanelHint("f", CompareText.hintFlip)
    let beside = view == .sideBySide ? [] : [PanelHint("c", CompareText.hintBeside)]
    return [flip] + beside
      + [
        PanelHint("d", CompareText.hintDiffering), PanelHint("k", CompareText.hintPin),
        PanelHint("Esc", CompareText.hintEnd),
      ]
  }
}
