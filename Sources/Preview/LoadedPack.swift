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
      roles: roles(of: skin, theme: theme), images: images(of: skin, bindings: bindings),
      problems: care == .glance ? [] : problems(of: skin, failures))
  }

  @MainActor
  private func problems(of skin: Skin, _ failures: [String: DownloadError]) -> [Diagnostic] {
    linter.problems(of: skin, and: unreadableImages(of: skin)) + pack.problems(of: failures, in: skin)
  }

  /// All that the screen says of a skin with what is only tried: it has no findings of its own.
  /// - Parameters:
  ///   - tried: the pack with the values that are tried.
  ///   - bindings: the bindings that are tried.
  func model(
    of skin: Skin, in tried: SkinPack, bindings: RoleBindings, theme: BuiltInTheme, problems: [Diagnostic]
  ) -> SkinModel {
    SkinModel(
      pack: tried, skin: skin, index: tried.place(of: skin.name) ?? 0,
      roles: RoleResolution(pack: tried, skin: skin, bindings: bindings, theme: theme),
      images: images(of: skin, bindings: bindings), problems: problems)
  }

  /// What the image roles show in a skin.
  private func images(of skin: Skin, bindings: RoleBindings) -> [ImageRole: ShownImage] {
    let pairs = ImageRole.allCases.compactMap { role in
      bindings[role].key.map { key in
        var image = shownImage(key, in: skin)
        image.isTemplate = bindings.templates.contains(role)
        return (role, image)
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What the screen says of the image of a key.
  func shownImage(_ key: String, in skin: Skin) -> ShownImage {
    let resolution = pack.image(key, in: skin)
    let link: String? = if case .url(let link, _) = resolution.value { link } else { nil }
    let file = resolution.value.file
    let name = file.map { String($0.path.split(separator: "/").last ?? "") } ?? link
    return ShownImage(
      name: name, scale: file?.scale, scales: file?.scales ?? [],
      awaitedLink: file == nil ? nil : link, resolution: resolution.map { _ in name ?? "" })
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
