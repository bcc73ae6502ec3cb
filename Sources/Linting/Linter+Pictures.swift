import Diagnostics
import Packs
import Skins
import Texts

/// What image files hold, for whoever looks into them in their own time.
extension Linter {
  /// The files of the images in the places of a skin, whether or not anything names them.
  public func imageFiles(of skin: Skin) -> [ImageFile] {
    member(of: skin.name) == nil ? [] : pack.images.images(of: skin.name).flatMap { $0.files.map(\.file) }
  }

  /// `image-unreadable` for the images in the places of a skin.
  ///
  /// - Parameter faults: what is wrong with files, by their paths in the pack; all others are taken to be well.
  public func unreadableImages(of skin: Skin, faults: [String: PictureReport]) -> [Diagnostic] {
    guard !faults.isEmpty, let subject = subject(pictures: KnownPictures(faults: faults)),
      let member = member(of: skin.name)
    else { return [] }
    return ImageUnreadableRule.check(LintedSkin(member, of: pack, reader: reader), in: subject)
  }
}

/// Pictures that were looked at before.
private struct KnownPictures: PictureReading {
  let faults: [String: PictureReport]

  func report(on file: ImageFile) -> PictureReport { faults[file.path] ?? .size(width: 0, height: 0) }
}
