import Screens
import Texts

extension Previewer {
  /// `s`: the next order.
  func sortNext() {
    let all = SkinSort.allCases
    let index = all.firstIndex(of: state.sort) ?? 0
    state.sort = all[(index + 1) % all.count]
    orderChanged()
    say(OrderText.sortedNow(state.sort.text.text(in: language)))
  }

  /// `l`: the next filter; one that no skin passes is passed over.
  func filterNext() {
    let all = SkinFilter.allCases
    let index = all.firstIndex(of: state.filter) ?? 0
    state.filter = all[(index + 1) % all.count]
    orderChanged()
    let count = order.walked.count
    let words = state.filter.text.text(in: language)
    guard count > 0 else {
      state.filter = .all
      orderChanged()
      say(OrderText.noneSuch(words), kind: .warning)
      return
    }
    if !order.passes[model.index] { step(by: 1) }
    say(OrderText.filteredNow(words, count: count, all: loaded.pack.skinPack.skins.count))
  }

  /// Sorts anew, and tells the status line and the search.
  func orderChanged() {
    order = SkinOrder(
      loaded.skinIndex, sort: state.sort, filter: state.filter, theme: state.theme)
    var words: [SafeText] = []
    if state.sort != .file { words.append(state.sort.text.text(in: language)) }
    if state.filter != .all { words.append(state.filter.text.text(in: language)) }
    state.scene.status.order = words.joined(separator: " · ")
  }
}
