import Colors
import Plists
import Skins
import Theming

/// All that `show` says of one skin: its keys, looked up as the app does, and what the screen makes of them.
struct ShowReport {
  /// The pack as the user named it.
  let packName: String
  let pack: SkinPack
  let skin: Skin
  let roles: RoleResolution
  /// Looks an image key up, the pack's files included.
  let image: (String) -> ShownImage

  var colors: [(key: String, found: Resolution<Color>)] {
    pack.keys(of: .color, in: skin).map { ($0, pack.color($0, in: skin)) }
  }

  var fonts: [(key: String, found: Resolution<Font>)] {
    pack.keys(of: .font, in: skin).map { ($0, pack.font($0, in: skin)) }
  }

  var images: [(key: String, found: ShownImage)] {
    pack.keys(of: .image, in: skin).map { ($0, image($0)) }
  }
}

/// An image key as `show` tells of it.
struct ShownImage {
  enum Kind: String {
    case file, url, missing
  }

  /// The value as written.
  var value: PlistValue?
  var kind: Kind
  /// The file that is shown, as the user would name it; of an online image the one that stands in for it.
  var path: String?
  /// The same file as seen from the pack.
  var pathInPack: String?
  var scale: Int?
  var source: ValueSource
  var line: Int?
  var problems: [String]
}
