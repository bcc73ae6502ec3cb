import Diagnostics
import Plists
import Skins

/// A skin pack, opened: its skins, its role map, its images, and what is wrong with it.
public struct Pack: Sendable {
  public let source: PackSource
  public let skinPack: SkinPack
  /// `Skinscope.plist`; nil where there is none or it cannot be read, and then a finding says so.
  public let roleMapDocument: PlistDocument?
  /// The role map's file as the user would name it, for messages.
  public let roleMapFile: String
  public let images: ImageCatalogue
  /// What was wrong while opening it; `Linting` finds the rest.
  public var diagnostics: [Diagnostic]
  /// Equal for two readings of the same content within one run of the program.
  public let fingerprint: Int

  public init(
    source: PackSource, skinPack: SkinPack, roleMapDocument: PlistDocument? = nil, roleMapFile: String,
    images: ImageCatalogue, diagnostics: [Diagnostic], fingerprint: Int
  ) {
    self.source = source
    self.skinPack = skinPack
    self.roleMapDocument = roleMapDocument
    self.roleMapFile = roleMapFile
    self.images = images
    self.diagnostics = diagnostics
    self.fingerprint = fingerprint
  }

  /// The image of `key` in `skin`, down the ladder skin, `default`, nothing.
  public func image(_ key: String, in skin: Skin) -> Resolution<ImageReference> {
    images.image(key, in: skin)
  }

  /// The bytes of an image file of this pack.
  /// - Throws: why they cannot be read.
  public func bytes(of file: ImageFile) throws(FileFailure) -> [UInt8] {
    try FileReading.bytes(of: path(of: file))
  }

  /// The path of an image file of this pack.
  public func path(of file: ImageFile) -> String { FilePath.join(source.folderPath, file.path) }
}
