import Colors
import Diagnostics
import Plists

/// All skins of a `CJSkin.plist`, in the order of the file.
public struct SkinPack: Sendable {
  public static let defaultSkinName = "default"

  public let skins: [Skin]
  /// The plist as the user named it.
  public let file: String
  public let format: PlistFormat
  /// What is wrong with the pack's plist, in the order of the file.
  public let diagnostics: [Diagnostic]
  private let index: [String: Int]

  public init(skins: [Skin], file: String, format: PlistFormat, diagnostics: [Diagnostic] = []) {
    self.skins = skins
    self.file = file
    self.format = format
    self.diagnostics = diagnostics
    index = Dictionary(skins.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The skin of that name.
  public subscript(name: String) -> Skin? { index[name].map { skins[$0] } }

  public var defaultSkin: Skin? { self[Self.defaultSkinName] }
}

/// Where the value in force was found.
public enum ValueSource: String, Hashable, Sendable {
  /// In the skin itself (also for `default` itself).
  case skin
  /// Taken from `default`.
  case `default`
  /// Nowhere: the app's last resort.
  case fallback
}

/// A key looked up in a skin, down the ladder skin, `default`, last resort.
public struct Resolution<Value: Sendable>: Sendable {
  /// The value in force.
  public var value: Value
  public var source: ValueSource
  /// The entry found in this skin, or `default`'s where it has none; nil where neither has one.
  public var entry: PlistEntry?
  /// True where `entry` is the skin's own.
  public var entryIsOwn: Bool
  /// What is wrong with `entry`.
  public var problems: [DiagnosticCode]

  public init(
    value: Value, source: ValueSource, entry: PlistEntry?, entryIsOwn: Bool, problems: [DiagnosticCode] = []
  ) {
    self.value = value
    self.source = source
    self.entry = entry
    self.entryIsOwn = entryIsOwn
    self.problems = problems
  }

  /// The line of the entry's value, nil in binary plists and where there is none.
  public var line: Int? { entry?.node.span?.start.line }
}

/// A font as the app would ask for it.
public struct Font: Hashable, Sendable {
  /// Empty: the system font.
  public var name: String
  /// In points.
  public var size: Double

  public init(name: String = "", size: Double = 14) {
    self.name = name
    self.size = size
  }
}
