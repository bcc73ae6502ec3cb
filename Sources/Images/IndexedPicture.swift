import Colors

/// A picture in few colours that were chosen for it.
public struct IndexedPicture: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// At most 256.
  public let palette: [Color]
  /// Of each pixel the place of its colour in `palette`, row by row.
  public let indices: [UInt8]

  /// Chooses colours for an opaque picture by median cut (Heckbert, "Color image quantization for frame buffer
  /// display", 1982), and spreads what they cannot show to the pixels around (Floyd and Steinberg, 1976). A picture of
  /// few colours, not too near to each other, is kept to the bit, and so are large flat areas.
  ///
  /// - Parameter count: How many colours there may be; 2 at least and 256 at most are taken.
  public init(_ picture: Picture, colors count: Int) {
    width = picture.width
    height = picture.height
    var cut = ColorCut(picture, count: min(256, max(2, count)))
    palette = cut.palette
    indices = cut.spread(picture)
  }
}

/// Five bits of each channel.
private func bucketOf(_ red: Int, _ green: Int, _ blue: Int) -> Int {
  (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
}

/// The colours of a picture in boxes, each of which gets one.
private struct ColorCut {
  private(set) var palette: [Color] = []
  /// Of each bucket the colour that shows it, -1 as long as nobody asked.
  private var nearest = [Int16](repeating: -1, count: 1 << 15)

  init(_ picture: Picture, count: Int) {
    let tallies = Tally.tallies(of: picture)
    var boxes = [Box(tallies)]
    while boxes.count < count {
      guard
        let index = boxes.indices.filter({ boxes[$0].tallies.count > 1 }).max(by: {
          boxes[$0].spread < boxes[$1].spread
        })
      else { break }
      let (lower, upper) = boxes[index].halves
      boxes[index] = lower
      boxes.append(upper)
    }
    for box in boxes {
      for tally in box.tallies { nearest[tally.bucket] = Int16(palette.count) }
      palette.append(box.color)
    }
  }

  /// The place of the colour that comes nearest.
  private mutating func place(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let bucket = bucketOf(red, green, blue)
    if nearest[bucket] >= 0 { return Int(nearest[bucket]) }
    func distance(_ color: Color) -> Int {
      let (x, y, z) = (Int(color.red) - red, Int(color.green) - green, Int(color.blue) - blue)
      return x * x + y * y + z * z
    }
    let place = palette.indices.min { distance(palette[$0]) < distance(palette[$1]) } ?? 0
    nearest[bucket] = Int16(place)
    return place
  }

  /// Gives each pixel its colour, row by row, and what that lacks to the right and below.
  mutating func spread(_ picture: Picture) -> [UInt8] {
    let width = picture.width
    var indices: [UInt8] = []
    indices.reserveCapacity(width * picture.height)
    // Sixteenths of a step, with a pixel to spare at each end.
    var (errors, below) = (
      [Int](repeating: 0, count: 3 * (width + 2)), [Int](repeating: 0, count: 3 * (width + 2))
    )
    for row in 0..<picture.height {
      for column in 0..<width {
        let (pixel, error) = (4 * (row * width + column), 3 * (column + 1))
        var wanted = (0, 0, 0)
        func channel(_ index: Int) -> Int {
          let value = Int(picture.pixels[pixel + index])
          return min(255, max(0, value + errors[error + index] / 16))
        }
        wanted = (channel(0), channel(1), channel(2))
        let place = place(wanted.0, wanted.1, wanted.2)
        indices.append(UInt8(truncatingIfNeeded: place))
        let color = palette[place]
        let lacks = [wanted.0 - Int(color.red), wanted.1 - Int(color.green), wanted.2 - Int(color.blue)]
        for (index, lack) in lacks.enumerated() where lack != 0 {
          errors[error + 3 + index] += 7 * lack
          below[error - 3 + index] += 3 * lack
          below[error + index] += 5 * lack
          below[error + 3 + index] += lack
        }
      }
      (errors, below) = (below, errors)
      for index in below.indices { below[index] = 0 }
    }
    return indices
  }
}

/// The pixels of one bucket.
private struct Tally {
  let bucket: Int
  var count = 0
  var sums = (red: 0, green: 0, blue: 0)
  /// A colour of it, and how many pixels have had it more than another.
  var common = (color: Color.black, lead: 0)

  mutating func add(_ color: Color) {
    count += 1
    sums.red += Int(color.red)
    sums.green += Int(color.green)
    sums.blue += Int(color.blue)
    if common.lead == 0 { common.color = color }
    common.lead += common.color == color ? 1 : -1
  }

  /// Its mean in a channel.
  func mean(_ channel: Int) -> Int {
    (channel == 0 ? sums.red : channel == 1 ? sums.green : sums.blue) / max(1, count)
  }

  static func tallies(of picture: Picture) -> [Tally] {
    var places = [Int32](repeating: -1, count: 1 << 15)
    var tallies: [Tally] = []
    for start in stride(from: 0, to: picture.pixels.count, by: 4) {
      let color = Color(
        red: picture.pixels[start], green: picture.pixels[start + 1], blue: picture.pixels[start + 2])
      let bucket = bucketOf(Int(color.red), Int(color.green), Int(color.blue))
      if places[bucket] < 0 {
        places[bucket] = Int32(tallies.count)
        tallies.append(Tally(bucket: bucket))
      }
      tallies[Int(places[bucket])].add(color)
    }
    return tallies
  }
}

/// Buckets that get one colour.
private struct Box {
  let tallies: [Tally]
  /// The channel in which they differ most, and how much that matters.
  let channel: Int
  let spread: Int

  init(_ tallies: [Tally]) {
    self.tallies = tallies
    var widest = (channel: 0, width: 0)
    for channel in 0..<3 {
      let means = tallies.map { $0.mean(channel) }
      let width = (means.max() ?? 0) - (means.min() ?? 0)
      if width > widest.width { widest = (channel, width) }
    }
    channel = widest.channel
    let pixels = tallies.reduce(0) { $0 + $1.count }
    // Wide boxes are parted even if few pixels are in them: a small thing of another colour is to be seen.
    spread = widest.width * widest.width * Int(Double(pixels).squareRoot())
  }

  /// Two boxes of about as many pixels.
  var halves: (Box, Box) {
    let sorted = tallies.sorted { $0.mean(channel) < $1.mean(channel) }
    let half = tallies.reduce(0) { $0 + $1.count } / 2
    var (count, end) = (0, 0)
    while end < sorted.count - 1, count + sorted[end].count / 2 <= half || end == 0 {
      count += sorted[end].count
      end += 1
    }
    return (Box(Array(sorted[..<end])), Box(Array(sorted[end...])))
  }

  /// The colour of most of its pixels, else their mean.
  var color: Color {
    let count = max(1, tallies.reduce(0) { $0 + $1.count })
    if let common = tallies.max(by: { $0.common.lead < $1.common.lead })?.common, 2 * common.lead > count {
      return common.color
    }
    func byte(_ sum: (Tally) -> Int) -> UInt8 {
      UInt8(clamping: (tallies.reduce(0) { $0 + sum($1) } + count / 2) / count)
    }
    return Color(red: byte { $0.sums.red }, green: byte { $0.sums.green }, blue: byte { $0.sums.blue })
  }
}
