import Diagnostics
import Packs
import Plists
import Skins
import Texts
import Theming

/// One thing that can be wrong with a pack.
///
/// The doc comment of each rule is its page in `docs/lint.md`, and the examples in it are its tests. A rule that checks
/// nothing describes what is found while a pack is opened.
protocol Rule: Sendable {
  static var code: DiagnosticCode { get }
  /// The findings about the pack as a whole.
  static func check(_ pack: LintSubject) -> [Diagnostic]
  /// The notes about the pack as a whole, which may take a look through all of it.
  static func notes(_ pack: LintSubject) -> [Diagnostic]
  /// The findings about one skin that has entries.
  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic]
}

extension Rule {
  static func check(_ pack: LintSubject) -> [Diagnostic] { [] }
  static func notes(_ pack: LintSubject) -> [Diagnostic] { [] }
  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] { [] }
}

/// What the rules look at.
struct LintSubject {
  let pack: BoundPack
  /// The plist taken apart.
  let reading: PackReading
  let reader: ReaderLibrary
  let options: LintOptions
  /// What the files of the pack's images hold; nil where files are not to be read.
  let pictures: (any PictureReading)?

  var thresholds: LintThresholds { options.thresholds }
  var defaultSkin: Skin? { reading.defaultSkin }

  /// Where notes for the whole pack stand: at `default`'s name, else at the root.
  var place: SourcePosition? { (reading.defaultSkin?.nameSpan ?? reading.root.span)?.start }

  /// A finding about the pack as a whole.
  func finding(
    _ code: DiagnosticCode, severity: Severity? = nil, section: Section? = nil, _ message: ProblemText
  ) -> Diagnostic {
    Diagnostic(
      code, severity: severity, section: section?.rawValue, file: reading.file, position: place,
      message: message)
  }

  /// A finding about the value of an entry, which it points at.
  func finding(
    _ code: DiagnosticCode, about entry: PlistEntry, in section: Section, of skin: LintedSkin,
    _ message: ProblemText
  ) -> Diagnostic {
    finding(code, skin: skin.skin, section: section, key: entry.key, at: entry.node.span, message)
  }

  /// A finding about an entry of a skin, at any place of it.
  func finding(
    _ code: DiagnosticCode, severity: Severity? = nil, skin: Skin, section: Section, key: String?,
    at span: SourceSpan?, _ message: ProblemText, notes: [DiagnosticNote] = []
  ) -> Diagnostic {
    Diagnostic(
      code, severity: severity, skin: skin.name, section: section.rawValue, key: key, file: reading.file,
      position: span?.start, message: message, notes: notes)
  }

  /// A note that points at another place of the plist.
  func note(at span: SourceSpan?, _ message: ProblemText) -> DiagnosticNote {
    DiagnosticNote(file: reading.file, position: span?.start, message: message)
  }
}

/// A skin, and what its entries make of the screen.
struct LintedSkin {
  let skin: Skin
  /// What it was read from.
  let dictionary: PlistDictionary
  let roles: RoleResolution
  /// Each image entry, looked for as the app does.
  let images: [(entry: PlistEntry, attempt: ImageCatalogue.Attempt)]

  /// The keys of `default` that the skin does not set, but for which it has a file that has their name.
  let unset: [(key: String, attempt: ImageCatalogue.Attempt)]

  init(_ member: PackReading.Member, of pack: BoundPack, reader: ReaderLibrary) {
    skin = member.skin
    dictionary = member.dictionary
    roles = pack.roles(of: member.skin, theme: .light, reader: reader)
    let entries = member.skin.sections[.image]?.entries ?? []
    images = entries.prefix(Self.lookedUp).map { ($0, pack.images.attempt($0.key, in: member.skin)) }
    let keys = pack.skins.keys(of: .image, in: member.skin)
    unset = keys.prefix(Self.lookedUp).compactMap { key in
      guard member.skin.entry(key, in: .image) == nil else { return nil }
      let attempt = pack.images.attempt(key, in: member.skin)
      return attempt.value == nil ? nil : (key, attempt)
    }
  }

  /// So many image entries are looked up: a search by parts of names goes over all files of a skin, and a pack made
  /// to be slow could have a million of either.
  private static let lookedUp = 5_000

  /// The entries of a section in the order of the file.
  func entries(of section: Section) -> [PlistEntry] { skin.sections[section]?.entries ?? [] }
}
