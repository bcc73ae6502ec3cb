import Diagnostics
import Skins
import Texts

extension PackListing {
  /// What is wrong with the folders of a pack: those that the app never looks into.
  ///
  /// - Parameter folder: The pack's folder, or its zip, as the user named it.
  func diagnostics(of source: PackSource, skins: [Skin], folder: String) -> [Diagnostic] {
    let names = Set(skins.map(\.name))
    return refusals(skins: names, folder: folder) + strays(of: source, names: names, folder: folder)
  }

  /// The folders that could not be looked into.
  private func refusals(skins names: Set<String>, folder: String) -> [Diagnostic] {
    unreadable.prefix(Limits.Folder.told).map { refused, reason in
      let name =
        refused.hasSuffix(Self.bundleEnding) ? String(refused.dropLast(Self.bundleEnding.count)) : refused
      let top = folder.isEmpty ? "." : folder
      return Diagnostic(
        .imageUnreadable, skin: names.contains(name) ? name : nil,
        file: refused.isEmpty ? top : FilePath.join(folder, refused),
        message: .folder(.unreadable(refused.isEmpty ? top : refused, reason: reason)))
    }
  }

  private func strays(of source: PackSource, names: Set<String>, folder: String) -> [Diagnostic] {
    folders.prefix(Limits.Folder.told).compactMap { name in
      if names.contains(name) { return nil }
      let path = FilePath.join(folder, name)
      guard name.hasSuffix(Self.bundleEnding) else {
        guard holdsImages(name, of: source) else { return nil }
        let text = FolderText.withoutSkin(name, skin: name)
        return Diagnostic(.bundleWithoutSkin, file: path, message: .folder(text))
      }
      let skin = String(name.dropLast(Self.bundleEnding.count))
      if isArchive {
        return Diagnostic(
          .bundleInZip, skin: names.contains(skin) ? skin : nil, file: path,
          message: .folder(.bundleInZip(name, skin: skin)))
      }
      if names.contains(skin) { return nil }
      return Diagnostic(
        .bundleWithoutSkin, file: path, message: .folder(.withoutSkin(name, skin: skin)))
    }
  }

  static let bundleEnding = ".bundle"

  /// Whether a folder is one of images, as far as a look at its names tells. The folder of a lone plist may be
  /// anybody's, and what else lies there is of no concern.
  private func holdsImages(_ name: String, of source: PackSource) -> Bool {
    switch source.kind {
    case .file: return false
    case .zip, .link: return name != Self.assetCatalogue
    case .folder:
      guard name != Self.assetCatalogue else { return false }
      let entries = try? FileReading.entries(of: FilePath.join(source.folderPath, name), limit: 200)
      return entries?.contains { $0.type == .regular && ImageName($0.name).fileExtension != nil } ?? false
    }
  }
}
