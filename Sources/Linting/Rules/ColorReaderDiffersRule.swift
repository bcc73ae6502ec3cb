import Colors
import Diagnostics
import Plists
import Skins
import Texts

/// `color-reader-differs`: a colour that the two libraries read differently.
///
/// The Objective-C CJSkin drops an alpha, and reads `0X` and bare digits, which CJSkinSwift does not. Those get a
/// warning each. It cannot read `#` at all; but `#RRGGBB` is so common that a pack gets one note with their number.
/// Whoever uses one library only turns this off in the `Lint` dictionary.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"蒙层": "⟦0x80000000"}}}
/// ```
///
/// Noted:
///
/// ```json
/// {"⟦default": {"Color": {"背景色": "#FFFFFF", "分割线": "#E5E5E5"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"背景色": "0xFFFFFF"}}}
/// ```
enum ColorReaderDiffersRule: Rule {
  static let code = DiagnosticCode.colorReaderDiffers

  static func notes(_ pack: LintSubject) -> [Diagnostic] {
    guard pack.reader == .swift else { return [] }
    let count = pack.reading.filled.reduce(0) { count, member in
      count + (member.skin.sections[.color]?.entries.count(where: isHash) ?? 0)
    }
    guard count > 0 else { return [] }
    return [pack.finding(code, severity: .note, .value(.hashColors(count: count)))]
  }

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.entries(of: .color).compactMap { entry in
      guard let string = entry.string, PlainColor(string) == nil,
        let difference = ColorDifference(ColorReading(string)),
        pack.reader == .swift || ColorReading(string).objectiveC.color != nil
      else { return nil }
      return pack.finding(
        code, about: entry, in: .color, of: skin, .value(text(of: string, difference, reader: pack.reader)))
    }
  }

  private static func isHash(_ entry: PlistEntry) -> Bool {
    guard let string = entry.string, string.utf8.first == UInt8(ascii: "#") else { return false }
    return PlainColor(string) != nil
  }

  private static func text(of string: String, _ difference: ColorDifference, reader: ReaderLibrary)
    -> ValueText
  {
    switch (difference, reader) {
    case (.alpha, .swift): .colorAlphaElsewhere(string)
    case (.alpha, .objectiveC): .colorAlphaDropped(string)
    case (.readElsewhere, _): .colorReadElsewhere(string)
    }
  }
}
