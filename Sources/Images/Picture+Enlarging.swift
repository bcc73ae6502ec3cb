extension Picture {
  /// The picture with so many times the pixels in both directions, each between its neighbours as iOS has it (bilinear,
  /// weighted by alpha). Pixels in the midst of a flat area keep their colour to the bit.
  ///
  /// - Parameter factor: 1 and less leave it as it is.
  public func enlarged(by factor: Int) -> Picture {
    guard factor > 1, width <= Self.longest / factor, height <= Self.longest / factor else { return self }
    let across = Self.steps(width, factor)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height * factor * factor)
    for down in Self.steps(height, factor) {
      for step in across { bytes += mixed(step, down) }
    }
    return Picture(width: width * factor, height: height * factor, pixels: bytes) ?? self
  }

  private static let longest = 8192

  /// A place between two pixels, and how much of the second it has, in parts of `whole`.
  private struct Step {
    let first: Int
    let second: Int
    let share: Int
    let whole: Int
  }

  /// The places of the new pixels' middles among the middles of the old.
  private static func steps(_ count: Int, _ factor: Int) -> [Step] {
    (0..<count * factor).map { place in
      let middle = 2 * place + 1 - factor
      guard middle > 0 else { return Step(first: 0, second: 0, share: 0, whole: 2 * factor) }
      let first = middle / (2 * factor)
      return Step(
        first: first, second: min(count - 1, first + 1), share: middle % (2 * factor), whole: 2 * factor)
    }
  }

  private func mixed(_ across: Step, _ down: Step) -> [UInt8] {
    var sums = [0, 0, 0, 0]
    for (row, downShare) in [(down.first, down.whole - down.share), (down.second, down.share)] {
      for (column, acrossShare) in [
        (across.first, across.whole - across.share), (across.second, across.share),
      ] {
        let start = 4 * (row * width + column)
        let weight = Int(pixels[start + 3]) * downShare * acrossShare
        for channel in 0..<3 { sums[channel] += Int(pixels[start + channel]) * weight }
        sums[3] += weight
      }
    }
    guard sums[3] > 0 else { return [0, 0, 0, 0] }
    let area = across.whole * down.whole
    return (0..<3).map { UInt8(clamping: (sums[$0] + sums[3] / 2) / sums[3]) }
      + [UInt8(clamping: (sums[3] + area / 2) / area)]
  }
}
