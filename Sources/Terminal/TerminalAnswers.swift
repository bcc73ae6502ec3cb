import Colors

/// All that a terminal has said so far.
public struct TerminalAnswers: Hashable, Sendable {
  /// How it keeps a 24-bit colour, nil as long as it has not said.
  public private(set) var depth: ColorDepth?
  /// The entries of its palette that it has told.
  public private(set) var entries: [UInt8: Color] = [:]

  public init() {}

  mutating func take(_ answer: TerminalAnswer) {
    switch answer {
    case .testColor(let depth): self.depth = depth ?? self.depth
    case .paletteEntry(let index, let color): entries[index] = color
    case .fence: break
    }
  }

  /// The terminal's own palette of 16 or 8 colours, xterm's where it has left one out; nil in another depth, and
  /// when it has told none.
  public func palette(for depth: ColorDepth) -> Palette? {
    switch depth {
    case .truecolor, .indexed256, .mono: return nil
    case .indexed16, .indexed8: break
    }
    guard let standard = Palette.standard(for: depth),
      standard.entries.contains(where: { entries[$0.index] != nil })
    else { return nil }
    return Palette(standard.entries.map { entries[$0.index] ?? $0.color })
  }
}
