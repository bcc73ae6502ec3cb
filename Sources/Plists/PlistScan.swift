import Texts

/// Where the dictionaries inside the outermost one stand, found by their tags.
struct PlistScan {
  /// An entry of the outermost dictionary that is one itself.
  struct Member {
    let name: String
    /// What stands between its tags.
    let content: Range<Int>
    /// It has a key that none before it has, in a dictionary of the same name.
    let hasNewKey: Bool
  }

  private(set) var members: [Member] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// Arrays and dictionaries that are open.
  private var depth = 0
  /// Which of them are dictionaries, the innermost in the lowest bit.
  private var kinds: UInt64 = 0
  private var name: Range<Int>?
  private var contentStart = 0
  private var hasNewKey = false
  private var keys = SeenKeys()

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    guard skipHead() else { return nil }
    while skip(to: UInt8(ascii: "<")) {
      guard takeTag() else { return nil }
      if depth == 0 { return }
    }
    return nil
  }

  // MARK: Steps

  /// Everything up to the outermost dictionary and its tag.
  private mutating func skipHead() -> Bool {
    while skip(to: UInt8(ascii: "<")) {
      if isHere("<dict>") {
        open(isDictionary: true, tag: 6)
        return true
      }
      let start = offset
      if isHere("<!--") {
        guard skipComment() else { return false }
      } else if isHere("<?xml ") || isHere("<!DOCTYPE ") || isHere("<plist") {
        guard skip(to: UInt8(ascii: ">")) else { return false }
        // An encoding that is another, or declarations of entities.
        let tag = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased().utf8
        if tag.contains(UInt8(ascii: "[")) { return false }
        if tag.starts(with: "<?xml ".utf8), !tag.holds("encoding".utf8) || !tag.holds("\"utf-8\"".utf8) {
          return false
        }
      } else {
        return false
      }
    }
    return false
  }

  /// One tag inside the outermost dictionary; false where it is unusual.
  private mutating func takeTag() -> Bool {
    guard offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case UInt8(ascii: "k"): return takeKey()
    case UInt8(ascii: "/"):
      if isHere("</dict>") { return close(isDictionary: true, tag: 7) }
      if isHere("</array>") { return close(isDictionary: false, tag: 8) }
    case UInt8(ascii: "d"):
      if depth == 1, isHere("<dict/>") {
        open(isDictionary: true, tag: 0)
        return close(isDictionary: true, tag: 7)
      }
      if isHere("<dict>") {
        open(isDictionary: true, tag: 6)
        return depth <= 60
      }
    case UInt8(ascii: "a"):
      if isHere("<array>") {
        open(isDictionary: false, tag: 7)
        return depth <= 60
      }
    case UInt8(ascii: "!"): return isHere("<!--") && skipComment()
    case UInt8(ascii: "?"): return false
    default: break
    }
    return skip(to: UInt8(ascii: ">"))
  }

  private mutating func takeKey() -> Bool {
    guard isHere("<key>") else { return false }
    let start = offset + 5
    offset = start
    guard skip(to: UInt8(ascii: "<")), isHere("</key>") else { return false }
    let key = start..<offset
    offset += 6
    switch depth {
    case 1: name = key
    case 2: keys.begin(section: bytes[key])
    case 3 where kinds & 0b111 == 0b111:
      if keys.add(bytes[key]) { hasNewKey = true }
    default: break
    }
    return true
  }

  private mutating func open(isDictionary: Bool, tag: Int) {
    offset += tag
    depth += 1
    kinds = kinds << 1 | (isDictionary ? 1 : 0)
    if depth == 2 {
      contentStart = offset
      hasNewKey = false
      keys.beginMember()
    }
  }

  private mutating func close(isDictionary: Bool, tag: Int) -> Bool {
    guard kinds & 1 == (isDictionary ? 1 : 0) else { return false }
    if depth == 2 {
      guard let name else { return false }
      self.name = nil
      let text = String(decoding: bytes[name], as: UTF8.self)
      // Its name is another than is written.
      if text.utf8.contains(UInt8(ascii: "&")) { return false }
      if isDictionary {
        members.append(Member(name: text, content: contentStart..<offset, hasNewKey: hasNewKey))
      }
    }
    offset += tag
    depth -= 1
    kinds >>= 1
    return true
  }

  private mutating func skipComment() -> Bool {
    offset += 4
    while skip(to: UInt8(ascii: ">")) {
      if bytes[offset - 1] == UInt8(ascii: "-"), bytes[offset - 2] == UInt8(ascii: "-") { return true }
      offset += 1
    }
    return false
  }

  // MARK: Bytes

  /// Goes to the next byte of that value; false where there is none.
  private mutating func skip(to byte: UInt8) -> Bool {
    while offset < bytes.count {
      if bytes[offset] == byte { return true }
      offset += 1
    }
    return false
  }

  private func isHere(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}

/// The keys that there are in any skin, by their section. Most skins have the same in the same order.
private struct SeenKeys {
  private var order: [(section: Int, key: Slice<UnsafeBufferPointer<UInt8>>)] = []
  private var places: [String: Int] = [:]
  private var sections: [[UInt8]] = []
  private var section = 0
  /// Where the next key probably stands.
  private var guess = 0

  mutating func beginMember() { guess = 0 }

  mutating func begin(section name: Slice<UnsafeBufferPointer<UInt8>>) {
    if let known = sections.firstIndex(where: { $0.elementsEqual(name) }) {
      section = known
    } else {
      section = sections.count
      sections.append(Array(name))
    }
  }

  /// - Returns: whether it is new.
  mutating func add(_ key: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if guess < order.count, order[guess].section == section, order[guess].key.elementsEqual(key) {
      guess += 1
      return false
    }
    let text = "\(section) \(String(decoding: key, as: UTF8.self))"
    if let place = places[text] {
      guess = place + 1
      return false
    }
    places[text] = order.count
    order.append((section, key))
    guess = order.count
    return true
  }
}
