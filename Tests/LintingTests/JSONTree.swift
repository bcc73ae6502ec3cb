import Plists

/// A JSON text, read, for tests to walk in; what is not there is nil.
struct JSONTree {
  let value: PlistValue?

  init(_ text: String) throws { value = try PlistReader.read(Array(text.utf8), file: "test").root.value }
  private init(value: PlistValue?) { self.value = value }

  subscript(name: String) -> JSONTree {
    if case .dictionary(let dictionary)? = value { return JSONTree(value: dictionary[name]?.node.value) }
    return JSONTree(value: nil)
  }

  subscript(index: Int) -> JSONTree {
    if case .array(let items)? = value, items.indices.contains(index) {
      return JSONTree(value: items[index].value)
    }
    return JSONTree(value: nil)
  }

  var items: [JSONTree] {
    if case .array(let items)? = value { return items.map { JSONTree(value: $0.value) } }
    return []
  }

  var count: Int { items.count }
  var string: String? { if case .string(let string)? = value { string } else { nil } }
  var integer: Int? { if case .integer(let integer)? = value { Int(integer) } else { nil } }
  var boolean: Bool? { if case .boolean(let boolean)? = value { boolean } else { nil } }
}
