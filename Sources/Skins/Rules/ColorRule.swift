import Colors
import Diagnostics
import Plists
import Texts

/// `color-crashes-app` and `color-unreadable`. Both point at the value.
enum ColorRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    pack.findings(in: .color) { skin, entry in
      guard let (code, text) = problem(of: entry) else { return [] }
      return [
        pack.finding(code, skin: skin, section: .color, key: entry.key, at: entry.node.span, .value(text))
      ]
    }
  }

  private static func problem(of entry: PlistEntry) -> (DiagnosticCode, ValueText)? {
    guard let string = entry.string else { return (.colorUnreadable, .colorIsNoText) }
    if PlainColor(string) != nil { return nil }
    let reading = ColorReading(string)
    switch reading.verdict {
    case .ok: return nil
    case .crashes: return (.colorCrashesApp, .colorCrashes(string))
    case .fallsBack: return (.colorUnreadable, .colorUnreadable(string))
    case .nonsense:
      return (.colorUnreadable, .colorNonsense(string, shown: reading.color?.argbHex ?? ""))
    }
  }
}
