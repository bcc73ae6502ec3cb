/// The headers of an answer, those of all redirects before it included, as curl writes them down.
struct ResponseHeaders {
  /// The status of the last answer; nil while there is none.
  private(set) var status: Int?
  /// The fields of the last answer, their names in lower case. Of one that comes twice the last counts.
  private var fields: [String: String] = [:]
  /// Where the last redirect leads to.
  private(set) var redirect: String?
  /// What curl says when it gives up.
  private(set) var complaint = ""
  private(set) var byteCount = 0
  private var line: [UInt8] = []
  private var isInside = false

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    byteCount += bytes.count
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        take(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else {
        line.append(byte)
      }
    }
  }

  subscript(_ name: String) -> String? { fields[name] }

  /// How many bytes will come, where the server says so and they come as they are.
  var expectedByteCount: Int? {
    guard let status, 200..<300 ~= status, fields["content-encoding"] == nil else { return nil }
    return fields["content-length"].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The type without its parameters, in lower case; empty where there is none.
  var contentType: String {
    let type = fields["content-type"]?.prefix { $0 != ";" } ?? ""
    return String(type.lowercased().filter { !$0.isWhitespace })
  }

  private mutating func take(_ text: String) {
    // A server could send such a field too: it would be nothing but words between quotation marks.
    if text.hasPrefix("curl: (") {
      complaint = String(text.drop { $0 != ")" }.dropFirst(2))
    } else if !isInside, text.hasPrefix("HTTP/") {
      isInside = true
      fields = [:]
      redirect = nil
      status = text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
    } else if text.isEmpty {
      isInside = false
    } else if isInside, let colon = text.firstIndex(of: ":") {
      let name = text[..<colon].lowercased()
      let value = Self.trimmed(text[text.index(after: colon)...])
      fields[name] = value
      if name == "location", let status, 300..<400 ~= status { redirect = value }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    let end = rest.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
