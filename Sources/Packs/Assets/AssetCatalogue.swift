import Texts

/// The folders of an asset catalogue, and what their `Contents.json` say of them.
struct AssetCatalogue: Hashable, Sendable {
  /// By folder; those that have none, or a broken one, are missing.
  private var contents: [String: AssetContents] = [:]
  /// The folders that have a `Contents.json`, broken ones too.
  private(set) var folders: Set<String> = []
  /// How many more bytes are read.
  private(set) var byteCountLeft = Limits.Assets.allContentsByteCount

  /// Takes in what stands in the `Contents.json` of a folder; nil where it cannot be read.
  mutating func add(_ bytes: [UInt8]?, folder: String) {
    folders.insert(folder)
    guard let bytes, bytes.count <= byteCountLeft else { return }
    byteCountLeft -= bytes.count
    contents[folder] = AssetContents(bytes)
  }

  /// By what name an app asks for the image set in a folder: with the names of the folders before it that say so.
  func name(ofSet set: String, in folder: String) -> String {
    if folders.isEmpty { return set }
    var parents: [Substring] = []
    var parent = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    // The catalogue's own folder names nothing.
    while let slash = parent.lastIndex(of: "/") {
      if contents[String(parent)]?.providesNamespace ?? false {
        parents.append(parent[parent.index(after: slash)...])
      }
      parent = parent[..<slash]
    }
    return (parents.reversed() + [Substring(set)]).joined(separator: "/")
  }

  /// A file of an image set.
  struct Image {
    let file: PackListing.File
    /// The file's own, with the scale that it counts as.
    let name: ImageName
    let isForAllScales: Bool
  }

  /// The images that the files of an image set are: those that its `Contents.json` names, at the scales that it gives
  /// them, else all of them by their names.
  ///
  /// - Parameter files: all files of the folder.
  func images(of files: [PackListing.File], in folder: String) -> [Image] {
    let named = files.map { ($0, ImageName($0.name)) }.filter { $1.fileExtension != nil }
    guard let variants = contents[folder]?.variants else {
      return named.map { Image(file: $0, name: $1, isForAllScales: false) }
    }
    let byName = Dictionary(named.map { ($0.name, ($0, $1)) }, uniquingKeysWith: { first, _ in first })
    let there = variants.filter { byName[$0.fileName] != nil }
    let idiom = there.map(\.idiom.rawValue).min()
    let fitting = there.filter { $0.idiom.rawValue == idiom }
    // Of a scale the one that is bound to least, then the first.
    let plainest = Dictionary(grouping: fitting, by: \.scale).values.compactMap { variants in
      variants.min { $0.conditionCount < $1.conditionCount }
    }
    return plainest.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }.compactMap { variant in
      byName[variant.fileName].map { file, name in
        Image(
          file: file, name: name.asVariant(scale: variant.scale, isForPad: variant.idiom == .pad),
          isForAllScales: variant.scale == nil)
      }
    }
  }
}
