import Diagnostics
import Plists
import Skins
import Texts

/// A skin pack, opened: its skins, its role map, its images, and what is wrong with it.
public struct Pack: Sendable {
  public let source: PackSource
  /// The plist, JSON or zip as the user named it.
  public let file: String
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
  /// Most skins have only their names yet: see `FirstLook`.
  public let isExcerpt: Bool
  /// What the plist and the role map were when they were read, to know them again on the disk.
  let marks: FileMarks
  /// Where its images are.
  let files: PackFiles

  public init(
    source: PackSource, skinPack: SkinPack, roleMapDocument: PlistDocument? = nil, roleMapFile: String,
    images: ImageCatalogue, diagnostics: [Diagnostic], fingerprint: Int
  ) {
    self.source = source
    file = skinPack.file
    self.skinPack = skinPack
    self.roleMapDocument = roleMapDocument
    self.roleMapFile = roleMapFile
    self.images = images
    self.diagnostics = diagnostics
    self.fingerprint = fingerprint
    isExcerpt = false
    marks = FileMarks()
    files = .folder
  }

  init(_ parts: PackParts, images: ImageCatalogue, diagnostics: [Diagnostic], fingerprint: Int) {
    source = parts.source
    file = parts.file
    skinPack = parts.skinPack
    roleMapDocument = parts.roleMap.document
    roleMapFile = parts.roleMap.file
    self.images = images
    self.diagnostics = diagnostics
    self.fingerprint = fingerprint
    isExcerpt = parts.isExcerpt
    marks = FileMarks(plist: parts.plist, roleMap: parts.roleMap.contents)
    files = parts.files
  }

  /// Why the role map cannot be read, where it is there and cannot.
  public var roleMapFailure: Diagnostic? {
    diagnostics.first { $0.file == roleMapFile && $0.severity == .error }
  }

  /// The plist's own name, without its folders.
  public var plistName: String { FilePath.name(of: file) }

  /// The role map's own name, without its folders.
  public var roleMapName: String { FilePath.name(of: roleMapFile) }

  /// The image of `key` in `skin`, down the ladder skin, `default`, nothing.
  public func image(_ key: String, in skin: Skin) -> Resolution<ImageReference> {
    images.image(key, in: skin)
  }

  /// The bytes of an image file of this pack.
  /// - Throws: why they cannot be read.
  public func bytes(of file: ImageFile) throws(FileFailure) -> [UInt8] {
    let bytes: [UInt8]?
    switch files {
    case .folder: return try FileReading.bytes(of: path(of: file))
    case .zip(let zip):
      do throws(ZipFailure) {
        bytes = try zip.contents(of: file.path, limit: Limits.Picture.byteCount)
      } catch {
        throw error.isLimit ? .tooLarge : .damaged
      }
    case .memory(let files): bytes = files[file.path]
    }
    guard let bytes else { throw .missing }
    return bytes
  }

  /// The path of an image file of this pack; in a zip, that of the zip and what follows in it.
  public func path(of file: ImageFile) -> String {
    guard let zip = files.zip else { return FilePath.join(source.folderPath, file.path) }
    return FilePath.join(source.path, zip.root + file.path)
  }
}
