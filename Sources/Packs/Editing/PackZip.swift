import Plists
import Skins
import Texts

/// A pack as the zip that the app downloads: the plist, and the images of each skin in a folder of its name.
public struct PackZip: Sendable {
  /// The zip.
  public let bytes: [UInt8]
  /// The paths in it, sorted.
  public let paths: [String]
  /// Images that the app finds otherwise in the zip than in the folder.
  public let differences: [Difference]

  /// Images of which the app may take others in the zip.
  public let doubts: [(skin: String, text: ImageText)]

  /// What would be in it if it were a regular file.
  public let odd: [String]

  /// A key of a skin whose image is another one in the zip.
  public struct Difference: Hashable, Sendable {
    public let skin: String
    public let key: String
    /// The paths in the folder and in the zip, nil where nothing is found.
    public let inFolder: String?
    public let inZip: String?
  }

  /// Makes the zip of a folder or plist.
  ///
  /// - Parameter path: As the user named it.
  /// - Throws: `EditError` where the pack cannot be read, or has no place in a zip.
  public init(of path: String, currentFolder: String = "") throws(EditError) {
    let (parts, folder) = try Self.read(path, currentFolder)
    if parts.files.zip != nil { throw .refused(.zipOfZip(path)) }
    if parts.skinPack.format == .json { throw .refused(.zipOfJSON(path)) }
    let images = ImageCatalogue(parts.listing, skinPack: parts.skinPack)
    let places = Self.places(of: images, skins: parts.skinPack.skins)
    var files = [ZipWriter.File(path: PackSource.plistName, bytes: parts.plist, isDeflated: true)]
    let border = PackBorder(folder)
    if !parts.roleMap.bytes.isEmpty {
      try border.check(PackSource.roleMapName)
      files.append(
        ZipWriter.File(path: PackSource.roleMapName, bytes: parts.roleMap.bytes, isDeflated: true))
    }
    var left = Limits.Zip.byteCount - files.map(\.bytes.count).reduce(0, +)
    for (target, source) in places {
      let bytes = try border.bytes(of: source)
      left -= bytes.count
      guard left >= 0, files.count < Limits.Zip.entries else {
        throw .refused(.zipTooLarge(mebibytes: Limits.Zip.mebibytes))
      }
      files.append(ZipWriter.File(path: target, bytes: bytes, isDeflated: false))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard let bytes = ZipWriter.zip(files) else { throw .refused(.checkFailed(path)) }
    self.bytes = bytes
    paths = files.map(\.path)
    odd = parts.listing.odd
    let packed = try Self.packed(bytes, of: parts.skinPack, path)
    differences = Self.differences(between: images, and: packed, of: parts.skinPack, places: places)
    // Of those that are otherwise than in the folder, that says enough.
    let told = Set(differences.map { [$0.skin, $0.key] })
    doubts = packed.doubts.filter { !told.contains([$0.skin, $0.key]) }.map { ($0.skin, $0.text) }
  }

  /// Writes the zip as a file in one step.
  /// - Throws: `EditError`, and then what was there before still is.
  public func write(to path: String) throws(EditError) { try FileWriting.replace(path, with: bytes) }

  // MARK: Steps

  private static func read(
    _ path: String, _ currentFolder: String
  ) throws(EditError) -> (PackParts, folder: String) {
    do throws(PackError) {
      let (source, file) = try Pack.locate(path, currentFolder: currentFolder)
      return (try PackParts(of: source, file: file), source.folderPath)
    } catch {
      throw .pack(error)
    }
  }

  /// The images' paths in the zip, and where each is now. Of several of one name that of the place where the app
  /// looks first goes in.
  private static func places(of images: ImageCatalogue, skins: [Skin]) -> [(target: String, source: String)] {
    var taken: Set<String> = []
    var places: [(String, String)] = []
    for skin in skins where !skin.name.isEmpty && !skin.name.contains("/") {
      var stems: Set<String> = []
      for (_, place) in images.places(of: skin.name) {
        let known = stems
        for (name, source) in place.items.map({ ($0.nameByStem, $0.file.path) })
        // What is asked for with a folder before it has no place in a zip.
        where !known.contains(ImageName(name).nameWithoutScale) && !name.contains("/") {
          stems.insert(ImageName(name).nameWithoutScale)
          let target = skin.name + "/" + name
          if taken.insert(target).inserted { places.append((target, source)) }
        }
      }
    }
    return places
  }

  /// Names of files are keys too, but there may be very many.
  private static let comparedStems = 2_000

  /// Opens the zip, and finds its images.
  private static func packed(
    _ bytes: [UInt8], of skins: SkinPack, _ path: String
  ) throws(EditError) -> ImageCatalogue {
    guard let zip = try? PackParts(bytes, of: .file(path: path), file: path),
      zip.skinPack.skins.map(\.name) == skins.skins.map(\.name)
    else { throw .refused(.checkFailed(path)) }
    return ImageCatalogue(zip.listing, skinPack: zip.skinPack)
  }

  /// Looks every image up in the zip as in the folder.
  private static func differences(
    between images: ImageCatalogue, and packed: ImageCatalogue, of skins: SkinPack,
    places: [(target: String, source: String)]
  ) -> [Difference] {
    let sources = Dictionary(places, uniquingKeysWith: { first, _ in first })
    return skins.skins.flatMap { skin -> [Difference] in
      let keys = skins.keys(of: .image, in: skin)
      let stems = Set(images.imageStems).subtracting(keys).sorted().prefix(Self.comparedStems)
      return (keys + stems).compactMap { key -> Difference? in
        let before = images.image(key, in: skin).value.file?.path
        let after = packed.image(key, in: skin).value.file?.path
        if before == after.flatMap({ sources[$0] }) { return nil }
        return Difference(skin: skin.name, key: key, inFolder: before, inZip: after)
      }
    }
  }
}
