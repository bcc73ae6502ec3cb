import Diagnostics
import Packs
import Screens
import Skins
import Theming

/// A pack that was read, with its keys bound to the screen's roles.
public struct LoadedPack: Sendable {
  public let pack: Pack
  public let bindings: RoleBindings
  /// What is wrong with the map of roles.
  public let mapProblems: [Diagnostic]
  /// The findings about the pack as a whole, and those about each skin: a pack of ten thousand skins has a
  /// million, which cannot be gone through for each skin that is shown.
  private let packProblems: [Diagnostic]
  private let skinProblems: [String: [Diagnostic]]
  /// For finding, sorting and filtering.
  let skinIndex: SkinIndex

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
    skinIndex = SkinIndex(skins, bindings: bindings)
    let mapProblems =
      (map?.diagnostics ?? [])
      + (map?.unknownKeys(
        colorKeys: Set(colorKeys), fontKeys: Set(fontKeys), imageKeys: Set(imageKeys + stems)) ?? [])
    self.mapProblems = mapProblems
    let problems = pack.diagnostics + mapProblems
    packProblems = problems.filter { $0.skin == nil }
    skinProblems = Dictionary(grouping: problems.filter { $0.skin != nil }) { $0.skin ?? "" }
  }

  /// Why the role map cannot be read, where it is there and cannot.
  public var roleMapFailure: Diagnostic? {
    (pack.diagnostics + mapProblems).first { $0.file == pack.roleMapFile && $0.severity == .error }
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
  @MainActor
  public func model(
    of skin: Skin, theme: BuiltInTheme, failures: [String: DownloadError] = [:]
  ) -> SkinModel {
    let skins = pack.skinPack
    return SkinModel(
      pack: skins, skin: skin, index: skins.place(of: skin.name) ?? 0,
      roles: roles(of: skin, theme: theme),
      problems: problems(of: skin) + pack.problems(of: failures, in: skin))
  }

  /// What concerns a skin: what is wrong with the pack and with the skin, and the errors in those values of
  /// `default` that it takes for its own, since the screen marks them here, too.
  @MainActor
  private func problems(of skin: Skin) -> [Diagnostic] {
    let own = packProblems + (skinProblems[skin.name] ?? []) + unreadableImages(of: skin)
    guard !skin.isDefault else { return own }
    let inherited = (skinProblems[SkinPack.defaultSkinName] ?? []).filter { problem in
      guard problem.severity == .error, let key = problem.key,
        let section = problem.section.flatMap(Section.init)
      else { return false }
      return skin.entry(key, in: section) == nil
    }
    return own + inherited
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
  /// - Parameter online: who loads those on the net; nil for nobody.
  @MainActor
  func imageSource(online: OnlineImages?) -> any ImageSource { PackImages(pack: pack, online: online) }
}
