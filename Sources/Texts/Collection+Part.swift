extension Collection where Element: Equatable {
  /// Whether `part` stands in it somewhere, in one piece. For strings ask their bytes: `text.utf8.holds("part".utf8)`.
  ///
  /// The standard library's own `contains` for this brings its engine for regular expressions with it, which makes the
  /// program a megabyte larger.
  public func holds(_ part: some Collection<Element>) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}
