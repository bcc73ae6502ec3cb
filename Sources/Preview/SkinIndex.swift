import Colors
import Skins
import Theming

/// What finding, sorting and filtering ask of a pack's skins, worked out once when the pack is read, so that no
/// key has to go through ten thousand of them for it.
struct SkinIndex: Sendable {
  /// A skin's ground as it is shown.
  struct Ground: Sendable {
    let luminance: Double
    let isLight: Bool

    init(_ color: Color) {
      let shown = color.composited(over: .black)
      luminance = shown.relativeLuminance
      isLight = shown.isLight
    }
  }

  /// The names made ready to be searched, in the order of the file.
  let names: [FuzzyName]
  /// The skins by their names: without case and accents, numbers by what they count.
  let byName: [Int]
  /// The grounds in the order of the file; nil where no key serves `view.background` and all have the theme's.
  private let grounds: [Ground]?

  init(_ pack: SkinPack, bindings: RoleBindings) {
    names = pack.skins.map { FuzzyName($0.name) }
    let keys = names.map { Self.sortKey($0.letters) }
    byName = keys.indices.sorted { left, right in
      if keys[left] == keys[right] { return left < right }
      return keys[left].lexicographicallyPrecedes(keys[right])
    }
    grounds = bindings[.viewBackground].key.map { key in
      pack.skins.map { Ground(pack.color(key, in: $0).value) }
    }
  }

  func grounds(theme: BuiltInTheme) -> [Ground] {
    grounds ?? Array(repeating: Ground(theme.color(for: .viewBackground)), count: names.count)
  }

  /// A name as it sorts.
  private static func sortKey(_ letters: some Collection<UInt32>) -> [UInt32] {
    var key: [UInt32] = []
    var digits: [UInt32] = []
    func flush() {
      guard !digits.isEmpty else { return }
      let number = digits.drop { $0 == 0x30 }
      // A longer number is a larger one.
      key += [0x30, UInt32(number.count)] + number
      digits = []
    }
    for letter in letters {
      if (0x30...0x39).contains(letter) {
        digits.append(letter)
      } else {
        flush()
        key.append(letter)
      }
    }
    flush()
    return key
  }
}
