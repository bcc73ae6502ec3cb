/// One way of saying a role: what a key must say, and what else it may say.
struct RolePattern<Role: Sendable>: Sendable {
  let role: Role
  /// All of these must be among the key's concepts.
  let needs: ConceptSet
  /// What else may be said, and how much surer it makes us.
  let allows: KeyValuePairs<Concept, Int>
  /// All of these.
  private let known: ConceptSet

  init(_ role: Role, _ needs: ConceptSet, allows: KeyValuePairs<Concept, Int> = [:]) {
    self.role = role
    self.needs = needs
    self.allows = allows
    var known = needs
    for (concept, _) in allows { known.insert(concept) }
    self.known = known
  }

  /// How well the key says the role, nil where something needed is missing.
  func score(_ key: KeyWords) -> Int? {
    guard needs.isSubset(of: key.concepts) else { return nil }
    var score = needs.count * RoleScore.needed
    for (concept, bonus) in allows where key.has(concept) && !needs.contains(concept) { score += bonus }
    for word in key.words {
      for concept in word.concepts.subtracting(known) { score -= RoleScore.penalty(concept) }
    }
    return score
  }
}

/// The weights of the inference.
enum RoleScore {
  /// For each concept that a pattern needs.
  static let needed = 6
  /// Less than this is no answer: one concept alone suffices, one concept beside a word that nobody knows does not,
  /// two beside one such word do.
  static let threshold = 5

  /// What a concept costs that the pattern says nothing of.
  static func penalty(_ concept: Concept) -> Int {
    switch concept {
    case .filler, .ordinal: 0
    case .mark, .mode: 1
    case .colorName: 3
    case .unknown: 5
    case .foreign, .input: 12
    case .view, .navigation, .bar, .tab, .item, .label, .button, .toggle, .thumb, .picker, .separator, .list,
      .background, .text, .title, .headline, .body, .content, .detail, .details, .caption, .tip, .icon, .tint,
      .theme, .selected, .selection, .highlighted, .normal, .disabled, .on, .off, .main, .secondary, .large,
      .small, .image, .top, .hero, .back, .goBack, .left, .right, .action, .edge, .barTint:
      8
    }
  }
}
