import Texts

/// Keeps the text of strangers from commanding the runner of a workflow, which reads every line of what is printed.
///
/// GitHub's (and its kin's) obeys a line that begins, after blanks, with `::`, and `##[…]` anywhere in one; Azure's
/// obeys `##vso[…]`, TeamCity's `##teamcity[…]`. All of these are broken by one mark, so that they are seen and not
/// obeyed: a backslash in text, the same character written otherwise where the form of the data has a way to.
struct LogGuard: Sendable {
  /// What standard output holds.
  enum Form: Sendable {
    case text, json
    /// HTML or SVG.
    case markup
    /// Bytes that have to arrive as they are: pictures, zips, and commands that are meant.
    case exact
  }

  /// Whether what is printed is obeyed at all.
  let isNeeded: Bool

  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  /// - Parameter variables: the environment.
  init(variables: [String: String]) {
    self.init(
      isNeeded: variables["GITHUB_ACTIONS"]?.lowercased() == "true"
        || variables["TF_BUILD"]?.lowercased() == "true" || !(variables["TEAMCITY_VERSION"] ?? "").isEmpty)
  }

  /// The variables that say that a runner reads along.
  static let variableNames = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"]

  /// `bytes` in which nothing is obeyed.
  func guarded(_ bytes: [UInt8], as form: Form) -> [UInt8] {
    guard isNeeded, form != .exact else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var atStart = true
    for (index, byte) in bytes.enumerated() {
      if atStart, byte == Self.colon, index + 1 < bytes.count, bytes[index + 1] == Self.colon {
        result += Self.broken(byte, in: form)
      } else if byte == Self.bracket, Self.endsCommand(bytes[..<index]) {
        result += Self.broken(byte, in: form)
      } else {
        result.append(byte)
      }
      if byte == 0x0A || byte == 0x0D {
        atStart = true
      } else if atStart, byte > 0x20 {
        // Blanks beyond ASCII are trimmed too; the bytes within one change nothing.
        atStart = byte >= 0x80 && Self.isWithinBlank(bytes, at: index)
      }
    }
    return result
  }

  /// The same for a message.
  func guarded(_ message: SafeText) -> SafeText {
    guard isNeeded else { return message }
    return SafeText(escaped: String(decoding: guarded(Array(message.utf8), as: .text), as: UTF8.self))
  }

  private static let (colon, bracket, hash) = (UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "#"))

  private static func broken(_ byte: UInt8, in form: Form) -> [UInt8] {
    switch form {
    case .text: [UInt8(ascii: "\\"), byte]
    case .json: Array((byte == bracket ? #"\u005B"# : #"\u003A"#).utf8)
    case .markup: Array("&#\(byte);".utf8)
    case .exact: [byte]
    }
  }

  /// Whether `##` and letters stand at the end, as before the bracket of a command.
  private static func endsCommand(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.suffix(32)
    guard let last = rest.lastIndex(where: { !isLetter($0) }), last > rest.startIndex else { return false }
    return rest[last] == hash && rest[last - 1] == hash
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether the byte at `index`, the first behind blanks or a byte of a blank, belongs to a blank beyond ASCII.
  private static func isWithinBlank(_ bytes: [UInt8], at index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let text = String(decoding: bytes[start..<min(bytes.count, start + 3)], as: UTF8.self)
    return text.unicodeScalars.first?.properties.isWhitespace ?? false
  }
}
