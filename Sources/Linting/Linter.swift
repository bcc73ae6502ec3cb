import Diagnostics
import Skins
import Texts

/// Finds what is wrong with a pack.
public struct Linter: Sendable {
  let pack: BoundPack
  let reader: ReaderLibrary
  private let options: LintOptions
  private let optionFindings: [Diagnostic]
  private let pictures: (any PictureReading)?

  /// - Parameter reader: the library by which the app reads the pack.
  public init(_ pack: BoundPack, reader: ReaderLibrary = .swift) {
    self.init(pack, reader: reader, pictures: pack.pictures)
  }

  init(_ pack: BoundPack, reader: ReaderLibrary, pictures: (any PictureReading)?) {
    self.pack = pack
    self.reader = reader
    self.pictures = pictures
    (options, optionFindings) = LintOptions.read(from: pack)
  }

  /// What was found, and whether that is all.
  public struct Found: Sendable {
    /// Those of the plist in its order, then the role map's, then those of other files.
    public var findings: [Diagnostic]
    /// What was looked for no further, as there was too much of it.
    public var unfinished: Set<DiagnosticCode> = []
  }

  /// All findings, as far as anybody reads them.
  public func findings() -> [Diagnostic] { found().findings }

  /// All findings, up to a number of each rule.
  ///
  /// - Parameter limit: with so many a rule looks no further. Ten thousand skins may lack ten thousand keys each.
  public func found(limit: Int = Limits.Findings.found) -> Found {
    guard let subject = subject(pictures: pictures?.afresh()) else {
      return Found(findings: pack.openingFindings)
    }
    var found = RuleCatalogue.all.map { rule in
      Array((rule.check(subject) + rule.notes(subject)).prefix(limit))
    }
    for member in subject.reading.filled {
      let skin = LintedSkin(member, of: pack, reader: reader)
      for (index, rule) in RuleCatalogue.all.enumerated() where found[index].count < limit {
        found[index] += rule.check(skin, in: subject)
      }
    }
    let unfinished = zip(RuleCatalogue.all, found).filter { $1.count >= limit }.map { rule, _ in rule.code }
    return Found(
      findings: inOrder(
        (pack.openingFindings + found.flatMap { $0 }).compactMap(options.applied) + optionFindings),
      unfinished: Set(unfinished))
  }

  /// The errors and warnings that concern one skin and not only others, as far as the plists tell: no other file
  /// is read, and no other skin looked through but `default`, whose errors are this skin's where it takes the value.
  ///
  /// - Parameter more: what else was found in the skin, on which the options of the pack have their say too.
  public func problems(of skin: Skin, and more: [Diagnostic] = []) -> [Diagnostic] {
    guard let subject = subject(pictures: nil) else { return pack.openingFindings + more }
    let rules = RuleCatalogue.all.filter { $0.code.severity > .note }
    var found = (pack.openingFindings + rules.flatMap { $0.check(subject) }).filter {
      $0.skin == nil || $0.skin == skin.name
    }
    found += problems(of: skin.name, rules, subject)
    if !skin.isDefault {
      found += problems(of: SkinPack.defaultSkinName, rules, subject).filter { problem in
        guard problem.severity == .error, let key = problem.key,
          let section = problem.section.flatMap(Section.init)
        else { return false }
        return skin.entry(key, in: section) == nil
      }
    }
    return inOrder((found + more).compactMap(options.applied) + optionFindings)
  }

  private func problems(of name: String, _ rules: [any Rule.Type], _ subject: LintSubject) -> [Diagnostic] {
    guard let member = member(of: name) else { return [] }
    let skin = LintedSkin(member, of: pack, reader: reader)
    return rules.flatMap { $0.check(skin, in: subject) }
  }

  /// A skin as it was read; nil where it is empty.
  func member(of name: String) -> PackReading.Member? {
    guard let members = pack.skins.reading?.members, let place = pack.skins.place(of: name),
      members.indices.contains(place), !members[place].skin.isEmpty
    else { return nil }
    return members[place]
  }

  /// That a pack has no `default`, which changes whatever is shown of it.
  public static func missingDefault(of skins: SkinPack) -> Diagnostic? {
    skins.reading.flatMap(MissingDefaultRule.finding)
  }

  func subject(pictures: (any PictureReading)?) -> LintSubject? {
    pack.skins.reading.map {
      LintSubject(pack: pack, reading: $0, reader: reader, options: options, pictures: pictures)
    }
  }

  private func inOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
    let (main, others) = (pack.skins.file, pack.roleMapFile)
    let rest = findings.filter { $0.file != main && $0.file != others }
    return findings.filter { $0.file == main }.inFileOrder()
      + findings.filter { $0.file == others }.inFileOrder()
      + rest.enumerated().sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(
        \.element)
  }
}
