/// The colours that a terminal shows by number.
public struct Palette: Hashable, Sendable {
  /// One entry: its number and its colour.
  public struct Entry: Hashable, Sendable {
    public let index: UInt8
    public let color: Color
    let lab: Lab
    let chroma: Double

    init(index: UInt8, color: Color) {
      (self.index, self.color) = (index, color)
      lab = Lab(color)
      chroma = lab.chroma
    }
  }

  /// The entry that stands for a colour.
  public struct Match: Hashable, Sendable {
    public let index: UInt8
    public let color: Color
    /// How far it is, by CIEDE2000.
    public let difference: Double

    public init(index: UInt8, color: Color, difference: Double) {
      self.index = index
      self.color = color
      self.difference = difference
    }
  }

  /// In the order of their numbers.
  public let entries: [Entry]
  /// From dark to light, for the search.
  let entriesByLightness: [Entry]

  /// A palette whose entries are numbered from `first`; what would be numbered above 255 is left out.
  public init(_ colors: [Color], numberedFrom first: UInt8 = 0) {
    entries = zip(first...255, colors).map { Entry(index: $0, color: $1) }
    entriesByLightness = entries.sorted { $0.lab.lightness < $1.lab.lightness }
  }

  /// The first entries only, at most `count` of them.
  public func prefix(_ count: Int) -> Palette {
    guard let first = entries.first, count < entries.count else { return self }
    return Palette(entries.prefix(max(0, count)).map(\.color), numberedFrom: first.index)
  }
}

extension Palette {
  /// Entries 16–255, which terminals agree on and users leave alone: the cube of six and the ramp of greys.
  public static let fixed256 = Palette(Palette.cube + Palette.greys, numberedFrom: 16)
  /// xterm's own sixteen.
  public static let xterm16 = Palette(Palette.system)
  /// The first eight of xterm's.
  public static let xterm8 = Palette(Array(Palette.system.prefix(8)))

  /// The palette that stands for a depth as long as the terminal has not told its own; nil where colours need no
  /// mapping or cannot be shown.
  public static func standard(for depth: ColorDepth) -> Palette? {
    switch depth {
    case .truecolor, .mono: nil
    case .indexed256: fixed256
    case .indexed16: xterm16
    case .indexed8: xterm8
    }
  }

  /// xterm's defaults for 0–15, from its manual page's resources color0 to color15.
  private static let system = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Color(rgb: $0) }

  private static let cube: [Color] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { Color(red: red, green: green, blue: $0) } }
    }
  }()

  private static let greys = stride(from: UInt8(8), through: 238, by: 10).map {
    Color(red: $0, green: $0, blue: $0)
  }
}
