import Texts

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
      let distance = EditDistance.between(typed, letters)
      return distance <= tolerance && distance < max(typed.count, letters.count) ? distance : Int.max
    }
    guard let least = distances.min(), least < Int.max else { return nil }
    return distances.firstIndex(of: least).map { candidates[$0] }
  }

  /// Names are compared up to here, and so many at most: both bound the work on names out of a pack.
  private static let longest = 64
  private static let most = 2000
}
