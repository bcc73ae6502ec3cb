import Diagnostics
import Plists
import Texts

/// A plist taken apart into skins, with what the skins leave out: the rules look at both.
package struct PackReading: Sendable {
  /// One skin and the dictionary that it was read from.
  package struct Member: Sendable {
    package let skin: Skin
    package let dictionary: PlistDictionary
  }

  package let file: String
  package let format: PlistFormat
  package let root: PlistNode
  package let dictionary: PlistDictionary
  package let members: [Member]
  /// The skins that have entries; an empty one gets no other finding than that it is empty.
  package let filled: [Member]
  /// The skin that the others take from. It is kept and not looked for: it is asked for once for every skin and rule, and
  /// where it is missing that would be a look at all of them each time.
  package let defaultSkin: Skin?

  /// Takes `document` apart.
  ///
  /// - Throws: `PlistError` with `no-skins` where it holds none.
  package init(_ document: PlistDocument, file: String) throws(PlistError) {
    self.file = file
    format = document.format
    root = document.root
    guard case .dictionary(let dictionary) = document.root.value else {
      throw Self.noSkins(root: document.root, file: file)
    }
    self.dictionary = dictionary
    members = dictionary.entries.compactMap { entry in
      guard case .dictionary(let content) = entry.node.value else { return nil }
      return Member(skin: Skin(entry: entry, content: content), dictionary: content)
    }
    filled = members.filter { !$0.skin.isEmpty }
    defaultSkin = members.first { $0.skin.isDefault }?.skin
    if members.isEmpty { throw Self.noSkins(root: document.root, file: file) }
  }

  private static func noSkins(root: PlistNode, file: String) -> PlistError {
    PlistError(Diagnostic(.noSkins, file: file, position: root.span?.start, message: .key(.noSkins)))
  }
}

extension Skin {
  /// The skin that a dictionary of the plist's top level stands for.
  init(entry: PlistEntry, content: PlistDictionary) {
    var sections: CaseTable<Section, SkinSection> = [:]
    for section in content.entries {
      guard let name = Section(rawValue: section.key), case .dictionary(let values) = section.node.value
      else {
        continue
      }
      sections[name] = SkinSection(values, keySpan: section.keySpan)
    }
    self.init(name: entry.key, nameSpan: entry.keySpan, sections: sections)
  }
}

extension SkinPack {
  /// The skins of a plist, in its order.
  ///
  /// - Throws: `PlistError` with `no-skins` where it holds none.
  public init(reading document: PlistDocument, file: String) throws(PlistError) {
    let reading = try PackReading(document, file: file)
    self.init(
      skins: reading.members.map(\.skin), file: file, format: document.format, reading: reading)
  }
}
