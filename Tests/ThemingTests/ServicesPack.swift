import Plists
import Skins
import Testing
import Widgets

@testable import Theming

/// A small pack in memory, as a JSON file writes it.
enum ServicesPack {
  static func read(_ json: String) throws -> SkinPack {
    try SkinPack(reading: PlistReader.read(Array(json.utf8), file: "CJSkin.json"), file: "CJSkin.json")
  }

  /// Two skins, the second of which leaves much to the first.
  static func sample() throws -> SkinPack {
    try read(
      """
      {
        "default": {
          "Color": {"bg": "0x112233", "half": "0x80FF0000"},
          "Font": {"title": {"Name": "", "Size": "18"}, "body": {"Name": "Kefa", "Size": "15"}},
          "Image": {"top": "top.png"}
        },
        "night": {"Color": {"bg": "0x000000", "broken": "red"}, "Font": {}, "Image": {"own": "own.png"}},
        "third": {"Color": {"bg": "0x333333"}}
      }
      """)
  }
}

/// Answers with the key and the skin that were asked for.
struct EchoImages: ImageSource {
  func image(_ key: String, in skin: Skin) -> WidgetImage? {
    key == "none" ? nil : .placeholder(name: "\(skin.name)/\(key)")
  }
}

/// Remembers what happened, in its order.
@MainActor
final class Journal {
  var entries: [String] = []
}
