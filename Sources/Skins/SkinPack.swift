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

  /// Where the skin of that name stands in the file, from 0.
  public func place(of name: String) -> Int? { index[name] }

  public var defaultSkin: Skin? { self[Self.defaultSkinName] }
}
