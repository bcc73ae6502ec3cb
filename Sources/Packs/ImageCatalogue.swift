import Skins
import Texts

/// The images of a pack, by the places where the app looks for them.
public struct ImageCatalogue: Sendable {
  /// A file and its name, taken apart.
  struct Item: Sendable {
    let file: PackListing.File
    let name: ImageName
    /// By what the image is asked for.
    let stem: String
    /// The stem, and the stem with its extension, as they are compared where case does not count.
    let foldedStem: String
    let foldedName: [UInt8]
    /// It serves at all scales, whatever its size.
    let isForAllScales: Bool

    init(_ named: Named) {
      (file, name, isForAllScales) = (named.file, named.name, named.isForAllScales)
      stem = named.stem ?? name.stem
      foldedStem = String(decoding: CanonicalText.folded(stem), as: UTF8.self)
      foldedName = CanonicalText.folded(name.nameWithoutScale)
    }

    /// The name of a file that would be found by the same stem outside an asset catalogue.
    var nameByStem: String {
      stem == name.stem
        ? file.name
        : stem + (name.scale > 1 ? "@\(name.scale)x" : "") + (name.isForPad ? "~ipad" : "")
          + (name.fileExtension.map { "." + $0 } ?? "")
    }
  }

  /// Files by stem, of which two spellings of one accented letter are one; all of one stem are one image at several scales and in several formats.
  struct Place: Sendable {
    private let index: Lazy<Index>
    /// For the names of folders in which a part of a name is enough.
    private let names: Lazy<NameIndex>

    /// A place that is looked through when somebody asks for an image in it: a pack has one for every skin.
    init(_ files: [Named]) {
      let index = Lazy { Index(files) }
      self.index = index
      names = Lazy { NameIndex(index.value.items.map(\.foldedName)) }
    }

    var items: [Item] { index.value.items }
    var byStem: [String: [Item]] { index.value.byStem }
    /// The same where case does not count.
    var byFoldedStem: [String: [Item]] { index.value.byFoldedStem }

    /// The files that have a text in their names, both folded, in their order: each is looked for when it is asked for.
    func items(having part: [UInt8]) -> some Sequence<Item> {
      let items = items
      return names.value.places(having: part).lazy.map { items[$0] }
    }
  }

  /// A file with its name taken apart, before it is made ready to be found.
  struct Named: Sendable {
    let file: PackListing.File
    let name: ImageName
    /// By what the image is asked for, where that is not the file's own name.
    let stem: String?
    let isForAllScales: Bool

    init(_ file: PackListing.File, _ name: ImageName, stem: String? = nil, isForAllScales: Bool = false) {
      (self.file, self.name, self.stem, self.isForAllScales) = (file, name, stem, isForAllScales)
    }
  }

  private struct Index: Sendable {
    var items: [Item] = []
    var byStem: [String: [Item]] = [:]
    var byFoldedStem: [String: [Item]] = [:]

    init(_ files: [Named]) {
      for file in files {
        let item = Item(file)
        items.append(item)
        byStem[item.stem, default: []].append(item)
        byFoldedStem[item.foldedStem, default: []].append(item)
      }
    }
  }

  /// How a place is searched.
  enum Search {
    /// The asset catalogue: by the name of the image set.
    case assets
    /// The app and its bundles: by name, and without extension only PNG.
    case bundle
    /// A folder of a downloaded skin: the first name that contains the wanted one.
    case folder
  }

  let skinPack: SkinPack
  /// By folder; the image sets of the asset catalogue are one place of their own.
  let places: [String: Place]
  let assets: Place
  private let isArchive: Bool
  /// The names of all image files, without scale and extension, sorted, each once.
  public let imageStems: [String]

  /// The folders of the asset catalogue that hold images, or say something of them.
  let assetFolders: Set<String>

  /// The images of `listing`, looked for as the skins of `skinPack` say.
  public init(_ listing: PackListing, skinPack: SkinPack) {
    self.skinPack = skinPack
    isArchive = listing.isArchive
    var stems: Set<String> = []
    var found: [String: [Named]] = [:]
    var sets: [String: [PackListing.File]] = [:]
    for file in listing.files {
      let name = ImageName(file.name)
      guard name.fileExtension != nil else { continue }
      if Self.imageSet(of: file.folder) != nil {
        sets[file.folder, default: []].append(file)
      } else if !file.folder.utf8.contains(UInt8(ascii: "/")) {
        stems.insert(name.stem)
        found[file.folder, default: []].append(Named(file, name))
      }
    }
    var foundAssets: [Named] = []
    for (folder, files) in sets.sorted(by: { $0.key < $1.key }) {
      guard let set = Self.imageSet(of: folder) else { continue }
      let stem = listing.assets.name(ofSet: set, in: folder)
      for image in listing.assets.images(of: files, in: folder) {
        stems.insert(stem)
        foundAssets.append(Named(image.file, image.name, stem: stem, isForAllScales: image.isForAllScales))
      }
    }
    places = found.mapValues(Place.init)
    assets = Place(foundAssets)
    imageStems = stems.sorted()
    assetFolders = listing.assets.folders.union(sets.keys)
  }

  /// `NAME` of a folder `Assets.xcassets/…/NAME.imageset`.
  package static func imageSet(of folder: String) -> String? {
    let ending = ".imageset"
    guard folder.hasPrefix(PackListing.assetCatalogue + "/"), folder.hasSuffix(ending) else { return nil }
    return String(FilePath.name(of: folder).dropLast(ending.count))
  }

  /// The places where the app looks for images of a skin, in its order. In an archive that is one folder.
  func places(of skin: String) -> [(search: Search, place: Place)] {
    if isArchive { return places[skin].map { [(.folder, $0)] } ?? [] }
    // A name with a slash would leave the pack or mean another folder; nobody's images are there.
    var folders: [(Search, Place?)] =
      skin.contains("/") || skin.isEmpty
      ? [] : [(.bundle, places[skin + ".bundle"]), (.folder, places[skin])]
    if skin == SkinPack.defaultSkinName { folders = [(.assets, assets), (.bundle, places[""])] + folders }
    return folders.compactMap { search, place in place.map { (search, $0) } }
  }
}
