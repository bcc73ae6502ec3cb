import Linting
import Packs
import Screens
import Skins
import Theming
import Widgets

/// A pack that was read, with its keys bound to the screen's roles.
public struct LoadedPack: Sendable {
  public let pack: Pack
  /// What the pack binds, and what the linter looks at.
  public let bound: BoundPack
  private let linter: Linter

  public init(_ pack: Pack) {
    self.pack = pack
    bound = BoundPack(pack)
    linter = Linter(bound)
  }

  public var bindings: RoleBindings { bound.bindings }

  /// Resolves every role in a skin.
  public func roles(of skin: Skin, theme: BuiltInTheme) -> RoleResolution {
    bound.roles(of: skin, theme: theme)
  }

  /// All that the screen says of a skin.
  public func model(of skin: Skin, theme: BuiltInTheme) -> SkinModel {
    let skins = pack.skinPack
    return SkinModel(
      pack: skins, skin: skin, index: skins.skins.firstIndex { $0.name == skin.name } ?? 0,
      roles: roles(of: skin, theme: theme), problems: linter.problems(of: skin))
  }

  /// The pack's images, as the widgets take them.
  public var imageSource: any ImageSource { PackImages(images: pack.images) }
}

/// Looks images up in a pack's folders.
private struct PackImages: ImageSource {
  let images: ImageCatalogue

  func image(_ key: String, in skin: Skin) -> WidgetImage? {
    switch images.image(key, in: skin).value {
    case .file(let file): return .placeholder(name: file.name)
    case .url(let link, let meanwhile): return .placeholder(name: meanwhile?.name ?? link)
    case .missing: return nil
    }
  }
}

extension ImageFile {
  /// The file's own name, without its folders.
  var name: String { String(path.split(separator: "/").last ?? Substring(path)) }
}
