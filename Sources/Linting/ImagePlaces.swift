import Diagnostics
import Packs
import Plists
import Skins
import Texts

/// Which entries of a skin show an image, so that a finding about a file can point at the plist. That is worked out when
/// it is first asked: of most skins nothing is found.
final class ImagePlaces {
  private let pack: LintSubject
  private let linted: LintedSkin
  private var skin: Skin { linted.skin }
  private lazy var entries = Entries(linted)

  /// Entries by the images that they find, the first of each.
  private struct Entries {
    /// By the path without scale.
    var byName: [String: PlistEntry] = [:]
    /// By the path without extension, those that may find several formats.
    var ofAnyFormat: [String: PlistEntry] = [:]
    /// The paths without extension of images that are shown for keys without an entry.
    var shownWithout: Set<String> = []

    init(_ linted: LintedSkin) {
      for (entry, attempt) in linted.images {
        guard case .file(let file)? = attempt.value else { continue }
        let name = ImagePlaces.path(of: file, \.nameWithoutScale)
        if byName[name] == nil { byName[name] = entry }
        guard ImagePlaces.isOfAnyFormat(entry, file) else { continue }
        let stem = ImagePlaces.path(of: file, \.stem)
        if ofAnyFormat[stem] == nil { ofAnyFormat[stem] = entry }
      }
      for case .file(let file)? in linted.unset.map(\.attempt.value) {
        shownWithout.insert(ImagePlaces.path(of: file, \.stem))
      }
    }
  }

  init(_ linted: LintedSkin, in pack: LintSubject) {
    self.pack = pack
    self.linted = linted
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
      entry(showing: image.file) != nil || entries.shownWithout.contains(Self.path(of: image.file, \.stem))
    }
  }

  private func entry(showing file: ImageFile) -> PlistEntry? {
    entries.byName[Self.path(of: file, \.nameWithoutScale)]
      ?? entries.ofAnyFormat[Self.path(of: file, \.stem)]
  }

  /// Whether a value means an image whatever its format is: outside of bundles, where it has no extension.
  private static func isOfAnyFormat(_ entry: PlistEntry, _ file: ImageFile) -> Bool {
    let folder = file.folder
    if folder.isEmpty || folder.hasSuffix(".bundle/") { return false }
    return entry.string.map { ImageName($0).fileExtension == nil } ?? true
  }

  private static func path(of file: ImageFile, _ part: KeyPath<ImageName, String>) -> String {
    let folder = file.folder
    // The files of an image set are one image, whatever they are called.
    if ImageCatalogue.imageSet(of: String(folder.dropLast())) != nil { return String(folder) }
    return folder + ImageName(file.name)[keyPath: part]
  }
}
