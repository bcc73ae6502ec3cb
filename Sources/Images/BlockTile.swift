import Colors

/// One cell of a picture: a block glyph and two colours.
public struct BlockTile: Hashable, Sendable {
  /// A blank, or a block of Unicode's Block Elements that every terminal font has.
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

  private init(glyph: String, foreground: Color, background: Color) {
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

/// A glyph and the samples that it covers, the first in the lowest bit.
private struct Shape {
  let glyph: String
  let mask: UInt32

  /// Those that do not reach the upper edge come first and win a draw: many a font leaves the topmost line free.
  static let all: [Shape] =
    [(4, "▄"), (2, "▂"), (6, "▆"), (1, "▁"), (3, "▃"), (5, "▅"), (7, "▇")].map { eighths, glyph in
      Shape(glyph) { _, row in row >= 8 - eighths }
    } + [
      Shape("▗") { column, row in column >= 2 && row >= 4 },
      Shape("▖") { column, row in column < 2 && row >= 4 },
      Shape("▌") { column, _ in column < 2 },
      Shape("▎") { column, _ in column < 1 },
      Shape("▊") { column, _ in column < 3 },
      Shape("▘") { column, row in column < 2 && row < 4 },
      Shape("▝") { column, row in column >= 2 && row < 4 },
      Shape("▞") { column, row in (column >= 2) == (row < 4) },
    ]

  private init(_ glyph: String, covers: (_ column: Int, _ row: Int) -> Bool) {
    self.glyph = glyph
    var mask: UInt32 = 0
    for row in 0..<BlockTile.rows {
      for column in 0..<BlockTile.columns where covers(column, row) {
        mask |= 1 << UInt32(row * BlockTile.columns + column)
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

  /// Twice the weight for green, which the eye sees most of.
  var square: Double { Double(red * red) + 2 * Double(green * green) + Double(blue * blue) }

  func mean(of count: Int) -> Color {
    guard count > 0 else { return .black }
    func byte(_ sum: Int) -> UInt8 { UInt8(truncatingIfNeeded: (2 * sum + count) / (2 * count)) }
    return Color(red: byte(red), green: byte(green), blue: byte(blue))
  }
}

/// What tells the error of each shape.
private struct SampleSums {
  private let samples: [Color]
  private var total = ColorSum()

  init(_ samples: [Color]) {
    self.samples = samples
    for sample in samples { total.add(sample) }
  }

  /// The gain of no shape at all.
  var flatness: Double { total.square / Double(samples.count) }

  /// How much of the samples' squares a shape's two mean colours explain: the more, the smaller is the error.
  func gain(of shape: Shape) -> Double {
    var inside = ColorSum()
    var count = 0
    for (index, sample) in samples.enumerated() where shape.mask >> UInt32(index) & 1 == 1 {
      inside.add(sample)
      count += 1
    }
    let outside = ColorSum(
      red: total.red - inside.red, green: total.green - inside.green, blue: total.blue - inside.blue)
    return inside.square / Double(count) + outside.square / Double(samples.count - count)
  }
}
