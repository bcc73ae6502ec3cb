import Plists

extension SkinPack {
  /// The same pack with other texts for keys of a skin, to look at before anything is written. The skin gets an
  /// entry of its own where it has none.
  public func trying(_ texts: [String: String], in section: Section, of skin: String) -> SkinPack {
    guard let place = place(of: skin) else { return self }
    var skins = skins
    let old = skins[place].sections[section] ?? SkinSection(entries: [])
    skins[place].sections[section] = old.trying(texts)
    return SkinPack(replacing: skins, of: self)
  }
}

extension SkinSection {
  fileprivate func trying(_ texts: [String: String]) -> SkinSection {
    var entries = entries
    for (key, text) in texts {
      if let index = index(of: key) {
        entries[index].node.value = .string(text)
      } else {
        entries.append(PlistEntry(key: key, node: PlistNode(.string(text))))
      }
    }
    return SkinSection(entries: entries, keySpan: keySpan)
  }
}
