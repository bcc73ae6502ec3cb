extension Palette {
  /// The entry nearest to `color` by CIEDE2000, exactly as if every entry were tried; of equals the first. Alpha
  /// does not count. Nil only in an empty palette.
  public func nearest(to color: Color) -> Match? {
    var search = Search(for: color)
    if let guess = guess(near: search) { search.look(at: guess) }
    lookOutward(with: &search) { _ in true }
    return search.match
  }

  /// The nearest of those entries that `isWanted` accepts.
  func nearest(to color: Color, where isWanted: (Entry) -> Bool) -> Match? {
    var search = Search(for: color)
    lookOutward(with: &search, where: isWanted)
    return search.match
  }

  /// Looks at every entry that may be better than the best.
  ///
  /// It goes outward from the colour's own lightness, on the nearer side first. The part of lightness only grows on
  /// the way out, so that a side is done as soon as this part alone is more than the best difference found.
  private func lookOutward(with search: inout Search, where isWanted: (Entry) -> Bool) {
    let lightness = search.lab.lightness
    var (below, above) = sides(of: lightness)
    while let entry = nextOutward(from: lightness, below: &below, above: &above) {
      let part = search.lab.squaredLightnessPart(from: entry.lab)
      if search.isOut(part) {
        if entry.lab.lightness < lightness { below = -1 } else { above = entriesByLightness.count }
      } else if isWanted(entry) {
        search.look(at: entry, lightnessPart: part)
      }
    }
  }

  /// An entry that is near at least, by a distance that costs little: beginning with it, the search ends soon.
  private func guess(near search: Search) -> Entry? {
    let lab = search.lab
    // Differences of colour count the less the more vivid the colour is.
    let stretch = 1 / (1 + 0.04 * search.chroma)
    let weight = stretch * stretch
    var (best, least) = (-1, Double.infinity)
    for place in entries.indices {
      let other = entries[place].lab
      let (l, a, b) = (other.lightness - lab.lightness, other.a - lab.a, other.b - lab.b)
      let distance = l * l + weight * (a * a + b * b)
      if distance < least { (best, least) = (place, distance) }
    }
    return best >= 0 ? entries[best] : nil
  }

  /// The places of the last entry that is darker than `lightness`, and of the one after it.
  private func sides(of lightness: Double) -> (below: Int, above: Int) {
    var (low, high) = (0, entriesByLightness.count)
    while low < high {
      let middle = (low + high) / 2
      if entriesByLightness[middle].lab.lightness < lightness { low = middle + 1 } else { high = middle }
    }
    return (low - 1, low)
  }

  private func nextOutward(from lightness: Double, below: inout Int, above: inout Int) -> Entry? {
    let hasBelow = below >= 0
    let hasAbove = above < entriesByLightness.count
    guard hasBelow || hasAbove else { return nil }
    let goesUp =
      !hasBelow
      || hasAbove
        && entriesByLightness[above].lab.lightness - lightness
          < lightness - entriesByLightness[below].lab.lightness
    defer { if goesUp { above += 1 } else { below -= 1 } }
    return entriesByLightness[goesUp ? above : below]
  }
}

/// A colour that is sought, and the best entry so far.
private struct Search {
  let lab: Lab
  let chroma: Double
  private var best: Palette.Entry?
  /// The best entry's squared difference.
  private var limit = Double.infinity
  /// A little more, so that rounding in a lower bound never leaves out what the formula itself would keep.
  private var wideLimit = Double.infinity

  init(for color: Color) {
    lab = Lab(color)
    chroma = lab.chroma
  }

  /// True where a difference whose square is no less than `lowerBound` is worse than the best.
  func isOut(_ lowerBound: Double) -> Bool { lowerBound > wideLimit }

  mutating func look(at entry: Palette.Entry) {
    look(at: entry, lightnessPart: lab.squaredLightnessPart(from: entry.lab))
  }

  mutating func look(at entry: Palette.Entry, lightnessPart: Double) {
    let meanChroma = (chroma + entry.chroma) / 2
    let bareBound = ChromaticDifference.lowerBound(lab, entry.lab, meanChroma: meanChroma)
    if isOut(lightnessPart + bareBound) { return }
    let chromatic = ChromaticDifference(lab, chroma: chroma, entry.lab, chroma: entry.chroma)
    if isOut(lightnessPart + chromatic.lowerBound) { return }
    let square = lightnessPart + chromatic.square
    guard best.map({ square < limit || square == limit && entry.index < $0.index }) ?? true else { return }
    best = entry
    limit = square
    wideLimit = square * (1 + 1e-9) + 1e-9
  }

  var match: Palette.Match? {
    best.map { Palette.Match(index: $0.index, color: $0.color, difference: limit.squareRoot()) }
  }
}
