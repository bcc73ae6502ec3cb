extension [Diagnostic] {
  /// The findings of one file by their places; those without a place first, those of one place as they stand.
  public func inFileOrder() -> [Diagnostic] {
    let offsets = map { $0.position?.offset ?? 0 }
    return indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }.map { self[$0] }
  }
}
