@testable import Terminal

/// A reader of the compiled form, written from term(5) and not from the writer.
struct CompiledEntry {
  var names = ""
  var booleans: Set<String> = []
  var numbers: [String: Int32] = [:]
  var strings: [String: [UInt8]] = [:]
  /// Bytes that nothing explains.
  var rest = 0

  private let bytes: [UInt8]
  private var position = 0

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard readStandard() else { return nil }
    if position < bytes.count, !readExtensions() { return nil }
    rest = bytes.count - position
  }

  private mutating func byte() -> UInt8 {
    defer { position += 1 }
    return position < bytes.count ? bytes[position] : 0
  }

  private mutating func short() -> Int {
    let low = byte()
    return Int(Int16(bitPattern: UInt16(low) | UInt16(byte()) << 8))
  }

  private mutating func number() -> Int32 {
    let low = UInt32(UInt16(truncatingIfNeeded: short()))
    return Int32(bitPattern: low | UInt32(UInt16(truncatingIfNeeded: short())) << 16)
  }

  private mutating func align() { if !position.isMultiple(of: 2) { position += 1 } }

  private func string(at offset: Int) -> [UInt8] {
    Array(bytes[min(offset, bytes.count)...].prefix { $0 != 0 })
  }

  private mutating func readStandard() -> Bool {
    let known = CapabilityNames.standard
    guard short() == 0o1036 else { return false }
    let (nameSize, flags, counts, texts, table) = (short(), short(), short(), short(), short())
    guard flags == known.booleans.count, counts == known.numbers.count, texts == known.strings.count else {
      return false
    }
    names = String(decoding: string(at: position), as: UTF8.self)
    position += nameSize
    for name in known.booleans where byte() == 1 { booleans.insert(name) }
    align()
    for name in known.numbers {
      let value = number()
      if value >= 0 { numbers[name] = value }
    }
    let offsets = known.strings.map { _ in short() }
    for (name, offset) in zip(known.strings, offsets) where offset >= 0 {
      strings[name] = string(at: position + offset)
    }
    position += table
    align()
    return true
  }

  private mutating func readExtensions() -> Bool {
    let (flags, counts, texts, used, table) = (short(), short(), short(), short(), short())
    guard used == texts + flags + counts + texts else { return false }
    let flagValues = (0..<flags).map { _ in byte() }
    align()
    let countValues = (0..<counts).map { _ in number() }
    let valueOffsets = (0..<texts).map { _ in short() }
    let nameOffsets = (0..<(flags + counts + texts)).map { _ in short() }
    let values = valueOffsets.map { string(at: position + $0) }
    let nameBase = position + values.reduce(0) { $0 + $1.count + 1 }
    var names = nameOffsets.map { String(decoding: string(at: nameBase + $0), as: UTF8.self) }[...]
    for value in flagValues { if let name = names.popFirst(), value == 1 { booleans.insert(name) } }
    for value in countValues { if let name = names.popFirst() { numbers[name] = value } }
    for value in values { if let name = names.popFirst() { strings[name] = value } }
    position += table
    return true
  }
}
