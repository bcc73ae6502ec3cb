import Colors
import Diagnostics
import Plists
import Texts

/// `color-reader-differs`: the Objective-C CJSkin reads the colour otherwise. A warning at each value with alpha,
/// `0X`, bare digits or blanks; one note at `default`'s name for all plain `#RRGGBB` of the pack.
enum ColorReaderRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    var hashCount = 0
    let found = pack.findings(in: .color) { skin, entry in
      guard let string = entry.string else { return [] }
      switch PlainColor(string) {
      case .prefixed0x: return []
      case .prefixedHash:
        hashCount += 1
        return []
      case nil: break
      }
      guard let difference = ColorDifference(ColorReading(string)) else { return [] }
      return [
        pack.finding(
          .colorReaderDiffers, skin: skin, section: .color, key: entry.key, at: entry.node.span,
          .value(difference.text(of: string)))
      ]
    }
    guard hashCount > 0 else { return found }
    let note = Diagnostic(
      .colorReaderDiffers, severity: .note, file: pack.file,
      position: (pack.defaultSkin?.nameSpan ?? pack.root.span)?.start,
      message: .value(.hashColors(count: hashCount)))
    return [note] + found
  }
}

extension ColorDifference {
  fileprivate func text(of string: String) -> ValueText {
    switch self {
    case .alpha: .colorAlphaElsewhere(string)
    case .readElsewhere: .colorReadElsewhere(string)
    }
  }
}
