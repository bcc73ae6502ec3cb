import Colors

/// How a picture takes up the place that it is given.
public enum PictureFit: Hashable, Sendable {
  /// As large as the place in both directions, whatever becomes of its proportions.
  case stretch
  /// Whole, as large as can be, in the middle.
  case contain
  /// So large that nothing is left free; what is too much is cut off evenly.
  case cover
}

extension Picture {
  /// The picture on a grid of square samples, row by row, each the mean of what it covers, weighted by alpha, in
  /// sRGB bytes; clear where the picture does not reach. A mean of equal pixels is that pixel, to the bit.
  ///
  /// - Parameters:
  ///   - columns: Samples across.
  ///   - rows: Samples down.
  ///   - step: Where the picture does not fill the grid, its edges are at multiples of so many samples, to the
  ///     left of twice as many.
  public func samples(columns: Int, rows: Int, fit: PictureFit, step: Int = 1) -> [Color] {
    guard columns > 0, rows > 0 else { return [] }
    let place = Placement(width: width, height: height, columns: columns, rows: rows, fit: fit, step: step)
    let across = Spans(place.sourceX, count: place.columns, limit: width)
    let down = Spans(place.sourceY, count: place.rows, limit: height)
    var samples = [Color](repeating: .clear, count: columns * rows)
    // One row of the picture at a time, averaged across. The last row of one sample is the first of the next.
    var strip = [PixelSum](repeating: PixelSum(), count: place.columns)
    var rowInStrip: Int?
    for row in 0..<place.rows {
      var sums = [PixelSum](repeating: PixelSum(), count: place.columns)
      for (source, weight) in down.weights(row) {
        if rowInStrip != source { average(row: source, across: across, into: &strip) }
        rowInStrip = source
        for column in 0..<place.columns { sums[column].add(strip[column], weight) }
      }
      let start = (place.row + row) * columns + place.column
      for column in 0..<place.columns { samples[start + column] = sums[column].mean }
    }
    return samples
  }

  private func average(row: Int, across spans: Spans, into strip: inout [PixelSum]) {
    pixels.withUnsafeBufferPointer { pixels in
      for column in 0..<spans.count {
        var sum = PixelSum()
        for (source, weight) in spans.weights(column) {
          sum.add(pixels, at: 4 * (row * width + source), weight)
        }
        strip[column] = sum
      }
    }
  }

  /// Without the clear margins that icons have around them; nil where nothing is seen of it.
  public func trimmed() -> Picture? {
    let faint: UInt8 = 16
    var (left, top, right, bottom) = (width, height, -1, -1)
    for row in 0..<height {
      for column in 0..<width where pixels[4 * (row * width + column) + 3] > faint {
        left = min(left, column)
        right = max(right, column)
        top = min(top, row)
        bottom = max(bottom, row)
      }
    }
    guard right >= left, bottom >= top else { return nil }
    if left == 0, top == 0, right == width - 1, bottom == height - 1 { return self }
    var rows: [UInt8] = []
    for row in top...bottom { rows += pixels[4 * (row * width + left)..<4 * (row * width + right + 1)] }
    return Picture(width: right - left + 1, height: bottom - top + 1, pixels: rows)
  }
}

/// Which part of a picture comes to which part of a grid.
private struct Placement {
  var column = 0
  var row = 0
  var columns: Int
  var rows: Int
  var sourceX: Range<Double>
  var sourceY: Range<Double>

  init(width: Int, height: Int, columns: Int, rows: Int, fit: PictureFit, step: Int) {
    let (across, down) = (Double(width), Double(height))
    self.columns = columns
    self.rows = rows
    sourceX = 0..<across
    sourceY = 0..<down
    let scale = (x: Double(columns) / across, y: Double(rows) / down)
    switch fit {
    case .stretch: break
    case .cover:
      let spareX = across - Double(columns) / max(scale.x, scale.y)
      let spareY = down - Double(rows) / max(scale.x, scale.y)
      sourceX = max(0, spareX / 2)..<across - max(0, spareX / 2)
      sourceY = max(0, spareY / 2)..<down - max(0, spareY / 2)
    case .contain:
      let least = min(scale.x, scale.y)
      func snapped(_ length: Double, _ limit: Int) -> Int {
        let steps = max(1, (length / Double(step)).rounded())
        return min(limit, Int(steps) * step)
      }
      self.columns = snapped(across * least, columns)
      self.rows = snapped(down * least, rows)
      column = (columns - self.columns) / 2 / (2 * step) * 2 * step
      row = (rows - self.rows) / 2 / step * step
    }
  }
}

/// A stretch of pixels cut into equal parts, whose edges may lie inside of pixels.
private struct Spans {
  private let start: Double
  private let length: Double
  private let limit: Int
  let count: Int

  init(_ range: Range<Double>, count: Int, limit: Int) {
    start = range.lowerBound
    length = (range.upperBound - range.lowerBound) / Double(count)
    self.limit = limit
    self.count = count
  }

  private func edges(of part: Int) -> (Double, Double) {
    (start + Double(part) * length, start + Double(part + 1) * length)
  }

  private func pixels(of part: Int) -> Range<Int> {
    let (from, to) = edges(of: part)
    let first = min(max(0, Int(from)), limit - 1)
    return first..<max(first + 1, min(limit, Int(to.rounded(.up))))
  }

  /// The pixels of a part, each with how much of it belongs there.
  func weights(_ part: Int) -> some Sequence<(Int, Double)> {
    let (from, to) = edges(of: part)
    let pixels = pixels(of: part)
    return pixels.lazy.map { pixel in
      let share = min(to, Double(pixel + 1)) - max(from, Double(pixel))
      return (pixel, pixels.count == 1 ? 1 : max(0, share))
    }
  }
}

/// A sum of pixels, colours times alpha.
private struct PixelSum {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0
  var weight = 0.0

  mutating func add(_ pixels: UnsafeBufferPointer<UInt8>, at place: Int, _ weight: Double) {
    let opacity = Double(pixels[place + 3]) * weight
    red += Double(pixels[place]) * opacity
    green += Double(pixels[place + 1]) * opacity
    blue += Double(pixels[place + 2]) * opacity
    alpha += opacity
    self.weight += weight
  }

  mutating func add(_ other: PixelSum, _ weight: Double) {
    red += other.red * weight
    green += other.green * weight
    blue += other.blue * weight
    alpha += other.alpha * weight
    self.weight += other.weight * weight
  }

  var mean: Color {
    guard alpha > 0, weight > 0 else { return .clear }
    func byte(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
    return Color(
      red: byte(red / alpha), green: byte(green / alpha), blue: byte(blue / alpha),
      alpha: byte(alpha / weight))
  }
}
