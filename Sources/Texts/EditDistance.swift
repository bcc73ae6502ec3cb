/// How many slips of the keyboard lie between two words.
public enum EditDistance {
  /// Elements that have to be put in, left out, replaced or swapped with the next to make one word of the other
  /// (optimal string alignment). It takes time as the product of the lengths, so callers bound these.
  ///
  /// - Parameter limit: above it nobody asks how much it is; the result is then more than it, and sooner there.
  @inlinable
  public static func between<Element: Equatable>(
    _ one: [Element], _ two: [Element], atMost limit: Int = .max
  ) -> Int {
    let difference = abs(one.count - two.count)
    if difference > limit { return difference }
    let columns = two.count + 1
    // Three rows of the table in one piece of memory, used in turn: the one before the last, the last, this.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * columns) { table in
      for column in 0..<columns { table[column] = column }
      var beforeLast = 2 * columns
      var last = 0
      var current = columns
      // The least of the last row.
      var lastLeast = 0
      for row in one.indices {
        table[current] = row + 1
        var rowLeast = row + 1
        for column in two.indices {
          let replaced = table[last + column] + (one[row] == two[column] ? 0 : 1)
          var least = min(replaced, table[last + column + 1] + 1, table[current + column] + 1)
          if row > 0, column > 0, one[row] == two[column - 1], one[row - 1] == two[column] {
            least = min(least, table[beforeLast + column - 1] + 1)
          }
          table[current + column + 1] = least
          rowLeast = min(rowLeast, least)
        }
        // Every way to the end leads through this row or, by a swap, from the one before over it.
        if min(rowLeast, lastLeast) > limit { return min(rowLeast, lastLeast) }
        lastLeast = rowLeast
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      return table[last + two.count]
    }
  }
}
