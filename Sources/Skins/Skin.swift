import Diagnostics
import Plists
import Texts

/// The three sections of a skin.
public enum Section: String, CaseIterable, Hashable, Sendable {
  case color = "Color"
  case image = "Image"
  case font = "Font"
}

/// One skin of a pack: its entries as written, in the order of the file.
public struct Skin: Sendable {
  public var name: String
  /// The text of the name. Nil in binary plists.
  public var nameSpan: SourceSpan?
  public var sections: CaseTable<Section, SkinSection>

  public init(name: String, nameSpan: SourceSpan? = nil, sections: CaseTable<Section, SkinSection> = [:]) {
    self.name = name
    self.nameSpan = nameSpan
    self.sections = sections
  }

  /// The skin that all others fall back to.
  public var isDefault: Bool { name == SkinPack.defaultSkinName }

  /// No entry in any section: listed, marked, and skipped when cycling.
  public var isEmpty: Bool { sections.values.allSatisfy { $0.entries.isEmpty } }

  /// The keys of a section in the order of the file.
  public func keys(of section: Section) -> [String] { sections[section]?.entries.map(\.key) ?? [] }

  /// The entry of `key` as this skin writes it.
  public func entry(_ key: String, in section: Section) -> PlistEntry? { sections[section]?[key] }
}

/// A section's entries, found by key.
public struct SkinSection: Sendable {
  private let dictionary: PlistDictionary
  /// The text of the section's own key.
  public var keySpan: SourceSpan?

  public init(entries: [PlistEntry], keySpan: SourceSpan? = nil) {
    self.init(PlistDictionary(entries: entries), keySpan: keySpan)
  }

  init(_ dictionary: PlistDictionary, keySpan: SourceSpan?) {
    self.dictionary = dictionary
    self.keySpan = keySpan
  }

  /// The entries in the order of the file.
  public var entries: [PlistEntry] { dictionary.entries }

  public subscript(key: String) -> PlistEntry? { dictionary[key] }

  func index(of key: String) -> Int? { dictionary.index(of: key) }

  /// The keys that `other` lacks, each with its entry. Skins mostly have their keys in one order, so that each
  /// is first looked for where it stands here.
  package func entries(missingFrom other: SkinSection?) -> [PlistEntry] {
    guard let other else { return entries }
    var missing: [PlistEntry] = []
    var guess = 0
    for entry in entries {
      if let index = other.dictionary.index(of: entry.key, guess: guess) {
        guess = index + 1
      } else {
        missing.append(entry)
      }
    }
    return missing
  }
}
