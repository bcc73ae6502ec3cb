/// A palette that remembers what it was asked: a screen has few colours, and has them again in every frame.
public struct PaletteMatcher: Sendable {
  public let palette: Palette
  private var grounds: [UInt32: Palette.Match] = [:]
  private var texts: [TextOnGround: Palette.Match] = [:]
  private var edges: [Neighbours: Palette.Match?] = [:]
  /// Enough for any screen; an animation through millions of colours starts over now and then.
  private static let capacity = 1 << 16

  private struct TextOnGround: Hashable {
    let text: UInt32
    let ground: UInt32
    let scale: TextScale
  }

  private struct Neighbours: Hashable {
    let ground: UInt32
    let other: UInt32
  }

  public init(_ palette: Palette) { self.palette = palette }

  /// The entry nearest to `color`, as ``Palette/nearest(to:)`` finds it.
  public mutating func nearest(to color: Color) -> Palette.Match? {
    if let match = grounds[color.rgb] { return match }
    let match = palette.nearest(to: color)
    if grounds.count >= Self.capacity { grounds.removeAll(keepingCapacity: true) }
    grounds[color.rgb] = match
    return match
  }

  /// The entry for a text on its ground, as ``Palette/nearest(toText:on:scale:)`` finds it.
  public mutating func nearest(toText text: Color, on ground: Color, scale: TextScale) -> Palette.Match? {
    let key = TextOnGround(text: text.rgb, ground: ground.rgb, scale: scale)
    if let match = texts[key] { return match }
    guard let own = nearest(to: text), let shown = nearest(to: ground)?.color else { return nil }
    let match = palette.match(forText: text, own: own, on: ground, shownAs: shown, scale: scale)
    if texts.count >= Self.capacity { texts.removeAll(keepingCapacity: true) }
    texts[key] = match
    return match
  }

  /// The entry for a line between two grounds that touch; nil where they need none, since they are told apart as they
  /// are, or are the same in 24 bits, to the eye at least (ΔE2000 below 1).
  public mutating func nearest(toEdgeOf ground: Color, besides other: Color) -> Palette.Match? {
    if ground == other { return nil }
    let key = Neighbours(ground: ground.rgb, other: other.rgb)
    if let match = edges[key] { return match }
    var match: Palette.Match?
    if let shown = nearest(to: ground)?.color, shown == nearest(to: other)?.color,
      ground.difference(from: other) >= 1
    {
      match = palette.nearest(toEdgeOf: ground, besides: other, shownAs: shown)
    }
    if edges.count >= Self.capacity { edges.removeAll(keepingCapacity: true) }
    edges[key] = .some(match)
    return match
  }
}
