/// A decoded picture: 8 bits a channel, sRGB, straight (not premultiplied) alpha.
public struct Picture: Hashable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// Red, green, blue, alpha of each pixel, row by row from the top.
  public let pixels: [UInt8]

  /// Nil where the sizes are not positive or `pixels` does not hold four bytes for each pixel.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area <= Int.max / 4, pixels.count == 4 * area else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The size and some of the pixels: to go through all of them would cost more than to compare now and then.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for place in stride(from: 0, to: pixels.count, by: pixels.count / 16 + 1) {
      hasher.combine(pixels[place])
    }
  }
}

/// A size in pixels.
public struct PictureSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
