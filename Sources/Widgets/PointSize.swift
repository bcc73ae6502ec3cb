/// A size in points, as iOS counts.
public struct PointSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// One by one.
  public static let point = PointSize(width: 1, height: 1)
}
