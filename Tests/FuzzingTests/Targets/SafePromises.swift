import Diagnostics
import Texts

@testable import Linting

/// What people and their terminals get to see.
enum SafePromises {
  static let languages: [Language] = [.english, .simplifiedChinese]

  /// Text that is printed or drawn has nothing in it that steers a terminal or turns text around.
  ///
  /// - Parameter lines: our own line ends are in it.
  static func check(_ text: String, lines: Bool = false) throws(BrokenPromise) {
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if unsafe(scalar, behind: before), !(lines && scalar == "\n") {
        throw BrokenPromise(
          description: "U+\(String(scalar.value, radix: 16)) is shown raw in \(text.debugDescription)")
      }
      before = scalar
    }
  }

  /// The same of what says of itself that it is safe.
  static func check(_ text: SafeText, lines: Bool = false) throws(BrokenPromise) {
    try check(text.description, lines: lines)
  }

  /// Written out anew, and not asked of `SafeText`, so that it can be wrong.
  private static func unsafe(_ scalar: Unicode.Scalar, behind before: Unicode.Scalar?) -> Bool {
    let properties = scalar.properties
    if properties.isJoinControl || properties.isVariationSelector {
      // Behind nothing, letters with case and what is not seen itself they do nothing.
      guard let before = before?.properties else { return true }
      if before.isVariationSelector { return scalar.value != 0x200D }
      return before.isCased && !before.isEmoji || before.generalCategory == .control
        || before.isDefaultIgnorableCodePoint
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// A finding as it is printed.
  static func check(_ diagnostic: Diagnostic) throws(BrokenPromise) {
    for language in languages {
      for line in diagnostic.lines(in: language) { try check(line) }
    }
  }

  /// Findings in the formats in which they are written down, all of them and in both languages by turns.
  static func check(_ findings: PackFindings, turn: Int) throws(BrokenPromise) {
    let report = LintReport([findings])
    let language = languages[turn % 2]
    let text =
      switch turn / 2 % 4 {
      case 0: report.text(in: language, isColored: false)
      case 1: report.json(in: language)
      case 2: report.github(in: language)
      default: report.sarif(version: "1.0.0", language: language)
      }
    try check(text, lines: true)
  }
}
