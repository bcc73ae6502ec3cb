import Colors

/// What a cell stands for, which shows only where colours are few or none: what can be seen of it there depends on it.
public struct CellTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The glyph is to be read, although it is one of those that fill a part of the cell.
  public static let writing = CellTraits(rawValue: 1)
  /// The glyph fills a part of the cell with a ground's colour, although it is not one of halves and quarters.
  public static let area = CellTraits(rawValue: 2)
  /// A piece of a picture: its colours are its own, and without colours it is a shade.
  public static let picture = CellTraits(rawValue: 4)
  /// The text is large in the sense of WCAG.
  public static let large = CellTraits(rawValue: 8)
  /// Without colours the ground is filled, that is reversed: what is on, pressed, or selected.
  public static let filled = CellTraits(rawValue: 16)
  /// Without colours the part that the glyph fills is as empty as the ground.
  public static let hollow = CellTraits(rawValue: 32)
  /// Without colours the text is dim.
  public static let disabled = CellTraits(rawValue: 64)
  /// Without colours the text is underlined: what is chosen among others.
  public static let chosen = CellTraits(rawValue: 128)
}

extension Cell {
  /// True where the glyph is no writing but fills a part of the cell with a ground's colour.
  public var isArea: Bool {
    if traits.contains(.area) { return true }
    if traits.contains(.picture) { return text.isMosaic }
    return !traits.contains(.writing) && text.fillsPartOfCell
  }

  /// How large its text is in the sense of WCAG.
  public var scale: TextScale { traits.contains(.large) ? .large : .normal }

  /// True where the ground alone is seen.
  var isBlank: Bool { text == " " }
}

extension String {
  /// True for the glyphs of halves and quarters of a cell.
  var fillsPartOfCell: Bool {
    switch onlyScalar {
    // ▀ ▄ █ ▌ ▐ and ▖ to ▟
    case 0x2580, 0x2584, 0x2588, 0x258C, 0x2590, 0x2596...0x259F: true
    default: false
    }
  }

  /// True for the glyphs of which pictures are made: blocks, braille dots, the mosaics of old computers.
  var isMosaic: Bool {
    switch onlyScalar {
    case 0x2580...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBAF: true
    default: false
    }
  }

  /// 0 where there is not exactly one.
  private var onlyScalar: UInt32 {
    var scalars = unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return 0 }
    return scalar.value
  }
}
