import Diagnostics
import Plists
import Skins
import Texts

/// `font-size-odd`: a size that is read, but hardly as it was meant.
///
/// The app takes the number that the text begins with, as C's `strtof` does; none, and 0, make 14 pt. Reported are a
/// text without a number, text after it, a size that is not above 0, and one above 100 points.
///
/// Found:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "", "Size": "⟦16pt"}}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "", "Size": "⟦0"}}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "", "Size": "16.5"}}}}
/// ```
enum FontSizeOddRule: Rule {
  static let code = DiagnosticCode.fontSizeOdd

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.entries(of: .font).compactMap { entry in
      guard case .dictionary(let font) = entry.node.value else { return nil }
      guard let size = font["Size"] else {
        guard pack.reader == .objectiveC else { return nil }
        return pack.finding(
          code, skin: skin.skin, section: .font, key: entry.key, at: entry.keySpan,
          .value(.fontSizeAbsent))
      }
      guard let text = problem(of: size, reader: pack.reader) else { return nil }
      return pack.finding(
        code, skin: skin.skin, section: .font, key: entry.key, at: size.node.span, .value(text))
    }
  }

  private static func problem(of size: PlistEntry, reader: ReaderLibrary) -> ValueText? {
    guard let string = reader == .swift ? size.string : size.sizeText ?? "" else { return nil }
    let reading = FontSize(string)
    switch reading.oddity {
    case .noNumber: return .fontSizeNoNumber(string)
    case .textAfter: return .fontSizeTextAfter(string, size: reading.number)
    case .notPositive: return .fontSizeNotPositive(string)
    case .large: return .fontSizeLarge(string)
    case nil: return nil
    }
  }
}
