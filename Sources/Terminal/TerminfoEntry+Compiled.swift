extension TerminfoEntry {
  /// The entry in the compiled form with 32-bit numbers, as term(5) describes it under "Extended number format"
  /// and "Extended storage format".
  func compiled() -> [UInt8] {
    let standard = CapabilityNames.standard
    var file = CompiledBytes()
    let names = Array(name.utf8) + [0]
    let strings = StringTable(standard.strings.map { self.strings[$0] })

    file.append(short: 0x021E)
    for size in [
      names.count, standard.booleans.count, standard.numbers.count, standard.strings.count,
      strings.bytes.count,
    ] {
      file.append(short: size)
    }
    file.bytes += names
    file.append(booleans: standard.booleans.map { booleans.contains($0) })
    for number in standard.numbers { file.append(number: numbers[number] ?? -1) }
    for offset in strings.offsets { file.append(short: offset) }
    file.bytes += strings.bytes
    file.pad()
    append(extensionsTo: &file, hasOtherStrings: strings.presentCount < self.strings.count)
    return file.bytes
  }

  /// The entry as `TERMINFO` takes it.
  func hexadecimal() -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("hex:".utf8)
    for byte in compiled() {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Only present values are stored, with their names: values first, in one table of strings with the names.
  private func append(extensionsTo file: inout CompiledBytes, hasOtherStrings: Bool) {
    let standard = CapabilityNames.standard
    let flags = booleans.subtracting(standard.booleans).sorted()
    let counts = numbers.keys.filter { !standard.numbers.contains($0) }.sorted()
    // Mostly there are none, and the search takes long.
    let texts = hasOtherStrings ? strings.keys.filter { !standard.strings.contains($0) }.sorted() : []
    let all = flags + counts + texts
    if all.isEmpty { return }

    let values = StringTable(texts.map { strings[$0] })
    // The offsets of names count from the end of the values.
    let names = StringTable(all.map { Array($0.utf8) })
    for size in [
      flags.count, counts.count, texts.count, texts.count + all.count, values.bytes.count + names.bytes.count,
    ] {
      file.append(short: size)
    }
    file.append(booleans: flags.map { _ in true })
    for number in counts { file.append(number: numbers[number] ?? -1) }
    for offset in values.offsets + names.offsets { file.append(short: offset) }
    file.bytes += values.bytes + names.bytes
  }
}

/// Strings one after the other, each ended by a zero, and where each begins; -1 for what is absent.
private struct StringTable {
  private(set) var offsets: [Int] = []
  private(set) var bytes: [UInt8] = []
  /// How many are there.
  var presentCount: Int { offsets.count { $0 >= 0 } }

  init(_ strings: [[UInt8]?]) {
    for string in strings {
      guard let string else {
        offsets.append(-1)
        continue
      }
      offsets.append(bytes.count)
      bytes += string
      bytes.append(0)
    }
  }
}

/// Little-endian values, shorts on even places.
private struct CompiledBytes {
  var bytes: [UInt8] = []

  mutating func append(short value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
  }

  mutating func append(number value: Int32) {
    append(short: Int(value))
    append(short: Int(value >> 16))
  }

  mutating func append(booleans: [Bool]) {
    bytes += booleans.map { $0 ? 1 : 0 }
    pad()
  }

  mutating func pad() {
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
  }
}
