import Texts

/// Reads binary property lists, in two passes over the objects: the first finds cycles, depth and the number of
/// values that the file stands for, each shared one counted whenever it is met; the second makes each object
/// once, so that what is shared in the file is shared in memory too.
///
/// The format: `bplist00`, objects, a table of their offsets, and a trailer of 32 bytes that says where the
/// table and the top object are. An object begins with a marker byte, its kind in the upper half, a count or
/// size in the lower one.
struct BinaryReader {
  private let bytes: [UInt8]
  private let trailer: BinaryTrailer
  /// What each object stands for; nil until it has been measured.
  private var measures: [Measure?]
  /// Each object's value; nil until it has been made.
  private var values: [PlistValue?]

  private struct Measure {
    /// Values and keys in it, itself included.
    var nodes: Int32
    /// Containers inside one another, itself included.
    var depth: UInt8
    /// True while its contents are being measured: met again then, it contains itself.
    var isOpen: Bool
  }

  /// Reads `bytes`, which begin with `bplist00`.
  static func read(_ bytes: [UInt8]) throws(PlistFailure) -> PlistNode {
    let trailer = try BinaryTrailer(bytes)
    guard trailer.objectCount <= Limits.Plist.nodes else {
      throw PlistFailure(limit: .nodes(Limits.Plist.nodes))
    }
    var reader = BinaryReader(
      bytes: bytes, trailer: trailer, measures: Array(repeating: nil, count: trailer.objectCount),
      values: Array(repeating: nil, count: trailer.objectCount))
    _ = try reader.measure(trailer.topObject, depth: 1)
    return PlistNode(try reader.value(of: trailer.topObject))
  }

  // MARK: First pass

  /// Measures an object that is met `depth` containers deep, the root being 1.
  private mutating func measure(_ object: Int, depth: Int) throws(PlistFailure) -> Measure {
    if let measure = measures[object] {
      if measure.isOpen { throw PlistFailure(.binary(.cycle)) }
      guard depth + Int(measure.depth) - 1 <= Limits.Plist.depth else { throw Self.tooDeep }
      return measure
    }
    guard let contents = try parse(object).references else {
      let measure = Measure(nodes: 1, depth: 0, isOpen: false)
      measures[object] = measure
      return measure
    }
    guard depth <= Limits.Plist.depth else {
      // A cycle never ends; say so rather than that it is deep.
      throw Self.tooDeep
    }
    measures[object] = Measure(nodes: 0, depth: 0, isOpen: true)
    var nodes = 1
    var inner = 0
    for index in 0..<contents.count {
      let measure = try measure(try reference(at: contents, index), depth: depth + 1)
      nodes += Int(measure.nodes)
      inner = max(inner, Int(measure.depth))
      guard nodes <= Limits.Plist.nodes else { throw PlistFailure(limit: .nodes(Limits.Plist.nodes)) }
    }
    let measure = Measure(nodes: Int32(clamping: nodes), depth: UInt8(clamping: inner + 1), isOpen: false)
    measures[object] = measure
    return measure
  }

  private static var tooDeep: PlistFailure { PlistFailure(limit: .depth(Limits.Plist.depth)) }

  // MARK: Second pass

  /// The value of an object that has been measured, so that this ends.
  private mutating func value(of object: Int) throws(PlistFailure) -> PlistValue {
    if let value = values[object] { return value }
    let value: PlistValue
    switch try parse(object) {
    case .scalar(let scalar): value = scalar
    case .ascii(let range): value = .string(try ascii(range))
    case .utf16(let range): value = .string(utf16(range))
    case .array(let references):
      var nodes: [PlistNode] = []
      nodes.reserveCapacity(references.count)
      for index in 0..<references.count {
        nodes.append(PlistNode(try self.value(of: try reference(at: references, index))))
      }
      value = .array(nodes)
    case .dictionary(let references): value = .dictionary(try dictionary(references))
    }
    values[object] = value
    return value
  }

  /// A dictionary's references are all its keys and then all its values.
  private mutating func dictionary(_ references: References) throws(PlistFailure) -> PlistDictionary {
    var builder = DictionaryBuilder()
    let count = references.count / 2
    for index in 0..<count {
      guard case .string(let key) = try value(of: try reference(at: references, index)) else {
        throw PlistFailure(.binary(.keyIsNoText))
      }
      let node = PlistNode(try value(of: try reference(at: references, count + index)))
      builder.add(PlistEntry(key: key, node: node), lastCounts: false)
    }
    return builder.dictionary
  }

  // MARK: Objects

  /// Where a container's references to other objects stand.
  private struct References {
    let start: Int
    let count: Int
  }

  private enum Object {
    case scalar(PlistValue)
    case ascii(Range<Int>)
    case utf16(Range<Int>)
    case array(References)
    case dictionary(References)

    var references: References? {
      switch self {
      case .array(let references), .dictionary(let references): references
      case .scalar, .ascii, .utf16: nil
      }
    }
  }

