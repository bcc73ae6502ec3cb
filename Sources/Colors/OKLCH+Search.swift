extension OKLCH {
  /// The colour most like this one that a test lets pass: lighter or darker with the hue kept, and the chroma as far
  /// as sRGB lets it be. Of the nearest lighter and the nearest darker one it is the one that differs less by
  /// CIEDE2000 (`Color.difference`).
  ///
  /// - Parameter passes: asked of about a hundred colours.
  /// - Returns: nil where no lightness passes.
  public func nearest(where passes: (Color) -> Bool) -> Color? {
    let start = color
    if passes(start) { return start }
    let found = [0.0, 1].compactMap { nearest(towards: $0, where: passes) }
    return found.min { $0.difference(from: start) < $1.difference(from: start) }
  }

  /// The first colour on the way to black or white that passes: in steps, as the way may lead past a ground's own
  /// lightness, then by halving the last of them.
  private func nearest(towards end: Double, where passes: (Color) -> Bool) -> Color? {
    let steps = max(1, Int((abs(end - lightness) * 64).rounded(.up)))
    func color(_ step: Double) -> Color {
      var moved = self
      moved.lightness += (end - lightness) * step / Double(steps)
      return moved.color
    }
    guard let first = (1...steps).first(where: { passes(color(Double($0))) }) else { return nil }
    var (failing, passing) = (Double(first - 1), Double(first))
    for _ in 0..<8 {
      let middle = (failing + passing) / 2
      if passes(color(middle)) { passing = middle } else { failing = middle }
    }
    return color(passing)
  }
}
