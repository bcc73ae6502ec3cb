import Texts

/// What content is, as told by its first bytes: what servers declare is wrong too often.
enum ContentKind: Hashable, Sendable {
  case empty
  case picture
  case zip
  case binaryPlist
  /// Text with tags that is a web page, by its first tag.
  case webPage
  /// Text that begins like XML or JSON.
  case structuredText
  case other

  init(of bytes: [UInt8]) {
    let pictures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("BM".utf8),
      [0x49, 0x49, 0x2A, 0],
      [0x4D, 0x4D, 0, 0x2A], [0, 0, 1, 0],
    ]
    let isRIFF = bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    if bytes.isEmpty {
      self = .empty
    } else if isRIFF || pictures.contains(where: { bytes.starts(with: $0) })
      || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
    {
      self = .picture
    } else if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
      self = .zip
    } else if bytes.starts(with: Array("bplist".utf8)) {
      self = .binaryPlist
    } else {
      self = Self.text(bytes)
    }
  }

  private static func text(_ bytes: [UInt8]) -> ContentKind {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let beginning = bytes.dropFirst(start).prefix(1024).drop { $0 == 0 || ($0 >= 9 && $0 <= 13) || $0 == 32 }
    guard let first = beginning.first else { return .other }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .structuredText }
    guard first == UInt8(ascii: "<") else { return .other }
    let text = String(decoding: beginning, as: UTF8.self).lowercased()
    let isPage = text.hasPrefix("<!doctype html") || text.utf8.holds("<html".utf8)
    return isPage ? .webPage : .structuredText
  }

  /// Whether this can be what was asked for. What cannot be told is left to its reader, unless the server says
  /// itself that it is something else.
  func canBe(_ wanted: DownloadKindText, declaredAs type: String) -> Bool {
    switch (wanted, self) {
    case (.image, .picture), (.pack, .zip), (.pack, .binaryPlist), (.pack, .structuredText): true
    case (.image, .other), (.image, .empty): !type.hasPrefix("text/") && type != "application/json"
    case (.pack, .other), (.pack, .empty): !type.hasPrefix("image/")
    case (.image, .zip), (.image, .binaryPlist), (.image, .webPage), (.image, .structuredText): false
    case (.pack, .picture), (.pack, .webPage): false
    }
  }
}
