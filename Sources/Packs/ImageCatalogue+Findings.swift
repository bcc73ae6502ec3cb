import Diagnostics
import Plists
import Skins
import Texts

extension ImageCatalogue {
  /// What is wrong with the image entries of the pack as far as looking them up tells. Points at the values.
  func diagnostics() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var left = Self.checkedEntryLimit
    for skin in skinPack.skins {
      let entries = skin.sections[.image]?.entries.prefix(left) ?? []
      left -= entries.count
      found += entries.flatMap { findings(of: $0, in: skin) }
    }
    return found
  }

  /// So many entries are looked up for findings: a search by parts of names goes over all files of a skin, and
  /// a pack made to be slow could have a million of either.
  private static let checkedEntryLimit = 20_000

  private func findings(of entry: PlistEntry, in skin: Skin) -> [Diagnostic] {
    guard case .string(let text) = entry.node.value else { return [] }
    let attempt = attempt(entry.key, in: skin)
    let isMissing = attempt.problems.contains(.imageMissing)
    let message: (DiagnosticCode, ImageText)?
    switch attempt.finding {
    case .extensionNeeded(let found): message = (.imageExtensionNeeded, .extensionNeeded(text, found: found))
    case .nameCase(let found): message = (.imageNameCase, .nameCase(text, found: found))
    case .ambiguous(let found): message = (.imageNameAmbiguous, .ambiguous(text, found: found))
    case nil: message = isMissing ? (.imageMissing, .missing(text)) : nil
    }
    guard let (code, words) = message else { return [] }
    return [
      Diagnostic(
        code, skin: skin.name, section: Section.image.rawValue, key: entry.key, file: skinPack.file,
        position: entry.node.span?.start, message: .image(words))
    ]
  }

  /// Leaves out `missing-key` of images that need no entry, since the skin has a file of the key's name.
  func withoutNeedlessFindings(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      guard diagnostic.code == .missingKey, diagnostic.section == Section.image.rawValue,
        let key = diagnostic.key,
        let skin = diagnostic.skin.flatMap({ skinPack[$0] })
      else { return true }
      return attempt(key, in: skin).value == nil
    }
  }
}
