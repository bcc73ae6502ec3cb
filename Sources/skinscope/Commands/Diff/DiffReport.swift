import Colors
import Comparing
import Linting
import Plists
import Skins
import Texts

/// What `diff` says of two packs or skins.
struct DiffReport {
  let difference: PackDifference

  init(_ difference: PackDifference) { self.difference = difference }

  func count(_ kind: ValueChange.Kind) -> Int { difference.skins.reduce(0) { $0 + $1.values(kind).count } }

  var summary: DiffText {
    let contrast = difference.skins.flatMap(\.contrast)
    return .summary(
      added: count(.added), removed: count(.removed), changed: count(.changed),
      files: difference.skins.reduce(0) { $0 + $1.files.count },
      lost: contrast.count { $0.isLost || $0.isWorse },
      gained: contrast.count(where: \.isGained))
  }

  /// What a skin is headed by; nil where there is only the one comparison.
  func heading(of skin: SkinDifference) -> DiffText? {
    if difference.isOfSkins { return nil }
    switch (skin.before, skin.after) {
    case (nil, let name?): return .skinAdded(name, keys: skin.values.count)
    case (let name?, nil): return .skinRemoved(name, keys: skin.values.count)
    case (_, let name): return .skin(name ?? "")
    }
  }
}

extension ValueChange.Side {
  /// The value as text: of a font its name and size.
  var text: String {
    switch value {
    case .string(let string): string
    case .dictionary(let font):
      font.entries.map { JSONValue($0.node.value).plainText }.filter { !$0.isEmpty }.joined(separator: " ")
    case .integer, .real, .boolean, .date, .data, .array, .null: JSONValue(value).text().description
    }
  }
}

extension JSONValue {
  /// A string as it is, all else as JSON.
  fileprivate var plainText: String {
    if case .string(let string) = self { return string }
    return text().description
  }
}

extension ValueChange {
  /// What is to be known of the value that is there now, beside the value.
  var remarks: [DiffText] {
    let fault: DiffText? =
      switch after?.fault {
      case .crashesApp: .crashesApp
      case .unreadable: .unreadable
      case nil: nil
      }
    return [fault, showsOtherImage ? .otherPicture : nil].compactMap { $0 }
  }
}

extension ContrastChange {
  /// What became of it, nil where that is nothing to speak of.
  var verdict: DiffText? {
    if isLost { return .lost }
    if isWorse { return .worse }
    return isGained ? .gained : nil
  }
}

extension ValueChange.Kind {
  /// As differences are marked everywhere.
  var mark: SafeText {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}

extension Section {
  var text: DiffText {
    switch self {
    case .color: .colors
    case .image: .images
    case .font: .fonts
    }
  }
}

extension PairContrast {
  /// `6.3:1 AA`, cut so that what fails does not read as what passes.
  var ratioAndGrade: String {
    let level = grade == .fails ? "✗" : grade.rawValue
    return contrast.text(cutToDecimals: 1) + ":1 " + level
  }

  /// `nav.title / nav.background`
  var name: String { "\(pair.text.rawValue) / \(pair.ground.rawValue)" }
}
