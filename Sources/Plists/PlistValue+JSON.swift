import Texts

extension JSONValue {
  /// A value of a pack as it is written there; of data only its size is told.
  public init(_ value: PlistValue) {
    self =
      switch value {
      case .string(let string): .string(string)
      case .integer(let integer): .integer(Int(integer))
      case .real(let real): .number(real)
      case .boolean(let boolean): .boolean(boolean)
      case .date(let date): .string(date)
      case .data(let byteCount): .string("<\(byteCount) bytes>")
      case .array(let nodes): .array(nodes.map { JSONValue($0.value) })
      case .dictionary(let dictionary): .object(dictionary.entries.map { ($0.key, JSONValue($0.node.value)) })
      case .null: .null
      }
  }
}
