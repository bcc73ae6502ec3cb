/// The colours that a terminal shows by number.
public struct Palette: Hashable, Sendable {
  /// One entry: its number and its colour.
  public struct Entry: Hashable, Sendable {
    public let index: UInt8
    public let color: Color
    let lab: Lab
  }

  /// The entry nearest to a colour.
  public struct Match: Hashable, Sendable {
    public let index: UInt8
    public let color: Color
    /// How far it is, by CIEDE2000.
    public let difference: Double
  }

  /// In the order of their numbers.
  public let entries: [Entry]

  /// A palette whose entries are numbered from `first`; what would be numbered above 255 is left out.
  public init(_ colors: [Color], numberedFrom first: UInt8 = 0) {
    entries = zip(first...255, colors).map { Entry(index: $0, color: $1, lab: Lab($1)) }
  }

  /// The entry nearest to `color` by CIEDE2000, found among all entries; of equals the first. Alpha does not count.
  /// Nil only in an empty palette.
  public func nearest(to color: Color) -> Match? {
    let lab = Lab(color)
    var best: Entry?
    var limit = Double.infinity
    for entry in entries {
      guard let square = lab.squaredDifference(from: entry.lab, below: limit) else { continue }
      (best, limit) = (entry, square)
    }
    return best.map { Match(index: $0.index, color: $0.color, difference: limit.squareRoot()) }
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

/// A palette that remembers what it was asked: a screen has few colours, and has them again in every frame.
public struct PaletteMatcher: Sendable {
  public let palette: Palette
  private var known: [UInt32: Palette.Match] = [:]
  /// Enough for any screen; an animation through millions of colours starts over now and then.
  private static let capacity = 1 << 16

  public init(_ palette: Palette) { self.palette = palette }

  /// The entry nearest to `color`, as ``Palette/nearest(to:)`` finds it.
  public mutating func nearest(to color: Color) -> Palette.Match? {
    if let match = known[color.rgb] { return match }
    let match = palette.nearest(to: color)
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    known[color.rgb] = match
    return match
  }
}
