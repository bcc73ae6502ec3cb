import Texts

/// Text put into markup, one function for each place where it can stand. Nothing that is not ours gets into a page by
/// another way.
enum Markup {
  /// Text between the tags of HTML and SVG.
  static func text(_ string: String) -> String { escaped(string) }

  /// Text within the double quotes of an attribute of HTML and SVG.
  static func attribute(_ string: String) -> String { escaped(string) }

  /// Text as a string of CSS, with its quotes, for a `style` attribute or element: all that is no plain letter or
  /// digit is written by its number, so that it ends neither the string, nor the attribute, nor the element.
  static func cssString(_ string: String) -> String {
    var result = "'"
    for scalar in SafeText(string).description.unicodeScalars {
      let isPlain = scalar.isASCII ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) : false
      if isPlain || scalar == " " {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return result + "'"
  }

  /// Both contexts take the same: what is markup becomes a reference, what XML cannot hold U+FFFD.
  private static func escaped(_ string: String) -> String {
    var result = ""
    result.reserveCapacity(string.utf8.count)
    for scalar in SafeText(string).description.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
