/// Finds what somebody meant who typed something else.
enum NearestName {
  /// The candidate that `name` was probably meant to be: it differs in few letters, in case only, or continues
  /// `name`. Nil where none is near. Of equals the first.
  static func of(_ name: String, among candidates: [String]) -> String? {
    let typed = Array(name.lowercased().prefix(longest))
    guard !typed.isEmpty else { return nil }
    let tolerance = max(1, typed.count / 3)
    let candidates = candidates.prefix(most)
    let distances = candidates.map { candidate -> Int in
      let letters = Array(candidate.lowercased().prefix(longest))
      if typed.count >= 2, letters.starts(with: typed) { return letters == typed ? 0 : 1 }
      let distance = distance(typed, letters)
      return distance <= tolerance && distance < max(typed.count, letters.count) ? distance : Int.max
    }
    guard let least = distances.min(), least < Int.max else { return nil }
    return distances.firstIndex(of: least).map { candidates[$0] }
  }

  /// Names are compared up to here, and so many at most: both bound the work on names out of a pack.
  private static let longest = 64
  private static let most = 2000

  /// How many letters must be put in, left out, changed or swapped with their neighbour (optimal string
  /// alignment).
  private static func distance(_ one: [Character], _ two: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...two.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, other) in two.enumerated() {
        let change = previous[column] + (letter == other ? 0 : 1)
        var best = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == two[column - 1], one[row - 1] == other {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[two.count]
  }
}
