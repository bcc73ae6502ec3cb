import Colors
import Diagnostics
import Packs
import Plists
import Skins
import Theming

/// A pack with its keys bound to the screen's roles.
public struct BoundPack: Sendable {
  public let skins: SkinPack
  public let images: ImageCatalogue
  public let roleMap: RoleMap?
  /// The role map as the user would name it.
  public let roleMapFile: String
  public let bindings: RoleBindings
  /// What the words of the keys say, for binding them otherwise.
  public let guesses: RoleGuesses
  /// The keys of all skins, in the order of the file.
  public let colorKeys: [String]
  public let fontKeys: [String]
  public let imageKeys: [String]
  private let namedImages: Set<String>
  /// A finding for every key that the role map names and the pack has not.
  let unknownMapKeys: [Diagnostic]
  /// What was found while opening.
  public let openingFindings: [Diagnostic]
  /// What the image files hold; nil where nobody can tell.
  let pictures: (any PictureReading)?

  public init(_ pack: Pack) {
    self.init(
      skins: pack.skinPack, images: pack.images, roleMapDocument: pack.roleMapDocument,
      roleMapFile: pack.roleMapFile, openingFindings: pack.diagnostics, pictures: PackPictures(pack))
  }

  init(
    skins: SkinPack, images: ImageCatalogue, roleMapDocument: PlistDocument? = nil,
    roleMapFile: String = "Skinscope.plist", openingFindings: [Diagnostic] = [],
    pictures: (any PictureReading)? = nil
  ) {
    self.pictures = pictures
    self.skins = skins
    self.images = images
    self.roleMapFile = roleMapFile
    self.openingFindings = openingFindings
    roleMap = roleMapDocument.map { RoleMap(document: $0, file: roleMapFile) }
    colorKeys = skins.allKeys(of: .color)
    fontKeys = skins.allKeys(of: .font)
    imageKeys = skins.allKeys(of: .image)
    guesses = RoleGuesses(
      colorKeys: colorKeys, fontKeys: fontKeys, imageKeys: imageKeys, imageStems: images.imageStems)
    bindings = RoleBindings(guesses, map: roleMap)
    namedImages = Set(imageKeys).union(bindings.images.values.compactMap(\.key))
    unknownMapKeys =
      roleMap?.unknownKeys(
        colorKeys: Set(colorKeys), fontKeys: Set(fontKeys), imageKeys: Set(imageKeys + images.imageStems))
      ?? []
  }

  /// Resolves every role in a skin.
  public func roles(of skin: Skin, theme: BuiltInTheme, reader: ReaderLibrary = .swift) -> RoleResolution {
    RoleResolution(bindings: bindings, theme: theme) {
      skins.color($0, in: skin, reader: reader)
    } font: {
      skins.font($0, in: skin, reader: reader)
    }
  }

  /// Whether a key of the pack or a role of the screen has the name of an image.
  func namesImage(_ stem: String) -> Bool { namedImages.contains(stem) }
}
