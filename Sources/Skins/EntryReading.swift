import Colors
import Diagnostics
import Plists

/// An entry as the app reads it: its value, nil where the app goes on to `default`, and what is wrong with it.
package struct EntryReading<Value: Sendable>: Sendable {
  package var value: Value?
  /// Why the value is nil.
  package var refusal: DiagnosticCode?
  package var problems: [DiagnosticCode]

  init(_ value: Value, problems: [DiagnosticCode] = []) {
    self.value = value
    self.problems = problems
  }

  init(refused code: DiagnosticCode, problems: [DiagnosticCode] = []) {
    refusal = code
    self.problems = [code] + problems
  }
}

extension PlistEntry {
  /// Asking for a key that begins with `@` ends the app.
  package var keyCrashesApp: Bool { key.utf8.first == UInt8(ascii: "@") }

  /// The text of the value, nil where it is none.
  package var string: String? {
    if case .string(let string) = node.value { return string }
    return nil
  }

  /// The entry read as a colour.
  package var asColor: EntryReading<Color> {
    if keyCrashesApp { return EntryReading(refused: .keyCrashesApp) }
    guard let string else { return EntryReading(refused: .colorUnreadable) }
    let reading = ColorReading(string)
    let differs: [DiagnosticCode] = ColorDifference(reading) == nil ? [] : [.colorReaderDiffers]
    switch (reading.verdict, reading.color) {
    case (.crashes, _): return EntryReading(refused: .colorCrashesApp)
    case (.ok, let color?): return EntryReading(color, problems: differs)
    case (.nonsense, let color?): return EntryReading(color, problems: [.colorUnreadable])
    case (.fallsBack, _), (.ok, nil), (.nonsense, nil):
      return EntryReading(refused: .colorUnreadable, problems: differs)
    }
  }

  /// The entry read as a font.
  package var asFont: EntryReading<Font> {
    if keyCrashesApp { return EntryReading(refused: .keyCrashesApp) }
    guard case .dictionary(let font) = node.value else { return EntryReading(refused: .valueType) }
    let name = font["Name"]
    let nameProblems: [DiagnosticCode] = name != nil && name?.string == nil ? [.valueType] : []
    guard let text = font["Size"]?.string else {
      return EntryReading(refused: .fontSizeCrashesApp, problems: nameProblems)
    }
    let size = FontSize(text)
    return EntryReading(
      Font(name: name?.string ?? "", size: size.points),
      problems: (size.oddity == nil ? [] : [.fontSizeOdd]) + nameProblems)
  }
}

/// How a colour string is read otherwise by the Objective-C CJSkin, where that is worth a warning of its own.
package enum ColorDifference {
  /// It has an alpha, which the other drops or takes for something else.
  case alpha
  /// Only the other reads a colour.
  case readElsewhere

  package init?(_ reading: ColorReading) {
    switch reading.verdict {
    case .ok:
      // `#RRGGBB` is read by neither old library, but so common that the pack gets one note for all of them.
      guard PlainColor(reading.string) == nil, reading.objectiveC.verdict != .ok else { return nil }
      self = .alpha
    case .fallsBack:
      guard reading.objectiveC.verdict == .differs else { return nil }
      self = .readElsewhere
    case .nonsense, .crashes: return nil
    }
  }

}

/// A colour as nearly all are written: a prefix and six hex digits. Told from the bytes alone, so that checking
/// a large pack takes apart only the others.
package enum PlainColor {
  case prefixed0x
  case prefixedHash

  package init?(_ string: String) {
    let utf8 = string.utf8
    if utf8.count == 8, string.hasPrefix("0x") {
      self = .prefixed0x
    } else if utf8.count == 7, utf8.first == UInt8(ascii: "#") {
      self = .prefixedHash
    } else {
      return nil
    }
    let isPlain = utf8.suffix(6).allSatisfy { byte in
      (48...57).contains(byte) || (65...70).contains(byte & 0xDF)
    }
    if !isPlain { return nil }
  }
}
