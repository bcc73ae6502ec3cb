extension Palette {
  /// The entry for a text on its ground, which itself is shown by its nearest entry.
  ///
  /// The text is shown by its own nearest entry too, unless in 24 bits it is seen on its ground and both would land
  /// on the same colour, or it is readable and would not be although another entry is. Then it moves to the entry
  /// nearest to its own colour that keeps what it had. Alpha does not count. Nil only in an empty palette.
  public func nearest(toText text: Color, on ground: Color, scale: TextScale = .normal) -> Match? {
    guard let own = nearest(to: text), let shownGround = nearest(to: ground)?.color else { return nil }
    return match(forText: text, own: own, on: ground, shownAs: shownGround, scale: scale)
  }

  /// The same where the nearest entries of both are known.
  func match(
    forText text: Color, own: Match, on ground: Color, shownAs shownGround: Color, scale: TextScale
  ) -> Match {
    let before = Legibility(of: text, on: ground, scale: scale)
    if before == .readable, Legibility(of: own.color, on: shownGround, scale: scale) < .readable,
      let match = nearest(toText: text, keeping: .readable, on: shownGround, scale: scale)
    {
      return match
    }
    guard before >= .visible, own.color == shownGround else { return own }
    return nearest(toText: text, keeping: .visible, on: shownGround, scale: scale)
      ?? nearest(to: text) { $0.color != shownGround } ?? own
  }

  private func nearest(
    toText text: Color, keeping step: Legibility, on shownGround: Color, scale: TextScale
  ) -> Match? {
    nearest(to: text) { Legibility(of: $0.color, on: shownGround, scale: scale) >= step }
  }

  /// The entry for a thin line between two grounds that differ and are both shown as `shown`: seen on it, near to
  /// the colour of one of them, and no more vivid than they are, so that it stays calm. Nil where the palette has
  /// one colour only.
  public func nearest(toEdgeOf ground: Color, besides other: Color, shownAs shown: Color) -> Match? {
    let vividness = max(Lab(ground).chroma, Lab(other).chroma) + 12
    return nearest(to: ground) { $0.chroma <= vividness && Self.isEdge($0.color, on: shown) }
      ?? nearest(to: ground) { Self.isEdge($0.color, on: shown) }
      ?? nearest(to: ground) { $0.color != shown }
  }

  private static func isEdge(_ color: Color, on ground: Color) -> Bool { color.contrast(with: ground) >= 1.7 }
}
