import Colors
import Diagnostics
import Plists
import Skins
import Texts

/// `color-unreadable`: a colour that the app does not read, or reads as another one.
///
/// What begins neither with `#` nor with a lower-case `0x`, and what is no string, is no colour to the app: it shows
/// the one of `default`, else white. Other characters than hex digits give a colour that nobody meant; the message
/// says which. Write `0xRRGGBB`.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"背景色": "⟦white"}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"背景色": ⟦16777215}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"背景色": "⟦0xFFGGBB"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"背景色": "0xffffff"}}}
/// ```
enum ColorUnreadableRule: Rule {
  static let code = DiagnosticCode.colorUnreadable

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.entries(of: .color).compactMap { entry in
      problem(of: entry, reader: pack.reader).map {
        pack.finding(code, about: entry, in: .color, of: skin, .value($0))
      }
    }
  }

  private static func problem(of entry: PlistEntry, reader: ReaderLibrary) -> ValueText? {
    guard let string = entry.string else { return reader == .swift ? .colorIsNoText : nil }
    if PlainColor(string) == .prefixed0x { return nil }
    switch reader {
    case .swift: return problemInSwift(of: string)
    case .objectiveC: return problemInObjectiveC(of: string)
    }
  }

  private static func problemInSwift(of string: String) -> ValueText? {
    if PlainColor(string) != nil { return nil }
    let reading = ColorReading(string)
    switch reading.verdict {
    case .ok, .crashes: return nil
    case .fallsBack: return .colorUnreadable(string)
    case .nonsense: return .colorNonsense(string, shown: reading.color?.argbHex ?? "")
    }
  }

  private static func problemInObjectiveC(of string: String) -> ValueText? {
    if string.isEmpty { return .colorUnreadable(string) }
    let reading = ColorReading(string)
    guard let color = reading.objectiveC.color else { return .colorUndefined(string) }
    guard color != reading.color else { return nil }
    switch reading.verdict {
    case .ok, .fallsBack: return nil
    case .crashes, .nonsense: return .colorNonsense(string, shown: color.hex)
    }
  }
}
