import Texts

/// The tabs' images among a pack's: every name with a tab word, its state apart, is a tab, in order.
struct TabImages {
  let roles: CaseTable<ImageRole, String>

  init(keys: [String], words: [KeyWords]) {
    var order: [String] = []
    var forms: [String: Forms] = [:]
    for (key, words) in zip(keys, words) where Self.isTab(words) {
      let stem = words.words.filter { !Self.isState($0) }.map(\.text).joined(separator: " ")
      if forms[stem] == nil { order.append(stem) }
      let isSelected = words.has(.selected) || words.has(.highlighted)
      forms[stem, default: Forms()].add(key, isSelected: isSelected)
    }
    var roles: CaseTable<ImageRole, String> = [:]
    for (slot, stem) in zip(Self.slots, order) {
      roles[slot.plain] = forms[stem]?.plain
      roles[slot.selected] = forms[stem]?.selected
    }
    self.roles = roles
  }

  private struct Forms {
    var plain: String?
    var selected: String?

    mutating func add(_ key: String, isSelected: Bool) {
      if isSelected { selected = selected ?? key } else { plain = plain ?? key }
    }
  }

  private static let slots: [(plain: ImageRole, selected: ImageRole)] = [
    (.firstTab, .firstTabSelected), (.secondTab, .secondTabSelected),
  ]

  /// Grounds, lines and shadows of the bar are no tabs.
  private static func isTab(_ words: KeyWords) -> Bool {
    words.has(.tab) && !words.has(.background) && !words.has(.separator)
      && !words.words.contains { ["shadow", "阴影", "badge", "角标"].contains($0.text) }
  }

  private static func isState(_ word: KeyWords.Word) -> Bool {
    word.concepts.isSubset(of: [.selected, .highlighted, .normal, .filler, .image, .icon])
  }
}
