extension Color {
  /// The opaque colour most like this one that has a contrast with `ground`: lighter or darker in CIE L*, with hue
  /// and chroma as far as sRGB lets them be. Nil where not even black or white has it.
  public func nearest(withContrast needed: Double, on ground: Color) -> Color? {
    let start = Lab(self)
    let candidates = [0.0, 100].compactMap { end in
      Self.passing(needed, on: ground, from: start, to: end)
    }
    return candidates.min { Lab($0).difference(from: start) < Lab($1).difference(from: start) }
  }

  /// The first colour on the way to black or white that passes.
  private static func passing(_ needed: Double, on ground: Color, from start: Lab, to end: Double) -> Color? {
    func color(_ share: Double) -> Color {
      // At the ends of L* no chroma is left.
      let lightness = start.lightness + (end - start.lightness) * share
      return share >= 1
        ? (end == 0 ? .black : .white) : Lab(lightness: lightness, a: start.a, b: start.b).color
    }
    func passes(_ share: Double) -> Bool { color(share).contrast(with: ground) >= needed }
    guard passes(1) else { return nil }
    // Rising steps first, as the way may pass the ground's own lightness; then between the last two.
    let steps = 64
    guard let first = (0...steps).first(where: { passes(Double($0) / Double(steps)) }) else { return nil }
    if first == 0 { return color(0) }
    var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if passes(middle) { high = middle } else { low = middle }
    }
    return color(high)
  }
}
