import Diagnostics
import Packs
import Plists
import Skins
import Texts

/// Which entries of a skin show an image, so that a finding about a file can point at the plist.
struct ImagePlaces {
  private let pack: LintSubject
  private let skin: Skin
  /// The first that finds an image, by its path without scale.
  private var entries: [String: PlistEntry] = [:]
  /// The same by the path without extension, of those that may find several formats.
  private var entriesOfAnyFormat: [String: PlistEntry] = [:]
  /// The paths without extension of images that are shown for keys without an entry.
  private var shownWithoutEntry: Set<String> = []

  init(_ linted: LintedSkin, in pack: LintSubject) {
    self.pack = pack
    skin = linted.skin
    for (entry, attempt) in linted.images {
      guard case .file(let file)? = attempt.value else { continue }
      let name = Self.path(of: file, \.nameWithoutScale)
      if entries[name] == nil { entries[name] = entry }
      let stem = Self.path(of: file, \.stem)
      if Self.isOfAnyFormat(entry, file), entriesOfAnyFormat[stem] == nil { entriesOfAnyFormat[stem] = entry }
    }
    for case .file(let file)? in linted.unset.map(\.attempt.value) {
      shownWithoutEntry.insert(Self.path(of: file, \.stem))
    }
  }

  /// The images in the places of the skin.
  var images: [CatalogueImage] { pack.pack.images.images(of: skin.name) }

  /// A finding about a file of an image: at the first entry that shows it, else at the section.
  func finding(
    _ code: DiagnosticCode, of file: ImageFile, in image: CatalogueImage, _ text: ImageText
  ) -> Diagnostic {
    if let entry = entry(showing: file) {
      return pack.finding(
        code, skin: skin, section: .image, key: entry.key, at: entry.node.span, .image(text))
    }
    return pack.finding(
      code, skin: skin, section: .image, key: image.stem, at: skin.imagePlace(of: image.stem), .image(text))
  }

  /// Whether an entry shows the image, or a key that has none.
  func shows(_ image: CatalogueImage) -> Bool {
    image.files.contains { image in
      entry(showing: image.file) != nil || shownWithoutEntry.contains(Self.path(of: image.file, \.stem))
    }
  }

  private func entry(showing file: ImageFile) -> PlistEntry? {
    entries[Self.path(of: file, \.nameWithoutScale)] ?? entriesOfAnyFormat[Self.path(of: file, \.stem)]
  }

  /// Whether a value means an image whatever its format is: outside of bundles, where it has no extension.
  private static func isOfAnyFormat(_ entry: PlistEntry, _ file: ImageFile) -> Bool {
    let folder = file.path.dropLast(file.name.count)
    if folder.isEmpty || folder.hasSuffix(".bundle/") { return false }
    return entry.string.map { ImageName($0).fileExtension == nil } ?? true
  }

  private static func path(of file: ImageFile, _ part: KeyPath<ImageName, String>) -> String {
    let folder = file.path.dropLast(file.name.count)
    // The files of an image set are one image, whatever they are called.
    if ImageCatalogue.imageSet(of: String(folder.dropLast())) != nil { return String(folder) }
    return folder + ImageName(file.name)[keyPath: part]
  }
}

extension ImageFile {
  /// The file's own name, without its folders.
  var name: String { String(path.split(separator: "/").last ?? Substring(path)) }
}
