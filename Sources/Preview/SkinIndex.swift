import Colors
import Skins
import Texts
import Theming

/// What finding, sorting and filtering ask of a pack's skins, worked out once when the pack is read, so that no
/// key has to go through ten thousand of them for it: all but their number when it is first asked for.
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

  /// How many skins there are.
  let count: Int
  private let lazyNames: Lazy<[FuzzyName]>
  private let lazyByName: Lazy<[Int]>
  /// Nil where no key serves `view.background` and all have the theme's.
  private let lazyGrounds: Lazy<[Ground]?>

  init(_ pack: SkinPack, bindings: RoleBindings) {
    count = pack.skins.count
    let names = Lazy { pack.skins.map { FuzzyName($0.name) } }
    lazyNames = names
    lazyByName = Lazy { Self.sorted(names.value) }
    lazyGrounds = Lazy {
      bindings[.viewBackground].key.map { key in
        pack.skins.map { Ground(pack.color(key, in: $0).value) }
      }
    }
  }

  /// The names made ready to be searched, in the order of the file.
  var names: [FuzzyName] { lazyNames.value }
  /// The skins by their names: without case and accents, numbers by what they count.
  var byName: [Int] { lazyByName.value }

  /// The grounds in the order of the file.
  func grounds(theme: BuiltInTheme) -> [Ground] {
    lazyGrounds.value ?? Array(repeating: Ground(theme.color(for: .viewBackground)), count: count)
  }

  private static func sorted(_ names: [FuzzyName]) -> [Int] {
    let keys = names.map { sortKey($0.letters) }
    return keys.indices.sorted { left, right in
      if keys[left] == keys[right] { return left < right }
      return keys[left].lexicographicallyPrecedes(keys[right])
    }
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
