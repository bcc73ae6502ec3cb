import Texts

/// Whole skins by their names, to take the place of those that a pack has.
///
///     let update: SkinUpdate = [
///       "spring": SkinEntries(colors: ["导航背景色": "0x88AA66"], fonts: ["标题": .init(name: "", size: "18")])
///     ]
public struct SkinUpdate: Sendable, ExpressibleByDictionaryLiteral {
  /// In the order in which they are written; of a name written twice the last counts.
  public var skins: [(name: String, entries: SkinEntries)]

  public init(_ skins: [(name: String, entries: SkinEntries)]) { self.skins = skins }

  public init(dictionaryLiteral elements: (String, SkinEntries)...) {
    self.init(elements.map { (name: $0.0, entries: $0.1) })
  }

  /// As a pack in JSON.
  public var json: [UInt8] {
    Array(JSONValue.object(skins.map { ($0.name, $0.entries.json) }).text(linesDownTo: 2).utf8)
  }
}

/// The entries of one skin, as they stand in a plist.
public struct SkinEntries: Sendable {
  /// A font's name, empty for the system's, and its size.
  public struct Font: Hashable, Sendable {
    public var name: String
    public var size: String

    public init(name: String, size: String) {
      self.name = name
      self.size = size
    }
  }

  private let colors: [(String, String)]
  private let images: [(String, String)]
  private let fonts: [(String, Font)]

  /// - Parameters:
  ///   - colors: such as `0x996666`, by key.
  ///   - images: a file's name or an address, by key.
  ///   - fonts: by key.
  public init(
    colors: KeyValuePairs<String, String> = [:], images: KeyValuePairs<String, String> = [:],
    fonts: KeyValuePairs<String, Font> = [:]
  ) {
    self.colors = colors.map { ($0.key, $0.value) }
    self.images = images.map { ($0.key, $0.value) }
    self.fonts = fonts.map { ($0.key, $0.value) }
  }

  fileprivate var json: JSONValue {
    func strings(_ entries: [(String, String)]) -> JSONValue {
      .object(entries.map { ($0.0, .string($0.1)) })
    }
    return .object([
      ("Color", strings(colors)), ("Image", strings(images)),
      (
        "Font",
        .object(
          fonts.map { key, font in
            (key, .object([("Name", .string(font.name)), ("Size", .string(font.size))]))
          })
      ),
    ])
  }
}
