import Cells
import Images
import Packs
import Plists
import Preview
import Screens
import Skins
import Texts
import Theming

/// A pack as the commands work on it.
struct OpenPack {
  /// As the user named it, but for a password; where nobody did, its folder.
  let name: String
  let loaded: LoadedPack
  /// Looks into the images, of all reports on it together.
  let pictures: PictureCheck
  /// The state of it that the preview is to compare with.
  var against: OtherState?

  init(_ pack: Pack, named name: String?) {
    self.init(LoadedPack(pack), named: name)
  }

  init(_ loaded: LoadedPack, named name: String?) {
    self.loaded = loaded
    pictures = PictureCheck(loaded.pack)
    self.name = name?.withoutCredentials ?? loaded.pack.source.folderPath
  }

  var pack: Pack { loaded.pack }
  var skins: [Skin] { pack.skinPack.skins }

  /// The skin of that name; without one `default`, or where the pack lacks it the first.
  func skin(named name: String?, for command: CommandName) throws(UsageError) -> Skin {
    if let name {
      if let skin = pack.skinPack[name] { return skin }
    } else if let skin = pack.skinPack.defaultSkin ?? skins.first {
      return skin
    }
    throw unknownSkin(name ?? SkinPack.defaultSkinName, for: command)
  }

  /// The pack has no skin of that name.
  func unknownSkin(_ wanted: String, for command: CommandName) -> UsageError {
    let suggestion = NearestName.of(wanted, among: skins.map(\.name))
    return UsageError(.unknownSkin(wanted, pack: name, suggestion: suggestion), command: command)
  }

  /// What `show` says of a skin.
  func report(on skin: Skin) -> ShowReport {
    ShowReport(
      packName: name, pack: pack.skinPack, skin: skin, roles: loaded.roles(of: skin, theme: .light),
      image: { ShownImage(pack.image($0, in: skin), of: pack, pictures) })
  }
}

extension ShownImage {
  /// An image looked up in a pack; for an online one the file is that shown until it has come.
  init(_ found: Resolution<ImageReference>, of pack: Pack, _ pictures: PictureCheck) {
    let kind: Kind =
      switch found.value {
      case .file: .file
      case .url: .url
      case .missing: .missing
      }
    let file = found.value.file
    var problems = found.problems
    if let file, (try? pictures.size(of: file)) == nil {
      problems.append(.imageUnreadable)
    }
    self.init(
      value: found.entry?.node.value, kind: kind, path: file.map(pack.path), pathInPack: file?.path,
      scale: file?.scale, source: found.source, line: found.line, problems: problems.map(\.rawValue))
  }
}
