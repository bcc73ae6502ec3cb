import Diagnostics
import Packs
import Plists
import Skins
import Texts

/// Which entries of a skin show an image, so that a finding about a file can point at the plist.
struct ImagePlaces {
  private let pack: LintSubject
  private let skin: Skin
  /// By the folder and the stem of the image that is found.
  private var entries: [String: PlistEntry] = [:]

  init(_ linted: LintedSkin, in pack: LintSubject) {
    self.pack = pack
    skin = linted.skin
    for (entry, attempt) in linted.images {
      guard case .file(let file)? = attempt.value else { continue }
      let image = Self.name(of: file)
      if entries[image] == nil { entries[image] = entry }
    }
  }

  /// The images in the places of the skin.
  var images: [CatalogueImage] { pack.pack.images.images(of: skin.name) }

  /// A finding about a file of an image: at the first entry that shows it, else at the section.
  func finding(
    _ code: DiagnosticCode, of file: ImageFile, in image: CatalogueImage, _ text: ImageText
  ) -> Diagnostic {
    if let entry = entries[Self.name(of: file)] {
      return pack.finding(
        code, skin: skin, section: .image, key: entry.key, at: entry.node.span, .image(text))
    }
    return pack.finding(
      code, skin: skin, section: .image, key: image.stem, at: skin.imagePlace(of: image.stem), .image(text))
  }

  /// Whether an entry shows the image.
  func shows(_ image: CatalogueImage) -> Bool {
    image.files.contains { entries[Self.name(of: $0.file)] != nil }
  }

  private static func name(of file: ImageFile) -> String {
    let folder = file.path.dropLast(file.name.count)
    return folder + ImageName(file.name).stem
  }
}

extension ImageFile {
  /// The file's own name, without its folders.
  var name: String { String(path.split(separator: "/").last ?? Substring(path)) }
}
