/// A place in a file. Large packs hold a million of them, so each number takes 32 bits; no file is read that
/// has more bytes.
public struct SourcePosition: Hashable, Comparable, Sendable {
  private var storedLine: UInt32
  private var storedColumn: UInt32
  private var storedOffset: UInt32

  public init(line: Int, column: Int, offset: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedOffset = UInt32(clamping: offset)
  }

  /// From 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }
  /// From 1, in Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }
  /// From 0, in bytes.
  public var offset: Int {
    get { Int(storedOffset) }
    set { storedOffset = UInt32(clamping: newValue) }
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

/// A stretch of a file.
public struct SourceSpan: Hashable, Sendable {
  /// The first character of the text.
  public var start: SourcePosition
  private var storedByteCount: UInt32

  public init(start: SourcePosition, byteCount: Int) {
    self.start = start
    storedByteCount = UInt32(clamping: byteCount)
  }

  /// How many bytes of the file it takes, as they are written there (entities and all).
  public var byteCount: Int {
    get { Int(storedByteCount) }
    set { storedByteCount = UInt32(clamping: newValue) }
  }
}
