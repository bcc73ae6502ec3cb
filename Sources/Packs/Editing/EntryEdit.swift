import Plists
import Skins
import Texts

/// A change of single entries of a pack, in the pack's own words.
public enum EntryEdit: Hashable, Sendable {
  /// The text of a key in a skin; put in, in the order of `default`, where the skin has no such entry.
  case set(skin: String, section: Section, key: String, value: String)
  /// The key that serves a role of the screen, in `Skinscope.plist`; empty for none, nil to leave it to the words of
  /// the keys.
  case bind(role: String, section: Section, key: String?)
  /// A key with a value, in every skin that is named.
  case addKey(String, section: Section, value: String, skins: [String])
  /// Another name for a key, in every skin that has it and in `Skinscope.plist`.
  case renameKey(String, section: Section, to: String)
  /// A key taken out of every skin that has it, and out of `Skinscope.plist`.
  case deleteKey(String, section: Section)
  /// A skin as another is written, under a new name, behind it.
  case copySkin(String, name: String)
  /// The entries of `default` that a skin has not, as they are written there.
  case fill(skin: String)
}

/// Changes of single entries of a pack on the disk: worked out and checked without writing anything, and carried out
/// in one step a file, if the file still is what was read.
public struct EntryEditPlan: Hashable, Sendable {
  /// At most one for the plist and one for the role map; empty where all is so already.
  public let files: [FileChange]

  /// Works out what edits come to.
  ///
  /// - Throws: `EditError`: the pack cannot be written to, has other entries, or is no longer what was read.
  public init(_ edits: [EntryEdit], of pack: Pack) throws(EditError) {
    try Self.checkWritable(pack)
    let source = pack.source
    let plist = edits.filter(\.changesPlist)
    let map = edits.filter(\.changesRoleMap)
    var files: [FileChange] = []
    if !plist.isEmpty {
      files += try Self.change(
        path: source.plistPath, file: pack.plistName, mark: pack.marks.plist, ifMissing: nil
      ) { patch throws(EditError) in
        for edit in plist { try patch.apply(edit, to: pack.skinPack) }
      }
    }
    // A key that the map does not name is none of its business.
    if map.contains(where: \.isBinding) || pack.marks.roleMap != nil, !map.isEmpty {
      files += try Self.change(
        path: source.roleMapPath, file: pack.roleMapName, mark: pack.marks.roleMap,
        ifMissing: Self.emptyPlist
      ) { patch throws(EditError) in
        for edit in map { try patch.applyToRoleMap(edit) }
      }
    }
    self.files = files.filter { $0.before != $0.after }
  }

  private init(files: [FileChange]) { self.files = files }

  /// Whether a pack can be written to at all, and if not why.
  ///
  /// - Throws: `EditError` for what is not on the disk as files, and for a binary plist.
  public static func checkWritable(_ pack: Pack) throws(EditError) {
    guard pack.source.address == nil else { throw .refused(.onNet) }
    guard pack.source.isOnDisk else { throw .refused(.zipEntry) }
  }

  /// What leads back.
  public var inverted: EntryEditPlan { EntryEditPlan(files: files.reversed().map(\.inverted)) }

  /// How much memory it takes to undo it.
  public var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }

  /// The same changes of the files as they were read last, where another hand changed other places of them.
  ///
  /// - Throws: `EditError` where the same place was changed, or a file is no longer what was read.
  public func rebased(onto pack: Pack) throws(EditError) -> EntryEditPlan {
    var rebased: [FileChange] = []
    for file in files {
      let current = FileChange.contents(of: file.path)
      let mark = file.path == pack.source.plistPath ? pack.marks.plist : pack.marks.roleMap
      guard current.map(FileMarks.mark) == mark else { throw .refused(.changedMeanwhile(file.file)) }
      guard let change = file.rebased(onto: current) else { throw .refused(.placeChanged(file.file)) }
      rebased.append(change)
    }
    return EntryEditPlan(files: rebased)
  }

  /// Writes the files. Where one cannot be written, those before it are as they were.
  ///
  /// - Throws: `EditError`.
  public func carryOut() throws(EditError) {
    var done: [FileChange] = []
    for file in files {
      do throws(EditError) {
        try file.carryOut()
        done.append(file)
      } catch {
        for file in done.reversed() { try file.inverted.carryOut() }
        throw error
      }
    }
  }

  // MARK: Files

  private static func change(
    path: String, file: String, mark: Int?, ifMissing: [UInt8]?,
    _ edit: (inout PlistPatch) throws(EditError) -> Void
  ) throws(EditError) -> [FileChange] {
    let before = FileChange.contents(of: path)
    guard before.map(FileMarks.mark) == mark, let start = before ?? ifMissing else {
      throw .refused(.changedMeanwhile(file))
    }
    var patch = try PlistPatch(start, file: file)
    try edit(&patch)
    let changes = patch.allChanges
    guard !changes.isEmpty else { return [] }
    return [
      FileChange(
        path: path, file: file, before: before, after: try patch.checkedResult(),
        changes: before == nil ? [] : changes)
    ]
  }

  /// What a role map begins as.
  private static let emptyPlist = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """.utf8)
}

extension EntryEdit {
  var changesPlist: Bool { !isBinding }

  var changesRoleMap: Bool {
    switch self {
    case .bind, .renameKey, .deleteKey: true
    case .set, .addKey, .copySkin, .fill: false
    }
  }

  var isBinding: Bool { if case .bind = self { true } else { false } }
}
