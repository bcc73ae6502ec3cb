/// A glyph that fills parts of its cell, as areas: drawn from a font it would leave seams between cells.
struct GlyphShape: Hashable, Sendable {
  /// A part of a cell, in eighths of its width and height.
  struct Part: Hashable, Sendable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }
  }

  enum Outline: Hashable, Sendable {
    case parts([Part])
    /// Dots of Braille, two across and four down, by the bits of its code.
    case dots(UInt8)
    /// A quarter circle of a frame, from the middle of one side to that of another.
    case corner(Corner)
  }

  /// Which two sides of the cell a rounded corner joins.
  enum Corner: Hashable, Sendable {
    case rightBottom, leftBottom, leftTop, rightTop
  }

  let outline: Outline
  /// 1, and less for the shades, which are dots in a font.
  let opacity: Double

  private init(_ outline: Outline, opacity: Double = 1) {
    self.outline = outline
    self.opacity = opacity
  }

  /// The shape of a glyph: block elements, Braille, and the frames that we draw. Nil for all others.
  init?(_ glyph: String) {
    var scalars = glyph.unicodeScalars.makeIterator()
    guard let code = scalars.next()?.value, scalars.next() == nil else { return nil }
    switch code {
    case 0x2500...0x257F:
      guard let frame = Self.frame(code) else { return nil }
      self.init(frame)
    case 0x2580...0x259F: self = Self.block(code)
    case 0x2800...0x28FF: self.init(.dots(UInt8(truncatingIfNeeded: code)))
    default: return nil
    }
  }

  /// - Parameter code: one of Unicode's block elements.
  private static func block(_ code: UInt32) -> GlyphShape {
    switch code {
    case 0x2580: GlyphShape(.parts([Part(0, 0, 8, 4)]))
    case 0x2581...0x2588: GlyphShape(.parts([Part(0, Double(0x2588 - code), 8, 8)]))
    case 0x2589...0x258F: GlyphShape(.parts([Part(0, 0, Double(0x2590 - code), 8)]))
    case 0x2590: GlyphShape(.parts([Part(4, 0, 8, 8)]))
    case 0x2591...0x2593: GlyphShape(.parts([Part(0, 0, 8, 8)]), opacity: Double(code - 0x2590) / 4)
    case 0x2594: GlyphShape(.parts([Part(0, 0, 8, 1)]))
    case 0x2595: GlyphShape(.parts([Part(7, 0, 8, 8)]))
    default: GlyphShape(.parts(quadrants(code)))
    }
  }

  /// U+2596 to U+259F, whose quarters follow no order.
  private static func quadrants(_ code: UInt32) -> [Part] {
    let (upperLeft, upperRight) = (Part(0, 0, 4, 4), Part(4, 0, 8, 4))
    let (lowerLeft, lowerRight) = (Part(0, 4, 4, 8), Part(4, 4, 8, 8))
    let (upper, lower) = (Part(0, 0, 8, 4), Part(0, 4, 8, 8))
    return switch code {
    case 0x2596: [lowerLeft]
    case 0x2597: [lowerRight]
    case 0x2598: [upperLeft]
    case 0x2599: [upperLeft, lower]
    case 0x259A: [upperLeft, lowerRight]
    case 0x259B: [upper, lowerLeft]
    case 0x259C: [upper, lowerRight]
    case 0x259D: [upperRight]
    case 0x259E: [upperRight, lowerLeft]
    default: [upperRight, lower]
    }
  }

  /// The frames of light and heavy lines whose arms are all of one weight, and the rounded corners.
  private static func frame(_ code: UInt32) -> Outline? {
    if let corner = corners[code] { return .corner(corner) }
    guard let arms = arms[code] else { return nil }
    // A cell is twice as high as wide: an eighth down is two across.
    let half = arms.isHeavy ? 0.8 : 0.4
    let (left, right) = (4 - half, 4 + half)
    let (top, bottom) = (4 - half / 2, 4 + half / 2)
    var parts: [Part] = []
    if arms.left || arms.right {
      parts.append(Part(arms.left ? 0 : left, top, arms.right ? 8 : right, bottom))
    }
    if arms.up { parts.append(Part(left, 0, right, arms.left || arms.right ? top : 4)) }
    if arms.down { parts.append(Part(left, arms.left || arms.right ? bottom : 4, right, 8)) }
    return .parts(parts)
  }

  private static let corners: [UInt32: Corner] = [
    0x256D: .rightBottom, 0x256E: .leftBottom, 0x256F: .leftTop, 0x2570: .rightTop,
  ]

  private struct Arms {
    let up, right, down, left, isHeavy: Bool

    /// - Parameter sides: of `urdl` those to which there is an arm.
    init(_ sides: String, isHeavy: Bool = false) {
      (up, right, down, left) = (
        sides.contains("u"), sides.contains("r"), sides.contains("d"), sides.contains("l")
      )
      self.isHeavy = isHeavy
    }
  }

  private static let arms: [UInt32: Arms] = [
    0x2500: Arms("lr"), 0x2501: Arms("lr", isHeavy: true), 0x2502: Arms("ud"),
    0x2503: Arms("ud", isHeavy: true), 0x250C: Arms("rd"), 0x250F: Arms("rd", isHeavy: true),
    0x2510: Arms("ld"), 0x2513: Arms("ld", isHeavy: true), 0x2514: Arms("ur"),
    0x2517: Arms("ur", isHeavy: true), 0x2518: Arms("ul"), 0x251B: Arms("ul", isHeavy: true),
    0x251C: Arms("urd"), 0x2523: Arms("urd", isHeavy: true), 0x2524: Arms("uld"),
    0x252B: Arms("uld", isHeavy: true), 0x252C: Arms("lrd"), 0x2533: Arms("lrd", isHeavy: true),
    0x2534: Arms("ulr"), 0x253B: Arms("ulr", isHeavy: true), 0x253C: Arms("ulrd"),
    0x254B: Arms("ulrd", isHeavy: true), 0x2574: Arms("l"), 0x2575: Arms("u"), 0x2576: Arms("r"),
    0x2577: Arms("d"), 0x2578: Arms("l", isHeavy: true), 0x2579: Arms("u", isHeavy: true),
    0x257A: Arms("r", isHeavy: true), 0x257B: Arms("d", isHeavy: true),
  ]
}
