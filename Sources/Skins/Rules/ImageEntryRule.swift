import Diagnostics
import Plists
import Texts

/// `value-type` of an image that is no text, and `image-url-insecure`. Both point at the value.
enum ImageEntryRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    pack.findings(in: .image) { skin, entry in
      let (code, text): (DiagnosticCode, ImageText)
      if let string = entry.string {
        guard ImageLink(string)?.isInsecure == true else { return [] }
        (code, text) = (.imageURLInsecure, .insecureURL(string))
      } else {
        (code, text) = (.valueType, .isNoText)
      }
      return [
        pack.finding(code, skin: skin, section: .image, key: entry.key, at: entry.node.span, .image(text))
      ]
    }
  }
}
