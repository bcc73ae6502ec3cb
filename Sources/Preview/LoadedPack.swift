import Diagnostics
import Linting
import Packs
import Screens
import Skins
import Texts
import Theming

/// A pack that was read, with its keys bound to the screen's roles.
public struct LoadedPack: Sendable {
  public let pack: Pack
  /// What the pack binds, and what the linter looks at.
  public let bound: BoundPack
  /// A first frame tells of no problems.
  private let lazyLinter: Lazy<Linter>
  /// For finding, sorting and filtering.
  let skinIndex: SkinIndex

  public init(_ pack: Pack) {
    self.pack = pack
    let bound = BoundPack(pack)
    self.bound = bound
    lazyLinter = Lazy { Linter(bound) }
    skinIndex = SkinIndex(pack.skinPack, bindings: bound.bindings)
  }

  public var bindings: RoleBindings { bound.bindings }
  var linter: Linter { lazyLinter.value }

  /// Resolves every role in a skin.
  public func roles(of skin: Skin, theme: BuiltInTheme) -> RoleResolution {
    bound.roles(of: skin, theme: theme)
  }

  /// How much of a skin is looked at.
  public enum Care: Sendable {
    /// What its plist says, for a frame that must not wait: no image is decoded and no problem looked for.
    case glance
    /// What its roles show is decoded; who looks into its other images does so in their own time.
    case shown
    case whole
  }

  /// All that the screen says of a skin.
  /// - Parameters:
  ///   - failures: the online images that did not come, by their links.
  ///   - faults: what is wrong with image files, as far as they were looked into, by their paths.
  @MainActor
  public func model(
    of skin: Skin, theme: BuiltInTheme, failures: [String: DownloadError] = [:],
    faults: [String: PictureReport] = [:], care: Care = .whole
  ) -> SkinModel {
    let skins = pack.skinPack
    let images = images(of: skin, bindings: bindings, care: care)
    return SkinModel(
      pack: skins, skin: skin, index: skins.place(of: skin.name) ?? 0,
      roles: roles(of: skin, theme: theme), images: images.shown,
      problems: care == .glance
        ? []
        : linter.problems(
          of: skin,
          and: images.unreadable
            + linter.unreadableImages(of: skin, faults: faults.filter { !images.paths.contains($0.key) }))
          + pack.problems(of: failures, in: skin))
  }

  /// All that the screen says of a skin with what is only tried: it has no findings of its own.
  /// - Parameters:
  ///   - tried: the pack with the values that are tried.
  ///   - bindings: the bindings that are tried.
  @MainActor
  func model(
    of skin: Skin, in tried: SkinPack, bindings: RoleBindings, theme: BuiltInTheme, problems: [Diagnostic]
  ) -> SkinModel {
    SkinModel(
      pack: tried, skin: skin, index: tried.place(of: skin.name) ?? 0,
      roles: RoleResolution(pack: tried, skin: skin, bindings: bindings, theme: theme),
      images: images(of: skin, bindings: bindings, care: .whole).shown, problems: problems)
  }

  /// What the image roles show in a skin, and what the screen cannot show of it.
  @MainActor
  private func images(
    of skin: Skin, bindings: RoleBindings, care: Care
  ) -> (shown: CaseTable<ImageRole, ShownImage>, unreadable: [Diagnostic], paths: Set<String>) {
    var shown: CaseTable<ImageRole, ShownImage> = [:]
    var unreadable: [Diagnostic] = []
    // Several roles may show one file.
    var looks: [String: PictureShelf.Look] = [:]
    for role in ImageRole.allCases {
      guard let key = bindings[role].key else { continue }
      var image = shownImage(key, in: skin)
      image.isTemplate = bindings.templates.contains(role)
      if care != .glance, let file = pack.image(key, in: skin).value.file {
        let known = looks[file.path]
        let look = known ?? PictureShelf.shared.look(at: file, in: pack)
        looks[file.path] = look
        image.content = look.content
        if known == nil, case .failure(let error) = look.picture {
          unreadable.append(pack.unreadable(file, key: key, in: skin, error))
        }
      }
      shown[role] = image
    }
    return (shown, unreadable, Set(looks.keys))
  }

  /// What the screen says of the image of a key.
  func shownImage(_ key: String, in skin: Skin) -> ShownImage {
    let resolution = pack.image(key, in: skin)
    let link: String? = if case .url(let link, _) = resolution.value { link } else { nil }
    let file = resolution.value.file
    let name = file?.name ?? link
    return ShownImage(
      name: name, scale: file?.scale, scales: file?.scales ?? [],
      awaitedLink: file == nil ? nil : link, resolution: resolution.map { _ in name ?? "" })
  }

  /// The pack's images, as the widgets take them.
  /// - Parameters:
  ///   - online: who loads those on the net; nil for nobody.
  ///   - care: at a glance place-holders stand for them.
  @MainActor
  func imageSource(online: OnlineImages?, care: Care = .whole) -> any ImageSource {
    PackImages(pack: pack, online: online, decodes: care != .glance)
  }
}
