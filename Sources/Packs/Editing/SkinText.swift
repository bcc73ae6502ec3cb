import Plists
import Texts

/// A skin written anew, for a file of another format than its own.
struct SkinText {
  private let skin: String
  private let format: PlistFormat
  private let newline: String
  private let indentation: String
  private let step: String
  private var text = ""

  /// Writes the entry of a skin, key and all.
  ///
  /// - Parameters:
  ///   - style: That of the file that it is for.
  /// - Throws: `EditError` where a value has no form in that format.
  static func write(
    _ entry: PlistEntry, as format: PlistFormat, style: LineStyle
  ) throws(EditError) -> String {
    var writer = SkinText(skin: entry.key, format: format, style: style)
    switch format {
    case .xml: try writer.xml(entry, depth: 0)
    case .json: try writer.json(entry, depth: 0)
    case .binary: throw .refused(.valueHasNoPlace(skin: entry.key, key: entry.key, format: "bplist"))
    }
    return writer.text
  }

  private init(skin: String, format: PlistFormat, style: LineStyle) {
    self.skin = skin
    self.format = format
    newline = String(decoding: style.newline, as: UTF8.self)
    indentation = String(decoding: style.base ?? [], as: UTF8.self)
    step = String(decoding: style.usualStep, as: UTF8.self)
  }

  /// A line of its own, so deep inside the skin.
  private mutating func breakLine(_ depth: Int) {
    text += newline + indentation + String(repeating: step, count: depth)
  }

  private func noPlace(_ key: String) -> EditError {
    .refused(.valueHasNoPlace(skin: skin, key: key, format: format == .xml ? "XML" : "JSON"))
  }

  // MARK: XML

  private mutating func xml(_ entry: PlistEntry, depth: Int) throws(EditError) {
    text += "<key>" + (try escaped(entry.key, key: entry.key)) + "</key>"
    breakLine(depth)
    try xml(entry.node.value, key: entry.key, depth: depth)
  }

  private mutating func xml(_ value: PlistValue, key: String, depth: Int) throws(EditError) {
    switch value {
    case .string(let string): text += "<string>" + (try escaped(string, key: key)) + "</string>"
    case .integer(let number): text += "<integer>\(number)</integer>"
    case .real(let number): text += "<real>\(number)</real>"
    case .boolean(let flag): text += flag ? "<true/>" : "<false/>"
    case .date, .data, .null: throw noPlace(key)
    case .array(let nodes):
      text += "<array>"
      for node in nodes {
        breakLine(depth + 1)
        try xml(node.value, key: key, depth: depth + 1)
      }
      breakLine(depth)
      text += "</array>"
    case .dictionary(let dictionary):
      text += "<dict>"
      for entry in dictionary.entries {
        breakLine(depth + 1)
        try xml(entry, depth: depth + 1)
      }
      breakLine(depth)
      text += "</dict>"
    }
  }

  private func escaped(_ string: String, key: String) throws(EditError) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: throw noPlace(key)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: JSON

  private mutating func json(_ entry: PlistEntry, depth: Int) throws(EditError) {
    text += JSONValue.string(entry.key).text().description + ": "
    try json(entry.node.value, key: entry.key, depth: depth)
  }

  private mutating func json(_ value: PlistValue, key: String, depth: Int) throws(EditError) {
    switch value {
    case .string(let string): text += JSONValue.string(string).text().description
    case .integer(let number): text += "\(number)"
    case .real(let number):
      guard number.isFinite else { throw noPlace(key) }
      text += "\(number)"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    case .date, .data: throw noPlace(key)
    case .array(let nodes):
      text += "["
      for (index, node) in nodes.enumerated() {
        if index > 0 { text += "," }
        breakLine(depth + 1)
        try json(node.value, key: key, depth: depth + 1)
      }
      if !nodes.isEmpty { breakLine(depth) }
      text += "]"
    case .dictionary(let dictionary):
      text += "{"
      for (index, entry) in dictionary.entries.enumerated() {
        if index > 0 { text += "," }
        breakLine(depth + 1)
        try json(entry, depth: depth + 1)
      }
      if !dictionary.entries.isEmpty { breakLine(depth) }
      text += "}"
    }
  }
}
