import Plists
import Skins
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// All that a change of a pack is going to do, worked out without writing anything.
struct EditPlan {
  /// What happens to a file, by its path inside the pack.
  enum FileStep {
    case write
    case remove
    /// A folder, if nothing is in it by then.
    case removeFolder
  }

  private(set) var report: EditReport
  let plist: [UInt8]
  let plistChanges: Bool
  /// The names of the skins afterwards, in the order of the file.
  private let skins: [String]
  private(set) var steps: [(path: String, step: FileStep)] = []
  private(set) var source: InstallSource?
  /// Of each image of the source the path that it is written to, nil where it is there already.
  private(set) var places: [String: String] = [:]

  // MARK: Installing

  init(installing source: InstallSource, into target: EditTarget) throws(EditError) {
    for entry in source.skins where !SkinName.isUsable(entry.key) {
      throw .refused(.unusableName(entry.key))
    }
    var edit = try PlistEdit(target.bytes, document: target.document, file: target.file)
    var changes: [PackChange] = []
    for entry in source.skins {
      switch try edit.set(entry, from: source.document, bytes: source.plist) {
      case .added: changes.append(PackChange(.add, .skin(entry.key)))
      case .exchanged: changes.append(PackChange(.replace, .skin(entry.key)))
      case .unchanged: break
      }
    }
    let names = target.skinPack.skins.map(\.name)
    let added = source.skins.map(\.key).filter { key in !names.contains { $0.utf8.elementsEqual(key.utf8) } }
    skins = names + added
    plist = try edit.result
    plistChanges = plist != target.bytes
    report = EditReport(changes: changes, file: target.file)
    (report.findings, report.leftOut, report.odd) = (source.findings, source.leftOut, source.odd)
    report.leavesRoleMap = source.hasRoleMap
    self.source = source
    try planImages(of: source, in: target)
    if !steps.isEmpty, target.isWholeFolder { report.exchangedFolder = target.folder }
  }

  private mutating func planImages(of source: InstallSource, in target: EditTarget) throws(EditError) {
    let folder = target.folder
    var folders = ExistingFolders(root: folder)
    let held = HeldImages(target)
    var found: [(change: PackChange, image: String, path: String)] = []
    try source.forEachImage { image, bytes throws(EditError) in
      let place = try folders.place(folder: image.folder, name: image.name)
      if place.exists,
        (try? FileReading.bytes(of: FilePath.join(folder, place.path), limit: bytes.count)) == bytes
      {
        return
      }
      // Whoever packs a folder and installs the zip into it has all of it already, in its bundles.
      if !place.exists, held.holds(bytes, as: image) { return }
      found.append(
        (PackChange(place.exists ? .replace : .add, .file(place.path)), image.path, place.path))
    }
    for (change, image, path) in found {
      report.changes.append(change)
      places[image] = path
      steps.append((path, .write))
      if let other = held.rival(of: path) ?? folders.rival(of: path) { report.hidden.append((path, other)) }
    }
  }

  // MARK: Removing

  init(removing skin: String, from target: EditTarget) throws(EditError) {
    guard let removed = target.skinPack.skins.first(where: { $0.name == skin })?.name else {
      throw .unknownSkin(skin, known: target.skinPack.skins.map(\.name))
    }
    guard removed != SkinPack.defaultSkinName else { throw .defaultSkin }
    skins = target.skinPack.skins.map(\.name).filter { !$0.utf8.elementsEqual(removed.utf8) }
    guard !skins.isEmpty else { throw .refused(.lastSkin(removed)) }
    var edit = try PlistEdit(target.bytes, document: target.document, file: target.file)
    edit.remove(removed)
    plist = try edit.result
    plistChanges = true
    report = EditReport(changes: [PackChange(.remove, .skin(removed))], file: target.file)
    if removed.contains("/") || removed.hasPrefix(".") || removed.isEmpty { return }
    // A skin may be called as another's bundle is; what others read stays.
    let others = Set(skins + skins.map { $0 + PackListing.bundleEnding })
    for folder in [removed, removed + PackListing.bundleEnding] where !others.contains(folder) {
      planRemoval(of: folder, in: target.folder)
    }
    if !steps.isEmpty, target.isWholeFolder { report.exchangedFolder = target.folder }
  }

  /// Images go, and the folder with them if it held nothing else. What a link leads to may be others' too.
  private mutating func planRemoval(of name: String, in root: String) {
    guard let folder = FileWriting.names(in: root).first(where: { $0 == name }),
      FileWriting.mode(of: FilePath.join(root, folder))?.isFolder == true
    else { return }
    var isEmptyThen = true
    for file in FileWriting.names(in: FilePath.join(root, folder)).sorted() {
      let path = folder + "/" + file
      let mode = FileWriting.mode(of: FilePath.join(root, path))
      if file == ".DS_Store" || file.hasPrefix("._") {
        steps.append((path, .remove))
      } else if let mode, mode.isRegular || mode.isLink, ImageName(file).fileExtension != nil {
        steps.append((path, .remove))
        report.changes.append(PackChange(.remove, .file(path)))
      } else {
        isEmptyThen = false
      }
    }
    guard isEmptyThen else { return }
    steps.append((folder, .removeFolder))
    report.changes.append(PackChange(.remove, .folder(folder)))
  }

  // MARK: Checking

  /// - Throws: `EditError` where the plist is to be changed and may not be.
  func checkWritable(_ target: EditTarget) throws(EditError) {
    if plistChanges { try FileWriting.checkWritable(target.plistPath) }
  }

  func check(_ copy: String, _ target: EditTarget) throws(EditError) {
    guard let bytes = try? FileReading.bytes(of: FilePath.join(copy, target.plistName)) else {
      throw .refused(.checkFailed(target.file))
    }
    try check(bytes, named: target.file)
  }

  /// Reads the new plist, and compares what it holds with what it should.
  func check(_ bytes: [UInt8], named file: String) throws(EditError) {
    let pack = try? SkinPack(reading: try PlistReader.read(bytes, file: file), file: file)
    guard let pack, pack.skins.map(\.name) == skins else { throw .refused(.checkFailed(file)) }
  }
}
