import Skins

/// The fonts that iOS ships, by all names under which an app finds them.
enum IOSFonts {
  /// Whether some iOS finds a font of that name: a family, a font's own (PostScript) name, or its full name, in any
  /// case; or the name of a system font.
  static func knows(_ name: String) -> Bool {
    let folded = name.lowercased()
    if names.contains(folded) { return true }
    // The system's own faces have private names that begin with a point, such as `.SFUI-Semibold`.
    return [".sf", ".applesystem", ".helveticaneueinterface", ".helveticaneuedeskinterface", ".newyork"]
      .contains(where: folded.hasPrefix)
  }

  /// The known name that is most like another one.
  static func nearest(to name: String) -> String? {
    searchedNames.nearest(to: name).flatMap { spellings[$0] }
  }

  /// All names, in lower case.
  private static let names = Set(spellings.keys)
  private static let searchedNames = NearMissNames(names.sorted())

  /// As each name is written, by its lower case.
  private static let spellings: [String: String] = {
    var spellings: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "=").map { $0.trimmed }
      guard parts.count == 2, let family = parts.first else { continue }
      let fonts = (parts.last ?? "").split(separator: " ").map(String.init)
      for name in [family] + fonts + fonts.compactMap({ fullName(of: $0, family: family) }) {
        spellings[name.lowercased()] = name
      }
    }
    for name in aliases { spellings[name.lowercased()] = name }
    return spellings
  }()

  /// `Avenir Next Demi Bold Italic` of `AvenirNext-DemiBoldItalic`; nil for a font without a style in its name.
  private static func fullName(of font: String, family: String) -> String? {
    guard let dash = font.firstIndex(of: "-") else { return nil }
    var style = ""
    for character in font[font.index(after: dash)...] {
      if character.isUppercase, let last = style.last, last.isLowercase { style.append(" ") }
      style.append(character)
    }
    return family + " " + style
  }
}

extension Substring {
  /// Without the blanks on both sides.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
