import Screens
import Terminal

/// What the search for a skin remembers.
struct FindState {
  var input = InputLine()
  /// The skins among which is looked, by their places in the file, in the order in which they are walked.
  var candidates: [Int]
  /// Those that were found, the best first.
  private(set) var matches: [Int] = []
  var selected = 0
  /// The skin that Esc goes back to, and the one that was in view before it.
  let returnTo: String
  let returnBefore: String?

  init(candidates: [Int], returnTo: String, returnBefore: String?) {
    self.candidates = candidates
    self.returnTo = returnTo
    self.returnBefore = returnBefore
  }

  /// Finds what is typed.
  /// - Parameter names: of all skins, in the order of the file.
  mutating func search(in names: [FuzzyName]) {
    var query = FuzzyName.Query(input.text)
    guard !query.isEmpty else {
      matches = candidates
      return
    }
    var found: [(skin: Int, order: Int, score: Int)] = []
    for (order, skin) in candidates.enumerated() where names.indices.contains(skin) {
      if let score = names[skin].score(&query) { found.append((skin, order, score)) }
    }
    found.sort { ($1.score, $0.order) < ($0.score, $1.order) }
    matches = found.map(\.skin)
  }

  /// How many skins that are not looked among have what is typed.
  func countElsewhere(in names: [FuzzyName]) -> Int {
    var query = FuzzyName.Query(input.text)
    guard !query.isEmpty, candidates.count < names.count else { return 0 }
    let known = Set(candidates)
    return names.indices.count { !known.contains($0) && names[$0].score(&query) != nil }
  }

  /// What of the list is near the selected one, with the letters that were typed: more than any screen shows.
  func picture(_ names: [FuzzyName]) -> FindPanel {
    let query = FuzzyName.Query(input.text)
    let first = max(0, selected - Self.reach)
    let near = matches[min(first, matches.count)..<min(matches.count, selected + Self.reach)]
    return FindPanel(
      input: input,
      near: near.map {
        FindPanel.Match(index: $0, marked: names.indices.contains($0) ? names[$0].places(query) : [])
      },
      firstNear: first, selected: selected, count: matches.count, total: candidates.count)
  }

  private static let reach = 200
}

extension Previewer {
  /// Opens the search among the skins that are walked, the one in view selected.
  func openFind() {
    var find = FindState(
      candidates: order.walked, returnTo: model.skin.name, returnBefore: state.skinBefore)
    find.search(in: loaded.skinIndex.names)
    find.selected = find.matches.firstIndex(of: model.index) ?? 0
    open(.find(find))
  }

  /// The search as the screen shows it: where nothing is found, with what the filter hides.
  func picture(of find: FindState) -> FindPanel {
    let names = loaded.skinIndex.names
    var panel = find.picture(names)
    if find.matches.isEmpty, state.filter != .all {
      let count = find.countElsewhere(in: names)
      panel.hidden = count > 0 ? (state.filter.text, count) : nil
    }
    return panel
  }

  func pressInFind(_ key: Key, _ find: FindState) -> PanelAnswer {
    var find = find
    switch key {
    case .escape:
      closePanel()
      change(to: find.returnTo)
      state.skinBefore = find.returnBefore
      return .taken
    case .enter:
      closePanel()
      state.skinBefore = model.skin.name == find.returnTo ? find.returnBefore : find.returnTo
      return .taken
    case .up, .backTab, .control("p"): find.selected -= 1
    case .down, .tab, .control("n"): find.selected += 1
    case .pageUp: find.selected -= 10
    case .pageDown: find.selected += 10
    case .home: find.selected = 0
    case .end: find.selected = find.matches.count - 1
    case .character, .backspace, .delete, .left, .right, .control, .function, .insert:
      let before = find.input.text
      guard find.input.take(key) else { return .passed }
      if find.input.text != before { search(&find) }
    }
    preview(&find)
    return .taken
  }

  func pasteInFind(_ text: String, _ find: FindState) {
    var find = find
    find.input.insert(text)
    search(&find)
    preview(&find)
  }

  func clickInFind(_ item: Int?, _ find: FindState) {
    guard let item else { return }
    var find = find
    find.selected = item
    preview(&find)
  }

  /// A pack that was read again may have other skins.
  func refreshFind(_ find: FindState) {
    var find = find
    find.candidates = order.walked
    find.search(in: loaded.skinIndex.names)
    find.selected = find.matches.firstIndex(of: model.index) ?? 0
    state.panel = .find(find)
  }

  private func search(_ find: inout FindState) {
    find.search(in: loaded.skinIndex.names)
    find.selected = 0
    if find.input.text.isEmpty, let skin = loaded.pack.skinPack.place(of: find.returnTo) {
      find.selected = find.matches.firstIndex(of: skin) ?? 0
    }
  }

  /// Shows the skin that is selected.
  private func preview(_ find: inout FindState) {
    find.selected = min(max(0, find.selected), max(0, find.matches.count - 1))
    state.panel = .find(find)
    guard find.matches.indices.contains(find.selected) else { return }
    change(to: loaded.pack.skinPack.skins[find.matches[find.selected]].name)
  }
}
