import Packs
import Screens
import Skins
import Theming

/// What a save changed of the images of the skin in view: what the pack says of them, which files that leads to, and
/// what is in these.
struct ImageChanges {
  typealias Change = SkinChanges.Change

  let keys: [Change]
  /// The roles that show another image now.
  let roles: Set<ImageRole>

  /// - Parameter packs: the pack as it was, and as it is now.
  init(from old: SkinModel, to new: SkinModel, in packs: (old: Pack, new: Pack)) {
    let written = SkinChanges.keys(.image, old, new)
    let known = Set(written)
    // Without an entry a key leads to the file of its name.
    var others: [String] = []
    for role in ImageRole.allCases {
      guard let key = new.roles[role].key, !known.contains(key), !others.contains(key) else { continue }
      others.append(key)
    }
    keys = (written + others).compactMap { key in
      Self.change(of: key, (old, packs.old), (new, packs.new)).map { Change(key: key, kind: $0) }
    }
    let changed = Set(keys.map(\.key))
    roles = Set(ImageRole.allCases.filter { changed.contains(new.roles[$0].key ?? "") })
  }

  private typealias Side = (model: SkinModel, pack: Pack)

  private static func change(of key: String, _ old: Side, _ new: Side) -> Change.Kind? {
    let (before, after) = (text(of: key, old.model), text(of: key, new.model))
    if before != after { return .value(before: before ?? "–", after: after ?? "–") }
    let file = old.pack.image(key, in: old.model.skin).value.file
    let newFile = new.pack.image(key, in: new.model.skin).value.file
    guard let file, let newFile, file.path == newFile.path else {
      if file == nil, newFile == nil { return nil }
      return .value(before: file?.name ?? "–", after: newFile?.name ?? "–")
    }
    guard isOther(newFile, than: file, of: key, old, new) else { return nil }
    let isDamaged = new.model.problems.contains { $0.code == .imageUnreadable && $0.key == key }
    return isDamaged ? .damage(name: newFile.name) : .picture(name: newFile.name)
  }

  /// What a file held before is only known of what a role shows, unless the pack has it in memory; of others their
  /// sizes have to do.
  private static func isOther(
    _ newFile: ImageFile, than file: ImageFile, of key: String, _ old: Side, _ new: Side
  ) -> Bool {
    if newFile.byteCount != file.byteCount { return true }
    if !old.pack.source.isOnDisk { return new.pack.holdsOther(newFile, than: file, of: old.pack) }
    guard let before = shown(key, old.model), let after = shown(key, new.model) else { return false }
    return before.content != after.content
  }

  /// What a role shows by a key; nil where none has it.
  private static func shown(_ key: String, _ model: SkinModel) -> ShownImage? {
    ImageRole.allCases.first { model.roles[$0].key == key }.flatMap { model.images[$0] }
  }

  /// As the pack writes it.
  private static func text(of key: String, _ model: SkinModel) -> String? {
    let entry = model.skin.entry(key, in: .image) ?? model.pack.defaultSkin?.entry(key, in: .image)
    return entry?.string
  }
}
