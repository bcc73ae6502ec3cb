/// Makes a picture smaller while its rows come, by a whole factor, so that the large one is never held.
///
/// Each pixel is the mean of a square of pixels, weighted by their alpha, in sRGB bytes as iOS itself scales; the
/// mean of equal pixels is that pixel, to the bit.
struct PictureReducer {
  let width: Int
  let factor: Int
  let reducedWidth: Int
  let reducedHeight: Int
  private var pixels: [UInt8]
  /// Of each pixel of the row in the making: red, green and blue times alpha, and alpha.
  private var sums: [UInt32]
  private var rowsInSums = 0

  /// The sums of its square of pixels fit into 32 bits.
  private static let largestFactor = 256

  /// - Parameter size: what the reduced picture should be at least, in both directions, if the picture is; nil
  ///   keeps every pixel.
  init(width: Int, height: Int, atLeast size: PictureSize?) {
    self.width = width
    factor =
      size.map { max(1, min(width / max(1, $0.width), height / max(1, $0.height), Self.largestFactor)) } ?? 1
    reducedWidth = (width + factor - 1) / factor
    reducedHeight = (height + factor - 1) / factor
    pixels = []
    pixels.reserveCapacity(4 * reducedWidth * reducedHeight)
    sums = factor == 1 ? [] : Array(repeating: 0, count: 4 * reducedWidth)
  }

  /// Takes the next row: four bytes for each pixel; what it has too little or too much is left out.
  mutating func add(_ row: UnsafeBufferPointer<UInt8>) {
    guard row.count >= 4 * width else { return }
    if factor == 1 {
      pixels.append(contentsOf: row.prefix(4 * width))
      return
    }
    // Most large pictures are opaque, and their rows are most of what they cost.
    let isOpaque = stride(from: 3, to: 4 * width, by: 4).allSatisfy { row[$0] == 255 }
    if isOpaque { addOpaque(row) } else { addWeighted(row) }
    rowsInSums += 1
    if rowsInSums == factor { emit() }
  }

  // The sums below cannot overflow: see `largestFactor`.

  private mutating func addOpaque(_ row: UnsafeBufferPointer<UInt8>) {
    sums.withUnsafeMutableBufferPointer { sums in
      for column in 0..<reducedWidth {
        let first = column &* factor
        let end = min(width, first &+ factor)
        var (red, green, blue) = (0 as UInt32, 0 as UInt32, 0 as UInt32)
        for source in first..<end {
          red &+= UInt32(row[4 &* source])
          green &+= UInt32(row[4 &* source &+ 1])
          blue &+= UInt32(row[4 &* source &+ 2])
        }
        sums[4 &* column] &+= red &* 255
        sums[4 &* column &+ 1] &+= green &* 255
        sums[4 &* column &+ 2] &+= blue &* 255
        sums[4 &* column &+ 3] &+= UInt32(end &- first) &* 255
      }
    }
  }

  private mutating func addWeighted(_ row: UnsafeBufferPointer<UInt8>) {
    sums.withUnsafeMutableBufferPointer { sums in
      for column in 0..<reducedWidth {
        var (red, green, blue, alpha) = (0 as UInt32, 0 as UInt32, 0 as UInt32, 0 as UInt32)
        for source in column &* factor..<min(width, (column &+ 1) &* factor) {
          let weight = UInt32(row[4 &* source &+ 3])
          red &+= UInt32(row[4 &* source]) &* weight
          green &+= UInt32(row[4 &* source &+ 1]) &* weight
          blue &+= UInt32(row[4 &* source &+ 2]) &* weight
          alpha &+= weight
        }
        sums[4 &* column] &+= red
        sums[4 &* column &+ 1] &+= green
        sums[4 &* column &+ 2] &+= blue
        sums[4 &* column &+ 3] &+= alpha
      }
    }
  }

  private mutating func emit() {
    for column in 0..<reducedWidth {
      let alpha = sums[4 * column + 3]
      let count = UInt32(rowsInSums * (min(width, (column + 1) * factor) - column * factor))
      for channel in 0..<3 {
        let mean = alpha == 0 ? 0 : (UInt64(sums[4 * column + channel]) + UInt64(alpha) / 2) / UInt64(alpha)
        pixels.append(UInt8(truncatingIfNeeded: mean))
      }
      pixels.append(UInt8(truncatingIfNeeded: (alpha + count / 2) / count))
    }
    for index in sums.indices { sums[index] = 0 }
    rowsInSums = 0
  }

  /// The picture, after the last row; nil where rows are missing.
  mutating func finish() -> Picture? {
    if rowsInSums > 0 { emit() }
    return Picture(width: reducedWidth, height: reducedHeight, pixels: pixels)
  }
}
