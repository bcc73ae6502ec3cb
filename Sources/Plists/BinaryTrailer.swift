import Texts

/// The last 32 bytes of a binary property list, which say where everything is.
struct BinaryTrailer {
  private static let byteCount = 32
  private static let headerByteCount = 8

  /// Bytes of a number in the table of offsets.
  let offsetSize: Int
  /// Bytes of a reference to an object.
  let referenceSize: Int
  let objectCount: Int
  let topObject: Int
  /// Where the table of offsets begins, and all objects have ended.
  let objectsEnd: Int

  /// Reads the trailer and makes sure that what it says fits into the file.
  init(_ bytes: [UInt8]) throws(PlistFailure) {
    let start = bytes.count - Self.byteCount
    guard start > Self.headerByteCount else { throw PlistFailure(.binary(.cut)) }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    let objectCount = try Self.number(at: start + 8, size: 8, in: bytes)
    let topObject = try Self.number(at: start + 16, size: 8, in: bytes)
    let tableStart = try Self.number(at: start + 24, size: 8, in: bytes)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      tableStart > UInt64(Self.headerByteCount), tableStart <= UInt64(start),
      objectCount > 0, objectCount <= (UInt64(start) - tableStart) / UInt64(offsetSize),
      topObject < objectCount
    else { throw PlistFailure(.binary(.cut)) }
    self.objectCount = Int(objectCount)
    self.topObject = Int(topObject)
    objectsEnd = Int(tableStart)
  }

  /// Where object number `object` begins.
  func offset(of object: Int, in bytes: [UInt8]) throws(PlistFailure) -> Int {
    let offset = try Self.number(at: objectsEnd + object * offsetSize, size: offsetSize, in: bytes)
    guard offset >= UInt64(Self.headerByteCount), offset < UInt64(objectsEnd) else {
      throw PlistFailure(.binary(.reference))
    }
    return Int(offset)
  }

  /// The big-endian number of `size` bytes, at most 8, at `start`.
  static func number(at start: Int, size: Int, in bytes: [UInt8]) throws(PlistFailure) -> UInt64 {
    guard start >= 0, start <= bytes.count - size else { throw PlistFailure(.binary(.cut)) }
    var number: UInt64 = 0
    for index in start..<(start + size) { number = number << 8 | UInt64(bytes[index]) }
    return number
  }
}
