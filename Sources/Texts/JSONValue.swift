/// A JSON value to be written. Members keep the order in which they are given.
public enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Written as short as it can be read back; what is not finite becomes null.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// A string, or null for nil.
  public static func optional(_ string: String?) -> JSONValue { string.map(JSONValue.string) ?? .null }
  /// An integer, or null for nil.
  public static func optional(_ integer: Int?) -> JSONValue { integer.map(JSONValue.integer) ?? .null }
  /// A text to be shown by whoever reads the JSON.
  public static func text(_ text: SafeText) -> JSONValue { .string(text.description) }
  /// Strings as an array.
  public static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

  /// The value as JSON text in which scalars, and objects of nothing but scalars, have a line of their own: one
  /// finding or entry a line, for people and for line-based tools. No line end after it.
  public func textByLeaves() -> SafeText {
    var writer = JSONWriter(isOnLines: { value, _ in value.height > 1 })
    writer.write(self, level: 0)
    return SafeText(escaped: writer.text)
  }

  /// How many levels of containers there are; an array of scalars counts as a scalar.
  private var height: Int {
    switch self {
    case .null, .boolean, .integer, .number, .string: 0
    case .array(let values): values.map(\.height).max().map { $0 > 0 ? $0 + 1 : 0 } ?? 0
    case .object(let members): members.map(\.value.height).max().map { $0 + 1 } ?? 0
    }
  }

  /// The value as JSON text without a line end after it.
  ///
  /// - Parameter depth: how many levels of containers put each of their members on a line of its own; deeper
  ///   ones stay on one line. 0 writes all on one line.
  public func text(linesDownTo depth: Int = 0) -> SafeText {
    var writer = JSONWriter(isOnLines: { _, level in level < depth })
    writer.write(self, level: 0)
    return SafeText(escaped: writer.text)
  }
}

/// Writes values one after the other into one string.
private struct JSONWriter {
  var text = ""
  /// Whether a container at a level has its members on lines of their own.
  let isOnLines: (JSONValue, Int) -> Bool

  init(isOnLines: @escaping (JSONValue, Int) -> Bool) { self.isOnLines = isOnLines }

  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: text += "null"
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let values):
      writeContainer("[", values, "]", level: level, isOnLines: isOnLines(value, level)) {
        $0.write($1, level: level + 1)
      }
    case .object(let members):
      writeContainer("{", members, "}", level: level, isOnLines: isOnLines(value, level)) { writer, member in
        writer.write(member.name)
        writer.text += ": "
        writer.write(member.value, level: level + 1)
      }
    }
  }

  private mutating func writeContainer<Member>(
    _ opening: String, _ members: [Member], _ closing: String, level: Int, isOnLines: Bool,
    write: (inout JSONWriter, Member) -> Void
  ) {
    let isOnLines = isOnLines && !members.isEmpty
    text += opening
    for (index, member) in members.enumerated() {
      if index > 0 { text += isOnLines ? "," : ", " }
      if isOnLines { startLine(level + 1) }
      write(&self, member)
    }
    if isOnLines { startLine(level) }
    text += closing
  }

  private mutating func startLine(_ level: Int) {
    text += "\n" + String(repeating: "  ", count: level)
  }

  private mutating func write(_ number: Double) {
    if let integer = Int(exactly: number) {
      text += String(integer)
    } else {
      text += number.isFinite ? number.description : "null"
    }
  }

  /// Escapes what JSON demands, and what would steer the terminal that the text is printed to or not be seen there.
  private mutating func write(_ string: String) {
    text += "\""
    let scalars = string.unicodeScalars
    for place in scalars.indices {
      let scalar = scalars[place]
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if SafeText.isUnsafe(at: place, in: scalars) {
          writeEscape(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  private mutating func writeEscape(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
