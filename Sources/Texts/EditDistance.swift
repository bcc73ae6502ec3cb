/// How many slips of the keyboard lie between two words.
public enum EditDistance {
  /// Elements that have to be put in, left out, replaced or swapped with the next to make one word of the other
  /// (optimal string alignment). It takes time as the product of the lengths, so callers bound these.
  ///
  /// - Parameter limit: above it nobody asks how much it is; the result is then more than it, and sooner there.
  public static func between<Element: Equatable>(
    _ one: [Element], _ two: [Element], atMost limit: Int = .max
  ) -> Int {
    let difference = abs(one.count - two.count)
    if difference > limit { return difference }
    var beforeLast: [Int] = []
    var last = Array(0...two.count)
    for (row, element) in one.enumerated() {
      var current = [row + 1]
      for (column, other) in two.enumerated() {
        let replaced = last[column] + (element == other ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, element == two[column - 1], one[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      // Every way to the end leads through this row or, by a swap, from the one before over it.
      let least = min(current.min() ?? 0, last.min() ?? 0)
      if least > limit { return least }
      (beforeLast, last) = (last, current)
    }
    return last[two.count]
  }
}
