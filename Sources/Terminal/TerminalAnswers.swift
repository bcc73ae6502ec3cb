import Colors
import Images

/// All that a terminal has said so far.
public struct TerminalAnswers: Hashable, Sendable {
  /// How it keeps a 24-bit colour, nil as long as it has not said.
  public private(set) var depth: ColorDepth?
  /// The entries of its palette that it has told.
  public private(set) var entries: [UInt8: Color] = [:]

  /// Whether it knows kitty's pictures.
  public private(set) var hasKittyPictures = false
  /// Whether it knows sixel.
  public private(set) var hasSixel = false
  /// What it calls itself, with its version.
  public private(set) var name: String?
  /// A cell in pixels.
  public private(set) var cellSize: PictureSize?
  /// Whether it has answered anything to its end.
  public private(set) var isComplete = false

  public init() {}

  mutating func take(_ answer: TerminalAnswer) {
    switch answer {
    case .testColor(let depth): self.depth = depth ?? self.depth
    case .paletteEntry(let index, let color): entries[index] = color
    case .kittyPictures: hasKittyPictures = true
    case .name(let name): self.name = name
    case .cellSize(let size): cellSize = size
    case .fence(let attributes):
      isComplete = true
      if attributes.contains(4) { hasSixel = true }
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
