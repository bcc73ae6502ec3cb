import Diagnostics
import Plists
import Skins
import Texts

/// What the `Lint` dictionary of a `Skinscope.plist` asks for: severities of codes, for the pack, a skin or a key,
/// and thresholds.
struct LintOptions: Sendable {
  /// What becomes of a code's findings.
  enum Level: String, CaseIterable, Sendable {
    case off, note, warning, error

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  var pack: [DiagnosticCode: Level] = [:]
  var skins: [String: [DiagnosticCode: Level]] = [:]
  var keys: [String: [DiagnosticCode: Level]] = [:]
  var thresholds = LintThresholds()

  /// A finding with the severity that is asked for; nil where its code is off. The key's word counts before the
  /// skin's, and that before the pack's.
  func applied(to finding: Diagnostic) -> Diagnostic? {
    guard let level = level(for: finding) else { return finding }
    guard let severity = level.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }

  private func level(for finding: Diagnostic) -> Level? {
    if let key = finding.key, let level = keys[key]?[finding.code] { return level }
    if let skin = finding.skin, let level = skins[skin]?[finding.code] { return level }
    return pack[finding.code]
  }
}

/// From where on something is a finding.
struct LintThresholds: Hashable, Sendable {
  /// The least contrast ratio of a text, and of large text and icons.
  var contrast = 4.5
  var largeContrast = 3.0
  /// The least difference of two states (CIEDE2000), and that in a dichromat's vision.
  var states = 5.0
  var dichromatStates = 3.0
  /// Two colours that differ by less are nearly the same (CIEDE2000).
  var nearDuplicate = 1.0
  /// So many skins with one value of a key are all that a note needs.
  var sameInSkins = 3.0

  /// Each with the name that the dictionary gives it.
  static var names: [(name: String, path: WritableKeyPath<LintThresholds, Double>)] {
    [
      ("contrast", \.contrast), ("contrast-large", \.largeContrast), ("states", \.states),
      ("states-dichromat", \.dichromatStates), ("near-duplicate", \.nearDuplicate),
      ("same-in-skins", \.sameInSkins),
    ]
  }
}

extension LintOptions {
  /// Reads the options of a pack, and finds what in them is not.
  static func read(from pack: BoundPack) -> (options: LintOptions, findings: [Diagnostic]) {
    var reader = LintOptionReader(pack: pack)
    if let node = pack.roleMap?.lint { reader.read(node) }
    return (reader.options, reader.findings)
  }
}

/// Gathers options while it walks the dictionary.
private struct LintOptionReader {
  let pack: BoundPack
  var options = LintOptions()
  var findings: [Diagnostic] = []

  init(pack: BoundPack) { self.pack = pack }

  mutating func read(_ node: PlistNode) {
    guard let entries = entries(of: node, named: "Lint") else { return }
    for entry in entries {
      switch entry.key {
      case "Skins":
        let known = Set(pack.skins.skins.map(\.name))
        options.skins = groups(in: entry, isKnown: known.contains) { .unknownSkin($0) }
      case "Keys":
        let known = Set(pack.colorKeys + pack.fontKeys + pack.imageKeys + pack.images.imageStems)
        options.keys = groups(in: entry, isKnown: known.contains) { .unknownKey($0) }
      case "Thresholds": readThresholds(entry)
      default:
        if let (code, level) = level(of: entry) { options.pack[code] = level }
      }
    }
  }

  private mutating func groups(
    in entry: PlistEntry, isKnown: (String) -> Bool, missing: (String) -> LintOptionText
  ) -> [String: [DiagnosticCode: LintOptions.Level]] {
    var groups: [String: [DiagnosticCode: LintOptions.Level]] = [:]
    for group in entries(of: entry.node, named: entry.key) ?? [] {
      if !isKnown(group.key) { report(missing(group.key), at: group.keySpan) }
      var levels: [DiagnosticCode: LintOptions.Level] = [:]
      for item in entries(of: group.node, named: group.key) ?? [] {
        if let (code, level) = level(of: item) { levels[code] = level }
      }
      groups[group.key] = levels
    }
    return groups
  }

  private mutating func level(of entry: PlistEntry) -> (DiagnosticCode, LintOptions.Level)? {
    guard let code = DiagnosticCode(rawValue: entry.key) else {
      let names = DiagnosticCode.allCases.map(\.rawValue) + ["Skins", "Keys", "Thresholds"]
      let suggestion = NearMiss.nearest(to: entry.key, among: names)
      report(.unknownCode(entry.key, suggestion: suggestion), at: entry.keySpan)
      return nil
    }
    guard let level = entry.string.flatMap(LintOptions.Level.init) else {
      let levels = LintOptions.Level.allCases.map(\.rawValue)
      let suggestion = entry.string.flatMap { NearMiss.nearest(to: $0, among: levels) }
      report(.unknownLevel(code.rawValue, suggestion: suggestion), at: entry.node.span)
      return nil
    }
    return (code, level)
  }

  private mutating func readThresholds(_ entry: PlistEntry) {
    for item in entries(of: entry.node, named: entry.key) ?? [] {
      guard let threshold = LintThresholds.names.first(where: { $0.name == item.key }) else {
        report(.unknownThreshold(item.key, known: LintThresholds.names.map(\.name)), at: item.keySpan)
        continue
      }
      guard let number = item.sizeText.flatMap(Double.init), number.isFinite, number >= 0 else {
        report(.noNumber(item.key), at: item.node.span)
        continue
      }
      options.thresholds[keyPath: threshold.path] = number
    }
  }

  private mutating func entries(of node: PlistNode, named name: String) -> [PlistEntry]? {
    if case .dictionary(let dictionary) = node.value { return dictionary.entries }
    report(.noDictionary(name), at: node.span)
    return nil
  }

  private mutating func report(_ text: LintOptionText, at span: SourceSpan?) {
    findings.append(
      Diagnostic(
        .mapUnknown, section: "Lint", file: pack.roleMapFile, position: span?.start,
        message: .lintOption(text)))
  }
}
