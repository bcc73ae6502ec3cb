import Colors

extension Skin {
  /// How most of the skin's colours are written, by the first of them: there may be thousands.
  package var usualSpelling: ColorSpelling {
    ColorSpelling(mostOf: sections[.color]?.entries.prefix(64).compactMap(\.string) ?? [])
  }
}
