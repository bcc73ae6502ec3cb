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
    EditDistance.between(scalars(of: left), scalars(of: right))
  }

  private static func scalars(of text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars.prefix(64)) }

  /// The candidate that `name` was probably meant to be; nil where none is near. Of equals the first.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let folded = name.lowercased()
    let wanted = scalars(of: folded)
    var limit = max(1, folded.unicodeScalars.count / 4)
    var nearest: String?
    for candidate in candidates where limit >= 0 {
      let distance = EditDistance.between(wanted, scalars(of: candidate.lowercased()), atMost: limit)
      guard distance <= limit else { continue }
      // Another has to be nearer than this one.
      (nearest, limit) = (candidate, distance - 1)
    }
    return nearest
  }
}
