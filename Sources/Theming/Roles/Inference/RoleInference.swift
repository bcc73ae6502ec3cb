import Texts

/// Guesses from the words of its key what a value is for. It prefers no answer to a wrong one.
///
/// Each key is scored against every pattern; it serves the one role that it says best, and each role takes the key
/// that says it best, the earlier in the file among equals.
enum RoleInference {
  /// What the colour keys say.
  struct ColorGuesses: Sendable {
    var roles: CaseTable<ColorRole, String>
    /// None of the keys names a title, text, label, button or tint, so that the tab bar's selected colour is all
    /// that the pack has for an accent.
    var lacksAccent: Bool
  }

  static func colors(_ keys: [String]) -> ColorGuesses {
    let words = words(of: keys)
    var roles = assign(keys, words) { best(of: RolePatterns.colors, for: $0) }
    for reading in RolePatterns.barTints {
      let key = zip(keys, words).first { _, words in
        (reading.pattern.score(words) ?? 0) >= RoleScore.threshold
          && best(of: RolePatterns.colors, for: words) == nil
      }?.0
      let role = roles[reading.pattern.role] == nil ? reading.pattern.role : reading.otherwise
      if let key, roles[role] == nil { roles[role] = key }
    }
    return ColorGuesses(roles: roles, lacksAccent: !words.contains(where: namesAccent))
  }

  static func fonts(_ keys: [String]) -> CaseTable<FontRole, String> {
    assign(keys, words(of: keys), font)
  }

  /// Tabs are told by their place among the tabs, everything else by its words.
  static func images(_ keys: [String]) -> CaseTable<ImageRole, String> {
    let words = words(of: keys)
    let tabs = TabImages(keys: keys, words: words).roles
    let others = assign(keys, words) { $0.has(.tab) ? nil : best(of: RolePatterns.images, for: $0) }
    return CaseTable { tabs[$0] ?? others[$0] }
  }

  private static func namesAccent(_ words: KeyWords) -> Bool {
    let naming: ConceptSet = [
      .title, .headline, .text, .body, .caption, .content, .detail, .details, .label, .button, .tint, .theme,
    ]
    return !naming.isDisjoint(with: words.concepts)
  }

  // MARK: - Assignment

  private struct Guess<Role> {
    var role: Role
    var score: Int
  }

  private static func assign<Role: CaseIterable & Equatable>(
    _ keys: [String], _ words: [KeyWords], _ guess: (KeyWords) -> Guess<Role>?
  ) -> CaseTable<Role, String> {
    var best: CaseTable<Role, (score: Int, key: String)> = [:]
    for (key, words) in zip(keys, words) {
      guard let guess = guess(words) else { continue }
      if let known = best[guess.role], known.score >= guess.score { continue }
      best[guess.role] = (guess.score, key)
    }
    return best.mapValues { $0.key }
  }

  /// The role that the words say best; nil where that is not well enough, or where two roles are said alike.
  private static func best<Role: Equatable>(of patterns: [RolePattern<Role>], for words: KeyWords) -> Guess<
    Role
  >? {
    var best: Guess<Role>?
    var isAmbiguous = false
    for pattern in patterns {
      guard let score = pattern.score(words), score >= RoleScore.threshold else { continue }
      if let known = best, known.score >= score {
        if known.score == score && known.role != pattern.role { isAmbiguous = true }
        continue
      }
      best = Guess(role: pattern.role, score: score)
      isAmbiguous = false
    }
    return isAmbiguous ? nil : best
  }

  /// A font that says no more than “text” and bears a number is told by the number alone.
  private static func font(_ words: KeyWords) -> Guess<FontRole>? {
    let saysNoMore = words.has(.text) && words.concepts.isSubset(of: [.text, .ordinal, .filler, .mark])
    guard saysNoMore, let ordinal = words.ordinal else { return best(of: RolePatterns.fonts, for: words) }
    guard RolePatterns.fontRanks.indices.contains(ordinal - 1) else { return nil }
    return Guess(role: RolePatterns.fontRanks[ordinal - 1], score: RoleScore.needed)
  }

  /// The words of each key, without the mark that the team puts in front of most of them.
  private static func words(of keys: [String]) -> [KeyWords] {
    let bounded = keys.prefix(Limits.Inference.keys).map { key in
      key.unicodeScalars.count > Limits.Inference.characters ? "" : key
    }
    let plain = bounded.map { KeyWords($0) }
    guard let mark = mark(of: plain) else { return plain }
    return bounded.map { KeyWords($0, mark: mark) }
  }

  /// An unknown word that opens more than half of the keys, and three of them at least.
  private static func mark(of words: [KeyWords]) -> String? {
    var openings: [String: Int] = [:]
    for case let first? in words.map(\.words.first) where first.concepts == [.unknown] {
      openings[first.text, default: 0] += 1
    }
    return openings.first { $0.value >= 3 && $0.value * 2 > words.count }?.key
  }
}
