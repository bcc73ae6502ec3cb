import Screens
import Theming

/// The choice of another key for a role.
struct BindState {
  let role: ScreenRole
  /// All that can be chosen, and the keys among them made ready to be searched.
  private let choices: [BindPanel.Choice]
  private let names: [FuzzyName?]
  /// What serves the role as the pack is saved.
  let current: BindPanel.Choice

  var input = InputLine()
  /// What was found, by its place among the choices.
  private(set) var matches: [Int]
  var selected = 0

  init(role: ScreenRole, keys: [String], guessed: String?, current: BindPanel.Choice) {
    self.role = role
    self.current = current
    choices = [.byWords(key: guessed), .noKey] + keys.map(BindPanel.Choice.key)
    names = [nil, nil] + keys.map { FuzzyName($0) }
    matches = Array(choices.indices)
    selected = choices.firstIndex(of: current) ?? 0
  }

  var choice: BindPanel.Choice? { matches.indices.contains(selected) ? choices[matches[selected]] : nil }
  var count: Int { matches.count }
  var total: Int { choices.count }

  /// Finds what is typed among the keys.
  mutating func search() {
    var query = FuzzyName.Query(input.text)
    guard !query.isEmpty else {
      matches = Array(choices.indices)
      selected = choices.firstIndex(of: current) ?? 0
      return
    }
    var found: [(index: Int, score: Int)] = []
    for (index, name) in names.enumerated() {
      if let score = name?.score(&query) { found.append((index, score)) }
    }
    found.sort { ($1.score, $0.index) < ($0.score, $1.index) }
    matches = found.map(\.index)
    selected = 0
  }

  mutating func move(to index: Int) { selected = min(max(0, index), max(0, matches.count - 1)) }

  mutating func select(_ choice: BindPanel.Choice) {
    if let index = matches.firstIndex(where: { choices[$0] == choice }) { selected = index }
  }

  /// The choices around the selected one with the letters that were typed: more than any screen shows.
  func near() -> (first: Int, choices: [(choice: BindPanel.Choice, marked: [Int])]) {
    let query = FuzzyName.Query(input.text)
    let first = max(0, selected - Self.reach)
    let range = min(first, matches.count)..<min(matches.count, selected + Self.reach)
    return (first, matches[range].map { (choices[$0], names[$0]?.places(query) ?? []) })
  }

  private static let reach = 100
}
