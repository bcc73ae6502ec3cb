import Plists
import Skins

/// Edits in the pack's words, as changes of its plist and its role map.
extension PlistPatch {
  /// Does to the plist what an edit asks.
  mutating func apply(_ edit: EntryEdit, to pack: SkinPack) throws(EditError) {
    switch edit {
    case .set(let skin, let section, let key, let value):
      let path = [skin, section.rawValue, key]
      if outline[path] == nil {
        // The key is spelt as `default` spells it.
        let spelt = outline[[SkinPack.defaultSkinName, section.rawValue, key]]?.range.keyText
        try insert(
          [newEntry(key, value, keyText: spelt.map { Array(bytes[$0]) })], into: [skin, section.rawValue],
          order: order(of: section, in: pack))
      } else {
        try set(value, at: path)
      }
    case .addKey(let key, let section, let value, let skins):
      for skin in skins {
        try insert(
          [newEntry(key, value)], into: [skin, section.rawValue], order: order(of: section, in: pack))
      }
    case .renameKey(let key, let section, let new):
      for skin in pack.skins where skin.entry(key, in: section) != nil {
        try rename([skin.name, section.rawValue, key], to: new)
      }
    case .deleteKey(let key, let section):
      for skin in pack.skins where skin.entry(key, in: section) != nil {
        try remove([skin.name, section.rawValue, key])
      }
    case .copySkin(let skin, let name):
      guard SkinName.isUsable(name) else { throw .refused(.unusableName(name)) }
      try copy([skin], as: name)
    case .fill(let skin): try fill(skin, of: pack)
    case .bind: break
    }
  }

  private func order(of section: Section, in pack: SkinPack) -> [String] {
    pack.defaultSkin?.keys(of: section) ?? []
  }

  /// Sections that the skin has not are copied whole, with their comments.
  private mutating func fill(_ name: String, of pack: SkinPack) throws(EditError) {
    let own = Set(outline.children(of: [name]).map(\.range.key))
    var whole: [NewEntry] = []
    for section in Section.allCases {
      guard let inherited = outline[[SkinPack.defaultSkinName, section.rawValue]] else { continue }
      guard own.contains(section.rawValue) else {
        if !inherited.children.isEmpty { whole.append(copy(of: inherited.range)) }
        continue
      }
      let missing = inherited.children.map(\.range).filter {
        outline[[name, section.rawValue, $0.key]] == nil
      }
      // Of a key written twice the last counts.
      let counting = missing.filter { entry in
        missing.last { Self.same($0.key, entry.key) }?.bytes == entry.bytes
      }
      guard !counting.isEmpty else { continue }
      try insert(
        counting.map(copy(of:)), into: [name, section.rawValue], order: order(of: section, in: pack))
    }
    if !whole.isEmpty { try insert(whole, into: [name], order: Section.allCases.map(\.rawValue)) }
  }

  // MARK: The role map

  /// Does to the role map what an edit asks.
  mutating func applyToRoleMap(_ edit: EntryEdit) throws(EditError) {
    switch edit {
    case .bind(let role, let section, let key):
      let path = [section.rawValue, role]
      switch (key, outline[path]) {
      case (nil, nil): break
      case (nil, .some): try remove(path)
      case (let key?, nil): try insert([newEntry(role, key)], into: [section.rawValue], order: [])
      case (let key?, .some): try set(key, at: path)
      }
    case .renameKey(let key, let section, let new):
      for entry in outline.children(of: [section.rawValue]) {
        let path = [section.rawValue, entry.range.key]
        if text(at: path) == key { try set(new, at: path) }
      }
    case .deleteKey(let key, let section):
      for entry in outline.children(of: [section.rawValue]) {
        let path = [section.rawValue, entry.range.key]
        if text(at: path) == key { try remove(path) }
      }
    case .set, .addKey, .copySkin, .fill: break
    }
  }
}
