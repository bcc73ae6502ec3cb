import Colors
import Diagnostics
import Plists

/// Entries as the older library reads them: it sends a value a string's or a dictionary's messages, whatever it is.
extension PlistEntry {
  /// The entry read as a colour by a library.
  package func asColor(by reader: ReaderLibrary) -> EntryReading<Color> {
    switch reader {
    case .swift: asColor
    case .objectiveC: asObjectiveCColor
    }
  }

  /// The entry read as a font by a library.
  package func asFont(by reader: ReaderLibrary) -> EntryReading<Font> {
    switch reader {
    case .swift: asFont
    case .objectiveC: asObjectiveCFont
    }
  }

  private var asObjectiveCColor: EntryReading<Color> {
    if keyCrashesApp { return EntryReading(refused: .keyCrashesApp) }
    guard let string else { return EntryReading(refused: .colorCrashesApp) }
    let reading = ColorReading(string)
    guard let color = reading.objectiveC.color else { return EntryReading(refused: .colorUnreadable) }
    if color == reading.color { return EntryReading(color) }
    switch reading.verdict {
    case .ok, .fallsBack: return EntryReading(color, problems: [.colorReaderDiffers])
    case .crashes, .nonsense: return EntryReading(color, problems: [.colorUnreadable])
    }
  }

  /// A missing size is 0 to it, and so 14; a number is as good as a string.
  private var asObjectiveCFont: EntryReading<Font> {
    if keyCrashesApp { return EntryReading(refused: .keyCrashesApp) }
    guard case .dictionary(let font) = node.value else { return EntryReading(refused: .valueType) }
    let name = font["Name"]
    let nameProblems: [DiagnosticCode] = name != nil && name?.string == nil ? [.valueType] : []
    let size = FontSize(font["Size"]?.sizeText ?? "")
    return EntryReading(
      Font(name: name?.string ?? "", size: size.points),
      problems: (size.oddity == nil ? [] : [.fontSizeOdd]) + nameProblems)
  }

  /// What a size is as text, where `floatValue` finds a number in it.
  package var sizeText: String? {
    switch node.value {
    case .string(let string): string
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .boolean(let boolean): boolean ? "1" : "0"
    case .date, .data, .array, .dictionary, .null: nil
    }
  }
}
