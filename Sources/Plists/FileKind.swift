/// What a file is, as told by its first bytes and never by its name.
enum FileKind: Equatable {
  case empty
  case binary
  case binaryOfOtherVersion(String)
  case xml
  case json
  case jsonInUTF16
  /// The offset of its first character.
  case oldStyle(Int)
  /// The offset of its first character.
  case unknown(Int)

  init(of bytes: [UInt8]) {
    if bytes.starts(with: Array("bplist".utf8)) {
      let version = bytes.dropFirst(6).prefix(2)
      self =
        version.elementsEqual("00".utf8)
        ? .binary : .binaryOfOtherVersion(String(decoding: version, as: UTF8.self))
      return
    }
    let encoding = TextEncoding(of: bytes)
    let start = encoding.byteOrderMarkCount
    let blanks: [UInt8] = encoding.unitWidth == 2 ? [0, 9, 10, 13, 32] : [9, 10, 13, 32]
    guard let first = bytes[start...].firstIndex(where: { !blanks.contains($0) }) else {
      self = .empty
      return
    }
    switch bytes[first] {
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "/"):
      if encoding.unitWidth == 2 {
        self = .jsonInUTF16
      } else if Self.looksOldStyle(bytes[first...]) {
        self = .oldStyle(first)
      } else if bytes[first] == UInt8(ascii: "{") || bytes[first] == UInt8(ascii: "[") {
        self = .json
      } else {
        self = .unknown(first)
      }
    default: self = .unknown(first)
    }
  }

  /// Old-style plists begin as `{ key =`, `(` or with a comment; JSON has none of these.
  private static func looksOldStyle(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case UInt8(ascii: "("): return true
    case UInt8(ascii: "/"):
      return bytes.starts(with: Array("//".utf8)) || bytes.starts(with: Array("/*".utf8))
    case UInt8(ascii: "{"): break
    default: return false
    }
    var rest = bytes.dropFirst().drop { $0 <= 32 }
    if rest.starts(with: Array("//".utf8)) || rest.starts(with: Array("/*".utf8)) { return true }
    if rest.first == UInt8(ascii: "\"") {
      rest = rest.dropFirst()
      while let byte = rest.first, byte != UInt8(ascii: "\"") {
        rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
      }
      rest = rest.dropFirst()
    } else {
      rest = rest.drop { $0 > 32 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
    }
    return rest.drop { $0 <= 32 }.first == UInt8(ascii: "=")
  }
}
