import Diagnostics
import Packs
import Screens
import Skins
import Theming
import Widgets

/// A pack that was read, with its keys bound to the screen's roles.
public struct LoadedPack: Sendable {
  public let pack: Pack
  public let bindings: RoleBindings
  /// What is wrong with the map of roles.
  public let mapProblems: [Diagnostic]

  public init(_ pack: Pack) {
    self.pack = pack
    let skins = pack.skinPack
    let colorKeys = skins.allKeys(of: .color)
    let fontKeys = skins.allKeys(of: .font)
    let imageKeys = skins.allKeys(of: .image)
    let stems = pack.images.imageStems
    let map = pack.roleMapDocument.map { RoleMap(document: $0, file: pack.roleMapFile) }
    bindings = RoleBindings(
      colorKeys: colorKeys, fontKeys: fontKeys, imageKeys: imageKeys, imageStems: stems, map: map)
    mapProblems =
      (map?.diagnostics ?? [])
      + (map?.unknownKeys(
        colorKeys: Set(colorKeys), fontKeys: Set(fontKeys), imageKeys: Set(imageKeys + stems)) ?? [])
  }

  /// Resolves every role in a skin.
  public func roles(of skin: Skin, theme: BuiltInTheme) -> RoleResolution {
    let skins = pack.skinPack
    return RoleResolution(bindings: bindings, theme: theme) {
      skins.color($0, in: skin)
    } font: {
      skins.font($0, in: skin)
    }
  }

  /// All that the screen says of a skin.
  /// - Parameter failures: the online images that did not come, by their links.
  public func model(
    of skin: Skin, theme: BuiltInTheme, failures: [String: DownloadError] = [:]
  ) -> SkinModel {
    let skins = pack.skinPack
    let problems =
      (pack.diagnostics + mapProblems).filter { $0.skin == nil || $0.skin == skin.name }
      + pack.problems(of: failures, in: skin)
    return SkinModel(
      pack: skins, skin: skin, index: skins.skins.firstIndex { $0.name == skin.name } ?? 0,
      roles: roles(of: skin, theme: theme), problems: problems)
  }

  /// The pack's images, as the widgets take them.
  /// - Parameter online: who loads those on the net; nil for nobody.
  @MainActor
  func imageSource(online: OnlineImages?) -> any ImageSource { PackImages(pack: pack, online: online) }
}

extension ImageFile {
  /// The file's own name, without its folders.
  var name: String { String(path.split(separator: "/").last ?? Substring(path)) }
}
