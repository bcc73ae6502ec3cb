import Colors
import Diagnostics
import Packs
import Plists
import Skins
import Theming

/// The library by which an app reads its skins.
public enum ReaderLibrary: String, CaseIterable, Hashable, Sendable {
  /// CJSkinSwift.
  case swift
  /// The older CJSkin in Objective-C.
  case objectiveC = "objc"
}

/// A pack with its keys bound to the screen's roles.
public struct BoundPack: Sendable {
  public let skins: SkinPack
  public let images: ImageCatalogue
  public let roleMap: RoleMap?
  /// The role map as the user would name it.
  public let roleMapFile: String
  public let bindings: RoleBindings
  /// What was found while opening.
  public let openingFindings: [Diagnostic]

  public init(_ pack: Pack) {
    self.init(
      skins: pack.skinPack, images: pack.images, roleMapDocument: pack.roleMapDocument,
      roleMapFile: pack.roleMapFile, openingFindings: pack.diagnostics)
  }

  public init(
    skins: SkinPack, images: ImageCatalogue, roleMapDocument: PlistDocument? = nil,
    roleMapFile: String = "Skinscope.plist", openingFindings: [Diagnostic] = []
  ) {
    self.skins = skins
    self.images = images
    self.roleMapFile = roleMapFile
    self.openingFindings = openingFindings
    roleMap = roleMapDocument.map { RoleMap(document: $0, file: roleMapFile) }
    bindings = RoleBindings(
      colorKeys: skins.allKeys(of: .color), fontKeys: skins.allKeys(of: .font),
      imageKeys: skins.allKeys(of: .image), imageStems: images.imageStems, map: roleMap)
  }

  /// Resolves every role in a skin.
  public func roles(of skin: Skin, theme: BuiltInTheme, reader: ReaderLibrary = .swift) -> RoleResolution {
    RoleResolution(pack: skins, skin: skin, bindings: bindings, theme: theme)
  }

  /// A finding for every key that the role map names and the pack has not.
  var unknownMapKeys: [Diagnostic] {
    roleMap?.unknownKeys(
      colorKeys: Set(skins.allKeys(of: .color)), fontKeys: Set(skins.allKeys(of: .font)),
      imageKeys: Set(skins.allKeys(of: .image) + images.imageStems)) ?? []
  }
}
