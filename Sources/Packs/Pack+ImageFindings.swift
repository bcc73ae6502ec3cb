import Diagnostics
import Images
import Skins
import Texts

extension Pack {
  /// What is wrong with the image files that the skins show: those that are no pictures, missing scales, and
  /// scales whose sizes do not belong together. Every file is read and decoded, once.
  public func imageFileDiagnostics() -> [Diagnostic] {
    var reader = ImageFileReader(pack: self)
    return skinPack.skins.flatMap { imageFileDiagnostics(of: $0, &reader) }
  }

  /// As above, of one skin.
  public func imageFileDiagnostics(of skin: Skin) -> [Diagnostic] {
    var reader = ImageFileReader(pack: self)
    return imageFileDiagnostics(of: skin, &reader)
  }

  /// The finding that the file shown for `key` is no picture.
  public func unreadable(_ file: ImageFile, key: String, in skin: Skin, _ error: PictureError) -> Diagnostic {
    imageFinding(
      .imageUnreadable, key: key, in: skin, .unreadable(FilePath.name(of: file.path), reason: error.text))
  }

  private func imageFileDiagnostics(of skin: Skin, _ reader: inout ImageFileReader) -> [Diagnostic] {
    var seen: Set<String> = []
    var found: [Diagnostic] = []
    for key in skin.keys(of: .image) + images.imageStems {
      guard let file = images.attempt(key, in: skin).value?.file, seen.insert(file.path).inserted else {
        continue
      }
      found += findings(of: file, key: key, in: skin, &reader)
    }
    return found
  }

  private func findings(
    of file: ImageFile, key: String, in skin: Skin, _ reader: inout ImageFileReader
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var sizes: [(file: ImageFile, size: PictureSize)] = []
    for file in images.files(beside: file) {
      switch reader.size(of: file) {
      case .success(let size): sizes.append((file, size))
      case .failure(let error): found.append(unreadable(file, key: key, in: skin, error))
      }
    }
    let missing = [2, 3].filter { !file.scales.contains($0) }
    if !missing.isEmpty, !Self.isVector(file) {
      found.append(
        imageFinding(
          .imageScaleMissing, key: key, in: skin,
          .scaleMissing(FilePath.name(of: file.path), missing: missing)))
    }
    if let largest = sizes.last {
      for other in sizes.dropLast() where !Self.belong(other, largest) {
        found.append(
          imageFinding(
            .imageScaleMismatch, key: key, in: skin,
            .scaleMismatch(
              FilePath.name(of: other.file.path), width: other.size.width, height: other.size.height,
              than: FilePath.name(of: largest.file.path), largerWidth: largest.size.width,
              largerHeight: largest.size.height)))
      }
    }
    return found
  }

  /// Whether two sizes are in the proportion of their scales, to a pixel.
  private static func belong(
    _ small: (file: ImageFile, size: PictureSize), _ large: (file: ImageFile, size: PictureSize)
  ) -> Bool {
    func fits(_ pixels: Int, _ largePixels: Int) -> Bool {
      abs(pixels * large.file.scale - largePixels * small.file.scale) <= large.file.scale
    }
    return fits(small.size.width, large.size.width) && fits(small.size.height, large.size.height)
  }

  private static func isVector(_ file: ImageFile) -> Bool {
    ["pdf", "svg"].contains(ImageName(FilePath.name(of: file.path)).fileExtension?.lowercased())
  }

  private func imageFinding(
    _ code: DiagnosticCode, key: String, in skin: Skin, _ text: ImageText
  ) -> Diagnostic {
    // A file that no entry names is found by its own name: the section stands for it.
    let span =
      skin.entry(key, in: .image).map(\.node.span) ?? skin.sections[.image]?.keySpan ?? skin.nameSpan
    return Diagnostic(
      code, skin: skin.name, section: Section.image.rawValue, key: key, file: skinPack.file,
      position: span?.start, message: .image(text))
  }
}

/// The sizes of image files, each decoded once.
private struct ImageFileReader {
  let pack: Pack
  private var known: [String: Result<PictureSize, PictureError>] = [:]

  init(pack: Pack) {
    self.pack = pack
  }

  mutating func size(of file: ImageFile) -> Result<PictureSize, PictureError> {
    if let size = known[file.path] { return size }
    let size = Result { () throws(PictureError) in
      let bytes = try pack.imageBytes(of: file)
      let header = try PictureHeader(bytes)
      // The head may promise what the rest does not hold.
      _ = try Picture(decoding: bytes, atLeast: PictureSize(width: 1, height: 1))
      return PictureSize(width: header.width, height: header.height)
    }
    known[file.path] = size
    return size
  }
}
