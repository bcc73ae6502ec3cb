/// A font as the app would ask for it.
public struct Font: Hashable, Sendable {
  /// Empty: the system font.
  public var name: String
  /// In points.
  public var size: Double

  public init(name: String = "", size: Double = 14) {
    self.name = name
    self.size = size
  }
}
