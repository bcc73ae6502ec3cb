import Diagnostics
import Linting
import Packs
import Screens
import Skins
import Theming

/// A pack that was read, with its keys bound to the screen's roles.
public struct LoadedPack: Sendable {
  public let pack: Pack
  /// What the pack binds, and what the linter looks at.
  public let bound: BoundPack
  private let linter: Linter
  /// For finding, sorting and filtering.
  let skinIndex: SkinIndex

  public init(_ pack: Pack) {
    self.pack = pack
    bound = BoundPack(pack)
    linter = Linter(bound)
    skinIndex = SkinIndex(pack.skinPack, bindings: bound.bindings)
  }

  public var bindings: RoleBindings { bound.bindings }

  /// Why the role map cannot be read, where it is there and cannot.
  public var roleMapFailure: Diagnostic? {
    pack.diagnostics.first { $0.file == pack.roleMapFile && $0.severity == .error }
  }

  /// Resolves every role in a skin.
  public func roles(of skin: Skin, theme: BuiltInTheme) -> RoleResolution {
    bound.roles(of: skin, theme: theme)
  }

  /// How much of a skin is looked at.
  public enum Care: Sendable {
    /// What its plist says, for a frame that must not wait: no image is decoded and no problem looked for.
    case glance
    case whole
  }

  /// All that the screen says of a skin.
  /// - Parameter failures: the online images that did not come, by their links.
  @MainActor
  public func model(
    of skin: Skin, theme: BuiltInTheme, failures: [String: DownloadError] = [:], care: Care = .whole
  ) -> SkinModel {
    let skins = pack.skinPack
    return SkinModel(
      pack: skins, skin: skin, index: skins.place(of: skin.name) ?? 0,
      roles: roles(of: skin, theme: theme),
      problems: care == .glance ? [] : problems(of: skin, failures))
  }

  @MainActor
  private func problems(of skin: Skin, _ failures: [String: DownloadError]) -> [Diagnostic] {
    linter.problems(of: skin, and: unreadableImages(of: skin)) + pack.problems(of: failures, in: skin)
  }

  /// What the screen cannot show of the images that it is to show.
  @MainActor
  private func unreadableImages(of skin: Skin) -> [Diagnostic] {
    let keys = ImageRole.allCases.compactMap { bindings[$0].key }
    var seen: Set<String> = []
    return keys.compactMap { key in
      guard let file = pack.image(key, in: skin).value.file, seen.insert(file.path).inserted,
        case .failure(let error) = PictureShelf.shared.picture(of: file, in: pack)
      else { return nil }
      return pack.unreadable(file, key: key, in: skin, error)
    }
  }

  /// The pack's images, as the widgets take them.
  /// - Parameters:
  ///   - online: who loads those on the net; nil for nobody.
  ///   - care: at a glance place-holders stand for them.
  @MainActor
  func imageSource(online: OnlineImages?, care: Care = .whole) -> any ImageSource {
    PackImages(pack: pack, online: online, decodes: care == .whole)
  }
}
