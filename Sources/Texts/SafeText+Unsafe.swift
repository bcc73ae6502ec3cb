// What cannot be seen, and yet makes another text of it.
extension SafeText {
  /// True where the scalar at `place` can steer a terminal, turn around what a person reads, or be there without being
  /// seen, so that two names look the same:
  ///
  /// - controls (Cc), the separators of lines and paragraphs (Zl, Zp) and all format characters (Cf),
  /// - all that a font shows nothing of (Default_Ignorable_Code_Point), and noncharacters,
  ///
  /// but not what real text needs: a joiner or non-joiner where it joins or parts (`joins`), and a variation selector
  /// behind a character that it can vary (`varies`). Blanks are seen as blanks, U+2800 among them.
  ///
  /// Sources: Unicode 15.1, general categories of UAX 44 (5.7.1), DerivedCoreProperties.txt for
  /// Default_Ignorable_Code_Point, chapters 23.2 and 23.4 of the standard for joiners and variation selectors.
  static func isUnsafe(at place: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    let scalar = scalars[place]
    guard !isUsual(scalar), isHidden(scalar) else { return false }
    if scalar.properties.isJoinControl { return !joins(at: place, in: scalars) }
    if scalar.properties.isVariationSelector { return !varies(at: place, in: scalars) }
    return true
  }

  /// True for what cannot be seen by itself, wherever it stands.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: true
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
    }
  }

  /// True for what is nearly all of what is shown, none of it hidden and none a mark. Looking properties up would take
  /// longer than all else here, and these are asked for at the start of the preview.
  static func isUsual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x4E00..<0xA000: true
    case 0xA0..<0xAD, 0xAE..<0x0300, 0x0370..<0x0480: true
    case 0x2010..<0x2028, 0x2030..<0x2060, 0x2100..<0x2C00: true
    case 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0x3164, 0x3165..<0x4E00: true
    case 0xAC00..<0xD7A4, 0xFF01..<0xFFA0, 0x1F000..<0x1FB00: true
    default: false
    }
  }

  /// Joiners stand between letters of scripts that join them, as Arabic and Devanagari do, behind a virama also at the
  /// end of a word; the joiner alone between emoji. Between cased letters and ideographs they change nothing.
  private static func joins(at place: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    guard place > scalars.startIndex else { return false }
    let before = scalars.index(before: place)
    if scalars[before].properties.canonicalCombiningClass == .virama { return true }
    let after = scalars.index(after: place)
    guard after < scalars.endIndex else { return false }
    if isJoined(scalars[before]), isJoined(scalars[after]) { return true }
    guard scalars[place].value == 0x200D, isEmoji(scalars[after]) else { return false }
    return isEmoji(scalars[before])
      || scalars[before].properties.isVariationSelector && varies(at: before, in: scalars)
  }

  /// Selectors of a presentation (U+FE0E, U+FE0F) stand behind emoji, those from U+E0100 behind ideographs, the others
  /// behind what has no case: symbols, ideographs, Mongolian.
  private static func varies(at place: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    guard place > scalars.startIndex else { return false }
    let base = scalars[scalars.index(before: place)]
    return switch scalars[place].value {
    case 0xFE0E, 0xFE0F: base.properties.isEmoji
    case 0xE0100...: base.properties.isIdeographic
    default: !base.isASCII && !base.properties.isCased && isDrawn(base)
    }
  }

  /// True for emoji that can be part of a sequence; ASCII's digits are emoji in name only.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isEmoji
  }

  /// True for letters without case that are no ideographs, and their marks.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return switch properties.generalCategory {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark:
      !properties.isIdeographic && !properties.isCased && !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  /// True for letters and symbols of which something is seen.
  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherLetter, .modifierLetter, .mathSymbol, .otherSymbol, .modifierSymbol, .otherNumber,
      .decimalNumber,
      .otherPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .dashPunctuation:
      !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
