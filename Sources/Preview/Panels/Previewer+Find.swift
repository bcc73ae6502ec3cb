import Screens
import Terminal

/// What the search for a skin remembers.
struct FindState {
  var input = InputLine()
  /// The skins among which is looked, by their places in the file, in the order in which they are walked.
  var candidates: [Int]
  /// Their names, made ready once.
  var names: [FuzzyName]
  var matches: [FindPanel.Match]
  var selected = 0
  /// The skin that Esc goes back to, and the one that was in view before it.
  let returnTo: String
  let returnBefore: String?

  var picture: FindPanel {
    FindPanel(input: input, matches: matches, selected: selected, total: candidates.count)
  }

  /// Finds what is typed.
  mutating func search() {
    let query = FuzzyName.letters(ofQuery: input.text)
    guard !query.isEmpty else {
      matches = candidates.map { FindPanel.Match(index: $0, marked: []) }
      return
    }
    var found: [(order: Int, match: FuzzyName.Match)] = []
    for (order, name) in names.enumerated() {
      if let match = name.match(query) { found.append((order, match)) }
    }
    found.sort { ($1.match.score, $0.order) < ($0.match.score, $1.order) }
    matches = found.map { FindPanel.Match(index: candidates[$0.order], marked: $0.match.places) }
  }
}

extension Previewer {
  /// Opens the search among all skins, the one in view selected.
  func openFind() {
    let candidates = Array(loaded.pack.skinPack.skins.indices)
    let names = candidates.map { FuzzyName(loaded.pack.skinPack.skins[$0].name) }
    var find = FindState(
      candidates: candidates, names: names, matches: [], returnTo: model.skin.name,
      returnBefore: state.skinBefore)
    find.search()
    find.selected = find.matches.firstIndex { $0.index == model.index } ?? 0
    open(.find(find))
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
    case .character, .backspace, .delete, .left, .right, .home, .end, .control, .function, .insert:
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
    let skins = loaded.pack.skinPack.skins
    find.candidates = Array(skins.indices)
    find.names = skins.map { FuzzyName($0.name) }
    find.search()
    find.selected = find.matches.firstIndex { $0.index == model.index } ?? 0
    state.panel = .find(find)
  }

  private func search(_ find: inout FindState) {
    find.search()
    find.selected = 0
    if find.input.text.isEmpty {
      let skins = loaded.pack.skinPack.skins
      find.selected = find.matches.firstIndex { skins[$0.index].name == find.returnTo } ?? 0
    }
  }

  /// Shows the skin that is selected.
  private func preview(_ find: inout FindState) {
    find.selected = min(max(0, find.selected), max(0, find.matches.count - 1))
    state.panel = .find(find)
    guard find.matches.indices.contains(find.selected) else { return }
    change(to: loaded.pack.skinPack.skins[find.matches[find.selected].index].name)
  }
}
