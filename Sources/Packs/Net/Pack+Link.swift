import Diagnostics
import Plists
import Skins
import Texts

/// Packs on the net.
extension Pack {
  /// Downloads a pack and waits for it.
  /// - Throws: `PackError`, with the reason why it did not come or cannot be read.
  static func open(link: String, roleMap: String?, net: NetAccess?) throws(PackError) -> Pack {
    let source = try PackSource.onNet(link, roleMap: roleMap)
    return try open(source, downloaded: try download(source, net: net))
  }

  /// Downloads what `source` leads to, and waits for it.
  static func download(_ source: PackSource, net: NetAccess?) throws(PackError) -> [UInt8] {
    do throws(DownloadError) {
      guard let net, let address = source.address else {
        throw DownloadError(.offline, address: source.path)
      }
      switch try Download.fetch(DownloadRequest(address, kind: .pack), by: net) {
      case .content(let bytes, _): return bytes
      case .unchanged: throw DownloadError(.changedAnswer, address: source.path)
      }
    } catch {
      throw PackError(error)
    }
  }

  /// Opens what a download of `source` brought: a zip, a plist or a JSON file.
  public static func open(_ source: PackSource, downloaded bytes: [UInt8]) throws(PackError) -> Pack {
    try open(bytes, of: source, file: source.plistPath)
  }

  /// A pack of which nothing has come yet: no entry, in a skin `default`.
  public static func awaited(_ source: PackSource) -> Pack {
    let skins = SkinPack(
      skins: [Skin(name: SkinPack.defaultSkinName)], file: source.plistPath, format: .xml)
    return Pack(
      source: source, skinPack: skins, roleMapFile: source.foreignRoleMap ?? "",
      images: ImageCatalogue(PackListing(), skinPack: skins), diagnostics: [], fingerprint: 0)
  }
}

extension PackSource {
  /// A pack on the net.
  /// - Parameter roleMap: a role map from the disk; the net has none for a plist.
  /// - Throws: `PackError` where `link` is no usable address.
  public static func onNet(_ link: String, roleMap: String? = nil) throws(PackError) -> PackSource {
    guard let address = WebAddress(link) else {
      if let scheme = WebAddress.scheme(of: link), !["http", "https"].contains(scheme) {
        throw PackError(DownloadError(.otherScheme(scheme), address: link))
      }
      throw PackError(DownloadError(.unusableAddress, address: link))
    }
    return .link(address, roleMap: roleMap)
  }
}
