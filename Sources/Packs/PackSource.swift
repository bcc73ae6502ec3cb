import Texts

/// Where a pack comes from.
public struct PackSource: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A folder that holds `CJSkin.plist`.
    case folder
    /// A plist or JSON file of any name; its folder serves for the rest.
    case file
    /// A zip, which holds all that belongs to the pack.
    case zip
    /// Somewhere on the net.
    case link(WebAddress)
  }

  let kind: Kind
  let path: String
  /// A role map from elsewhere, in the place of the pack's own.
  let foreignRoleMap: String?

  static let plistName = "CJSkin.plist"
  static let roleMapName = "Skinscope.plist"

  /// A folder that holds `CJSkin.plist`.
  static func folder(path: String, roleMap: String? = nil) -> PackSource {
    PackSource(kind: .folder, path: path, foreignRoleMap: roleMap)
  }

  /// A plist or JSON file.
  static func file(path: String, roleMap: String? = nil) -> PackSource {
    PackSource(kind: .file, path: path, foreignRoleMap: roleMap)
  }

  /// What the net gives.
  static func link(_ address: WebAddress, roleMap: String? = nil) -> PackSource {
    PackSource(kind: .link(address), path: address.shown, foreignRoleMap: roleMap)
  }

  /// The same place, where its content turned out to be a zip.
  var asZip: PackSource {
    switch kind {
    case .folder, .file, .zip: PackSource(kind: .zip, path: path, foreignRoleMap: foreignRoleMap)
    case .link: self
    }
  }

  /// Where on the net it is; nil for what is on the disk.
  public var address: WebAddress? {
    if case .link(let address) = kind { address } else { nil }
  }

  /// The folder that serves for images and the role map; of a zip, the one that it stands in; for what is on the
  /// net its address.
  public var folderPath: String {
    switch kind {
    case .folder, .link: return path
    case .file, .zip:
      let folder = FilePath.folder(of: path)
      return folder.isEmpty ? "." : folder
    }
  }

  /// Whether the plist is a file that an editor can open.
  public var isOnDisk: Bool {
    switch kind {
    case .folder, .file: true
    case .zip, .link: false
    }
  }

  /// The plist or JSON file of the skins, or the zip that holds it.
  public var plistPath: String {
    switch kind {
    case .folder: FilePath.join(path, Self.plistName)
    case .file, .zip, .link: path
    }
  }

  /// Where the role map is, if there is one; that of a zip is in the zip.
  public var roleMapPath: String { foreignRoleMap ?? FilePath.join(folderPath, Self.roleMapName) }
}