  private func parse(_ object: Int) throws(PlistFailure) -> Object {
    let start = try trailer.offset(of: object, in: bytes)
    let marker = bytes[start]
    let size = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0: return .scalar(try constant(marker))
    case 0x1: return .scalar(try integer(at: start + 1, exponent: size))
    case 0x2: return .scalar(.real(try real(at: start + 1, exponent: size)))
    case 0x3:
      guard size == 3 else { throw PlistFailure(.binary(.unknownMarker(Int(marker)))) }
      return .scalar(.date(String(try real(at: start + 1, exponent: 3))))
    case 0x4: return .scalar(.data(byteCount: try contents(at: start, unit: 1).count))
    case 0x5: return .ascii(try contents(at: start, unit: 1))
    case 0x6: return .utf16(try contents(at: start, unit: 2))
    case 0x8: throw PlistFailure(.binary(.uid))
    case 0xA:
      let range = try contents(at: start, unit: trailer.referenceSize)
      return .array(References(start: range.lowerBound, count: range.count / trailer.referenceSize))
    case 0xB, 0xC: throw PlistFailure(.binary(.set))
    case 0xD:
      let range = try contents(at: start, unit: trailer.referenceSize * 2)
      return .dictionary(References(start: range.lowerBound, count: range.count / trailer.referenceSize))
    default: throw PlistFailure(.binary(.unknownMarker(Int(marker))))
    }
  }

  private func reference(at references: References, _ index: Int) throws(PlistFailure) -> Int {
    let start = references.start + index * trailer.referenceSize
    let object = try BinaryTrailer.number(at: start, size: trailer.referenceSize, in: bytes)
    guard object < UInt64(trailer.objectCount) else { throw PlistFailure(.binary(.reference)) }
    return Int(object)
  }

  /// The bytes of an object after its marker and count, `unit` bytes for each of the count.
  private func contents(at start: Int, unit: Int) throws(PlistFailure) -> Range<Int> {
    var count = UInt64(bytes[start] & 0x0F)
    var first = start + 1
    if count == 0x0F {
      // A count of 15 or more follows as an integer object.
      guard first < trailer.objectsEnd, bytes[first] >> 4 == 0x1, bytes[first] & 0x0F <= 3 else {
        throw PlistFailure(.binary(.cut))
      }
      let size = 1 << Int(bytes[first] & 0x0F)
      guard first + 1 + size <= trailer.objectsEnd else { throw PlistFailure(.binary(.cut)) }
      count = try BinaryTrailer.number(at: first + 1, size: size, in: bytes)
      first += 1 + size
    }
    guard count <= UInt64(max(0, trailer.objectsEnd - first) / unit) else {
      throw PlistFailure(.binary(.cut))
    }
    return first..<(first + Int(count) * unit)
  }

  // MARK: Scalars

  private func constant(_ marker: UInt8) throws(PlistFailure) -> PlistValue {
    switch marker {
    case 0x00: return .null
    case 0x08: return .boolean(false)
    case 0x09: return .boolean(true)
    default: throw PlistFailure(.binary(.unknownMarker(Int(marker))))
    }
  }

  /// One, two and four bytes hold an unsigned number, eight a signed one, sixteen one that may be larger.
  private func integer(at start: Int, exponent: Int) throws(PlistFailure) -> PlistValue {
    guard exponent <= 4 else { throw PlistFailure(.binary(.unknownMarker(0x10 + exponent))) }
    let size = 1 << exponent
    guard start + size <= trailer.objectsEnd else { throw PlistFailure(.binary(.cut)) }
    if size < 16 {
      let number = try BinaryTrailer.number(at: start, size: size, in: bytes)
      return .integer(Int64(bitPattern: number))
    }
    let high = Int64(bitPattern: try BinaryTrailer.number(at: start, size: 8, in: bytes))
    let low = try BinaryTrailer.number(at: start + 8, size: 8, in: bytes)
    if high == 0, let small = Int64(exactly: low) { return .integer(small) }
    if high == -1, low >> 63 == 1 { return .integer(Int64(bitPattern: low)) }
    return .real(Double(high) * 0x1p64 + Double(low))
  }

  private func real(at start: Int, exponent: Int) throws(PlistFailure) -> Double {
    guard exponent == 2 || exponent == 3 else { throw PlistFailure(.binary(.unknownMarker(0x20 + exponent))) }
    let size = 1 << exponent
    guard start + size <= trailer.objectsEnd else { throw PlistFailure(.binary(.cut)) }
    let bits = try BinaryTrailer.number(at: start, size: size, in: bytes)
    return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func ascii(_ range: Range<Int>) throws(PlistFailure) -> String {
    guard bytes[range].allSatisfy({ $0 < 0x80 }) else { throw PlistFailure(.binary(.invalidText)) }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Half of a surrogate pair becomes U+FFFD.
  private func utf16(_ range: Range<Int>) -> String {
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
