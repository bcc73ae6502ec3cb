import Texts
import Theming

/// In which order the skins are walked.
enum SkinSort: CaseIterable, Hashable {
  case file, name, luminance
}

/// Which of the skins are walked: by whether their `view.background` is light.
enum SkinFilter: CaseIterable, Hashable {
  case all, light, dark
}

/// What `n` and `p` walk and what the search lists: the skins sorted, and which of them are among them.
struct SkinOrder {
  /// All skins by their places in the file, sorted.
  let sorted: [Int]
  /// Where a skin stands in `sorted`.
  let place: [Int]
  /// Whether a skin passes the filter, by its place in the file.
  let passes: [Bool]

  /// The skins that pass, sorted.
  var walked: [Int] { sorted.filter { passes[$0] } }

  init(_ index: SkinIndex, sort: SkinSort, filter: SkinFilter, theme: BuiltInTheme) {
    let all = 0..<index.count
    let grounds = sort == .luminance || filter != .all ? index.grounds(theme: theme) : []
    switch sort {
    case .file: sorted = Array(all)
    case .name: sorted = index.byName
    case .luminance:
      sorted = all.sorted { left, right in
        (grounds[right].luminance, left) < (grounds[left].luminance, right)
      }
    }
    var place = Array(repeating: 0, count: all.count)
    for (position, skin) in sorted.enumerated() { place[skin] = position }
    self.place = place
    switch filter {
    case .all: passes = Array(repeating: true, count: all.count)
    case .light: passes = grounds.map(\.isLight)
    case .dark: passes = grounds.map { !$0.isLight }
    }
  }

  /// The next skin in a direction, around, that passes and is wanted; nil where there is none but this one.
  func next(after index: Int, by direction: Int, where isWanted: (Int) -> Bool) -> Int? {
    guard place.indices.contains(index) else { return nil }
    var position = place[index]
    for _ in sorted {
      position = (position + direction + sorted.count) % sorted.count
      let candidate = sorted[position]
      if passes[candidate], isWanted(candidate) { return candidate }
    }
    return nil
  }
}

extension SkinSort {
  var text: OrderText {
    switch self {
    case .file: .byFile
    case .name: .byName
    case .luminance: .byLuminance
    }
  }
}

extension SkinFilter {
  var text: OrderText {
    switch self {
    case .all: .all
    case .light: .light
    case .dark: .dark
    }
  }
}
