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

  /// How many characters have to be put in, left out, replaced or swapped with the next to make one word of
  /// the other (optimal string alignment); long words are simply far apart.
  public static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars.prefix(64))
    let right = Array(right.unicodeScalars.prefix(64))
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  /// The candidate that `name` was probably meant to be; nil where none is near. Of equals the first.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let folded = name.lowercased()
    let limit = max(1, folded.unicodeScalars.count / 4)
    let distances = candidates.map { distance(folded, $0.lowercased()) }
    guard let least = distances.min(), least <= limit else { return nil }
    return distances.firstIndex(of: least).map { candidates[$0] }
  }
}
