import Plists

extension SkinPack {
  /// The same pack with another text for a key of a skin, to look at before anything is written. The skin gets an
  /// entry of its own where it has none.
  public func trying(_ text: String, for key: String, in section: Section, of skin: String) -> SkinPack {
    guard let place = place(of: skin) else { return self }
    var skins = skins
    let old = skins[place].sections[section]
    skins[place].sections[section] = (old ?? SkinSection(entries: [])).trying(text, for: key)
    return SkinPack(replacing: skins, of: self)
  }
}

extension SkinSection {
  fileprivate func trying(_ text: String, for key: String) -> SkinSection {
    var entries = entries
    if let index = index(of: key) {
      entries[index].node.value = .string(text)
    } else {
      entries.append(PlistEntry(key: key, node: PlistNode(.string(text))))
    }
    return SkinSection(entries: entries, keySpan: keySpan)
  }
}
