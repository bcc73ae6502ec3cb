import Colors
import Images

extension PlacedPicture {
  /// The picture as it is seen on its grounds, opaque, a pixel for each of the terminal's.
  ///
  /// - Parameters:
  ///   - cell: The size of a cell in pixels.
  ///   - grounds: The colour of each cell's ground, row by row.
  /// - Returns: nil where there is nothing to see of it, or there are not as many grounds as cells.
  public func pixels(cell: PictureSize, grounds: [Color]) -> Picture? {
    let (width, height) = (rect.columns * cell.width, rect.rows * cell.height)
    guard width > 0, height > 0, grounds.count == rect.columns * rect.rows,
      let shown = fit == .contain ? picture.trimmed() : picture
    else { return nil }
    let target = PictureSize(width: width, height: height)
    let samples = shown.enlarged(by: Self.enlargement(of: shown, to: target, fit: fit)).samples(
      columns: width, rows: height, fit: fit)
    let corner = isRounded ? Corner(radius: Double(cell.width), width: width, height: height) : nil
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * samples.count)
    for (index, sample) in samples.enumerated() {
      let (x, y) = (index % width, index / width)
      var color = ink?.thinned(to: sample.alpha) ?? sample
      if let corner { color = color.thinned(to: corner.coverage(x, y)) }
      let ground = grounds[y / cell.height * rect.columns + x / cell.width]
      let seen = color.composited(over: ground)
      bytes += [seen.red, seen.green, seen.blue, 255]
    }
    return Picture(width: width, height: height, pixels: bytes)
  }

  /// How many times a picture is enlarged before it is reduced to the size in which it is seen: never to much more than
  /// four times that, though a long thin one fills it with a part of itself.
  static func enlargement(of picture: Picture, to target: PictureSize, fit: PictureFit) -> Int {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let times = (across: Double(target.width) / width, down: Double(target.height) / height)
    let scale = fit == .contain ? min(times.across, times.down) : max(times.across, times.down)
    let most = (4 * Double(target.width) * Double(target.height) / (width * height)).squareRoot()
    return max(1, Int(min(scale.rounded(.up), most.rounded(.down), 64)))
  }
}

/// A rounded corner in pixels.
private struct Corner {
  let radius: Double
  let width: Int
  let height: Int

  /// How much of a pixel lies inside, 0 to 255.
  func coverage(_ x: Int, _ y: Int) -> UInt8 {
    let across = radius - (Double(min(x, width - 1 - x)) + 0.5)
    let down = radius - (Double(min(y, height - 1 - y)) + 0.5)
    guard across > 0, down > 0 else { return 255 }
    let distance = (across * across + down * down).squareRoot()
    return UInt8((255 * min(1, max(0, radius - distance + 0.5))).rounded())
  }
}
