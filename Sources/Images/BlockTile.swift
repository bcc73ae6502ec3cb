import Colors

/// One cell of a picture: a block glyph and two colours.
public struct BlockTile: Hashable, Sendable {
  /// A blank, a block of Unicode's Block Elements that every terminal font has, or of a small outline its dots.
  public let glyph: String
  public let foreground: Color
  public let background: Color

  /// Samples of a cell across and down. A cell is twice as tall as wide, so that samples are square.
  public static let columns = 4
  public static let rows = 8

  /// The glyph and the colours that come nearest to a cell's samples.
  ///
  /// Of every glyph the sum of the squared errors is known from the sums of the colours in its two parts. A part
  /// most of whose samples are of one colour gets that colour, so that flat areas are exact up to their edges.
  ///
  /// - Parameter samples: `columns` × `rows` opaque colours, row by row.
  public init(_ samples: [Color]) {
    guard samples.count == Self.columns * Self.rows, let first = samples.first,
      samples.contains(where: { $0 != first })
    else {
      self.init(glyph: " ", color: samples.first ?? .black)
      return
    }
    let sums = SampleSums(samples)
    var best: Shape?
    // What a glyph has to gain over a flat cell: less than a step of one channel at a sample is nobody's to see.
    var bestGain = sums.flatness + Self.leastGain
    for shape in Shape.all {
      let gain = sums.gain(of: shape)
      if gain > bestGain {
        bestGain = gain
        best = shape
      }
    }
    guard let shape = best else {
      self.init(glyph: " ", color: Self.color(of: samples, in: .max))
      return
    }
    self.init(
      glyph: shape.glyph, foreground: Self.color(of: samples, in: shape.mask),
      background: Self.color(of: samples, in: ~shape.mask))
  }

  private init(glyph: String, color: Color) {
    self.init(glyph: glyph, foreground: color, background: color)
  }

  /// - Parameter glyph: one of the blocks or dots of this module, opaque in both colours.
  init(glyph: String, foreground: Color, background: Color) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
  }

  private static let leastGain = 24.0

  /// The colour that most samples of a part have, else their mean.
  private static func color(of samples: [Color], in mask: UInt32) -> Color {
    var (count, votes) = (0, 0)
    var candidate = Color.black
    var sum = ColorSum()
    for (index, sample) in samples.enumerated() where mask >> UInt32(index) & 1 == 1 {
      count += 1
      sum.add(sample)
      if votes == 0 { candidate = sample }
      votes += sample == candidate ? 1 : -1
    }
    let agreeing = samples.indices.count { mask >> UInt32($0) & 1 == 1 && samples[$0] == candidate }
    return 2 * agreeing > count ? candidate : sum.mean(of: count)
  }
}

/// A glyph and the samples that it covers.
private struct Shape {
  let glyph: String
  let parts: [Part]
  /// The first sample in the lowest bit.
  let mask: UInt32

  /// A rectangle of samples.
  struct Part {
    let x: Range<Int>
    let y: Range<Int>
  }

  /// Those that do not reach the upper edge come first and win a draw: many a font leaves the topmost line free.
  static let all: [Shape] =
    [(4, "▄"), (2, "▂"), (6, "▆"), (1, "▁"), (3, "▃"), (5, "▅"), (7, "▇")].map { eighths, glyph in
      Shape(glyph, Part(x: 0..<4, y: 8 - eighths..<8))
    } + [
      Shape("▗", Part(x: 2..<4, y: 4..<8)),
      Shape("▖", Part(x: 0..<2, y: 4..<8)),
      Shape("▌", Part(x: 0..<2, y: 0..<8)),
      Shape("▎", Part(x: 0..<1, y: 0..<8)),
      Shape("▊", Part(x: 0..<3, y: 0..<8)),
      Shape("▘", Part(x: 0..<2, y: 0..<4)),
      Shape("▝", Part(x: 2..<4, y: 0..<4)),
      Shape("▞", Part(x: 2..<4, y: 0..<4), Part(x: 0..<2, y: 4..<8)),
    ]

  private init(_ glyph: String, _ parts: Part...) {
    self.glyph = glyph
    self.parts = parts
    var mask: UInt32 = 0
    for part in parts {
      for y in part.y {
        for x in part.x { mask |= 1 << UInt32(y * BlockTile.columns + x) }
      }
    }
    self.mask = mask
  }
}

private struct ColorSum {
  var red = 0
  var green = 0
  var blue = 0

  mutating func add(_ color: Color) {
    red += Int(color.red)
    green += Int(color.green)
    blue += Int(color.blue)
  }

  mutating func add(_ other: ColorSum, times factor: Int = 1) {
    red += factor * other.red
    green += factor * other.green
    blue += factor * other.blue
  }

  /// Twice the weight for green, which the eye sees most of.
  var square: Double { Double(red * red) + 2 * Double(green * green) + Double(blue * blue) }

  func mean(of count: Int) -> Color {
    guard count > 0 else { return .black }
    func byte(_ sum: Int) -> UInt8 { UInt8(truncatingIfNeeded: (2 * sum + count) / (2 * count)) }
    return Color(red: byte(red), green: byte(green), blue: byte(blue))
  }
}

/// What tells the error of each shape: the sums of all samples above and left of each corner of a sample, of which
/// the sum of any rectangle is made.
private struct SampleSums {
  private static let stride = BlockTile.columns + 1
  private var corners: [ColorSum]

  init(_ samples: [Color]) {
    corners = Array(repeating: ColorSum(), count: Self.stride * (BlockTile.rows + 1))
    for y in 0..<BlockTile.rows {
      var row = ColorSum()
      for x in 0..<BlockTile.columns {
        row.add(samples[y * BlockTile.columns + x])
        var sum = corners[y * Self.stride + x + 1]
        sum.add(row)
        corners[(y + 1) * Self.stride + x + 1] = sum
      }
    }
  }

  private var total: ColorSum { corners.last ?? ColorSum() }
  private static let count = Double(BlockTile.columns * BlockTile.rows)

  /// The gain of no shape at all.
  var flatness: Double { total.square / Self.count }

  /// How much of the samples' squares a shape's two mean colours explain: the more, the smaller is the error.
  func gain(of shape: Shape) -> Double {
    var inside = ColorSum()
    for part in shape.parts {
      inside.add(corners[part.y.upperBound * Self.stride + part.x.upperBound])
      inside.add(corners[part.y.lowerBound * Self.stride + part.x.upperBound], times: -1)
      inside.add(corners[part.y.upperBound * Self.stride + part.x.lowerBound], times: -1)
      inside.add(corners[part.y.lowerBound * Self.stride + part.x.lowerBound])
    }
    var outside = total
    outside.add(inside, times: -1)
    let count = Double(shape.mask.nonzeroBitCount)
    return inside.square / count + outside.square / (Self.count - count)
  }
}
