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
  /// The plist taken apart; nil where the skins come from elsewhere.
  package let reading: PackReading?
  private let index: [String: Int]

  public init(skins: [Skin], file: String, format: PlistFormat) {
    self.init(skins: skins, file: file, format: format, reading: nil)
  }

  init(skins: [Skin], file: String, format: PlistFormat, reading: PackReading?) {
    self.skins = skins
    self.file = file
    self.format = format
    self.reading = reading
    index = Dictionary(skins.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The skins of another pack, of the same names and in the same order, with other entries.
  init(replacing skins: [Skin], of pack: SkinPack) {
    self.skins = skins
    (file, format, reading, index) = (pack.file, pack.format, pack.reading, pack.index)
  }

  /// The skin of that name.
  public subscript(name: String) -> Skin? { index[name].map { skins[$0] } }

  /// Where the skin of that name stands in the file, from 0.
  public func place(of name: String) -> Int? { index[name] }

  public var defaultSkin: Skin? { self[Self.defaultSkinName] }
}
