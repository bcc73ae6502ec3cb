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
  /// The opaque rows among those, summed byte by byte before they are summed across.
  private var columnSums: [UInt32]
  private var opaqueRows = 0

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
    columnSums = factor == 1 ? [] : Array(repeating: 0, count: 4 * width)
  }

  /// Takes the next row: four bytes for each pixel; what it has too little or too much is left out.
  mutating func add(_ row: UnsafeBufferPointer<UInt8>) {
    guard row.count >= 4 * width else { return }
    if factor == 1 {
      pixels.append(contentsOf: row.prefix(4 * width))
      return
    }
    if isOpaque(row) { addOpaque(row) } else { addWeighted(row) }
    rowsInSums += 1
    if rowsInSums == factor { emit() }
  }

  // The sums below cannot overflow: see `largestFactor`.

  /// Looked at without an early end, since that is faster for the many rows that are.
  private func isOpaque(_ row: UnsafeBufferPointer<UInt8>) -> Bool {
    var alpha: UInt8 = 255
    for column in 0..<width { alpha &= row[4 &* column &+ 3] }
    return alpha == 255
  }

  /// Most large pictures are opaque, and their rows are most of what they cost: this loop is one for vectors.
  private mutating func addOpaque(_ row: UnsafeBufferPointer<UInt8>) {
    columnSums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<4 &* width { sums[index] &+= UInt32(row[index]) }
    }
    opaqueRows += 1
  }

  /// Sums the opaque rows across.
  private mutating func foldOpaqueRows() {
    guard opaqueRows > 0 else { return }
    opaqueRows = 0
    for column in 0..<reducedWidth {
      for source in column * factor..<min(width, (column + 1) * factor) {
        for channel in 0..<4 {
          // Colours are weighted by an alpha of 255, alpha itself is not.
          sums[4 &* column &+ channel] &+= columnSums[4 &* source &+ channel] &* (channel == 3 ? 1 : 255)
          columnSums[4 &* source &+ channel] = 0
        }
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
    foldOpaqueRows()
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
