/// A place in a file.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int
  /// From 0, in bytes.
  public var offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

/// A stretch of a file.
public struct SourceSpan: Hashable, Sendable {
  /// The first character of the text.
  public var start: SourcePosition
  /// How many bytes of the file it takes, as they are written there (entities and all).
  public var byteCount: Int

  public init(start: SourcePosition, byteCount: Int) {
    self.start = start
    self.byteCount = byteCount
  }
}
