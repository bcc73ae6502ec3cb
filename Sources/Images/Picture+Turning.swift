extension Picture {
  /// The picture turned as EXIF's orientation says: 2 mirrored, 3 by 180°, 4 mirrored upside down, 5 mirrored and
  /// by 270° clockwise, 6 by 90° clockwise, 7 mirrored and by 90°, 8 by 270°; anything else as it is.
  func turned(byOrientation orientation: Int) -> Picture {
    guard (2...8).contains(orientation) else { return self }
    let isTransposed = orientation >= 5
    let (newWidth, newHeight) = isTransposed ? (height, width) : (width, height)
    let flipsColumns = [2, 3, 7, 8].contains(orientation)
    let flipsRows = [3, 4, 6, 7].contains(orientation)
    var turned: [UInt8] = []
    turned.reserveCapacity(pixels.count)
    for row in 0..<newHeight {
      for column in 0..<newWidth {
        let (across, down) = isTransposed ? (row, column) : (column, row)
        let source =
          (flipsRows ? height - 1 - down : down) * width + (flipsColumns ? width - 1 - across : across)
        turned += pixels[4 * source..<4 * source + 4]
      }
    }
    return Picture(width: newWidth, height: newHeight, pixels: turned) ?? self
  }
}
