import Diagnostics
import Plists
import Texts

/// `font-size-crashes-app` and `font-size-odd` (at the size, a missing one at the font's key), and `value-type`
/// of a font that is no dictionary or whose name is no text (at that value).
enum FontRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    pack.findings(in: .font) { skin, entry in
      problems(of: entry).map { problem in
        pack.finding(
          problem.code, skin: skin, section: .font, key: entry.key, at: problem.span, .value(problem.text))
      }
    }
  }

  private struct Problem {
    let code: DiagnosticCode
    let span: SourceSpan?
    let text: ValueText
  }

  private static func problems(of entry: PlistEntry) -> [Problem] {
    guard case .dictionary(let font) = entry.node.value else {
      return [Problem(code: .valueType, span: entry.node.span, text: .fontIsNoDictionary)]
    }
    return [nameProblem(font["Name"]), sizeProblem(font["Size"], of: entry)].compactMap { $0 }
  }

  private static func nameProblem(_ name: PlistEntry?) -> Problem? {
    guard let name, name.string == nil else { return nil }
    return Problem(code: .valueType, span: name.node.span, text: .fontNameIsNoText)
  }

  private static func sizeProblem(_ size: PlistEntry?, of entry: PlistEntry) -> Problem? {
    guard let size else {
      return Problem(code: .fontSizeCrashesApp, span: entry.keySpan, text: .fontSizeMissing)
    }
    guard let string = size.string else {
      return Problem(code: .fontSizeCrashesApp, span: size.node.span, text: .fontSizeIsNoText)
    }
    let reading = FontSize(string)
    guard let oddity = reading.oddity else { return nil }
    let text: ValueText =
      switch oddity {
      case .noNumber: .fontSizeNoNumber(string)
      case .textAfter: .fontSizeTextAfter(string, size: reading.number)
      case .notPositive: .fontSizeNotPositive(string)
      case .large: .fontSizeLarge(string)
      }
    return Problem(code: .fontSizeOdd, span: size.node.span, text: text)
  }
}
