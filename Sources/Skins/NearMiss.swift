import Texts

/// Names that were nearly right.
public enum NearMiss {
  /// Other words for the sections than misspellings of them, in lower case.
  private static let synonyms: [String: Section] = [
    "colour": .color, "colours": .color, "颜色": .color, "色彩": .color,
    "img": .image, "imgs": .image, "picture": .image, "pictures": .image, "图片": .image, "图像": .image,
    "typeface": .font, "字体": .font,
  ]

  /// The section that `name` was meant for; nil for the three names themselves and for names unlike them.
  package static func section(_ name: String) -> Section? {
    guard Section(rawValue: name) == nil, name.utf8.count <= 24 else { return nil }
    let folded = String(name.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" })
    if let section = synonyms[folded] { return section }
    return Section.allCases.first { distance(folded, $0.rawValue.lowercased()) <= 1 }
  }

  /// How many slips lie between two words; of long words only the beginning counts.
  public static func distance(_ left: String, _ right: String) -> Int {
    EditDistance.between(left.comparedScalars, right.comparedScalars)
  }

  /// The candidate that `name` was probably meant to be; nil where none is near. Of equals the first.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    NearMissNames(candidates).nearest(to: name)
  }
}

/// Names among which the nearest is sought, taken apart once.
package struct NearMissNames: Sendable {
  private let names: [(text: String, scalars: [Unicode.Scalar])]

  package init(_ names: [String]) {
    self.names = names.map { ($0, $0.lowercased().comparedScalars) }
  }

  /// The one that `name` was probably meant to be; nil where none is near. Of equals the first.
  package func nearest(to name: String) -> String? {
    let folded = name.lowercased()
    let wanted = folded.comparedScalars
    var limit = max(1, folded.unicodeScalars.count / 4)
    var nearest: String?
    for (text, scalars) in names where limit >= 0 {
      let distance = EditDistance.between(wanted, scalars, atMost: limit)
      guard distance <= limit else { continue }
      // Another has to be nearer than this one.
      (nearest, limit) = (text, distance - 1)
    }
    return nearest
  }
}

extension String {
  /// As much of a word as is compared.
  fileprivate var comparedScalars: [Unicode.Scalar] { Array(unicodeScalars.prefix(64)) }
}
