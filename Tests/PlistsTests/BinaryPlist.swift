/// Puts binary plists together, good ones and bad ones.
struct BinaryPlist {
  /// The objects, each with its marker.
  var objects: [[UInt8]]
  var top = 0
  var referenceSize: UInt8 = 1

  static func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + Array(text.utf8) }

  static func utf16(_ text: String) -> [UInt8] {
    [0x60 | UInt8(text.utf16.count)] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  static func dictionary(keys: [UInt8], values: [UInt8]) -> [UInt8] {
    [0xD0 | UInt8(keys.count)] + keys + values
  }

  static func array(_ values: [UInt8]) -> [UInt8] { [0xA0 | UInt8(values.count)] + values }

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, referenceSize]
    for number in [objects.count, top, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    return bytes
  }
}
