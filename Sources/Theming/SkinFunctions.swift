import Colors
import Skins
import Widgets

// The names are those of the library whose apps are previewed, so that a line of theirs reads the same here.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The colour of a key in the skin in use; white as the last resort.
/// - Parameters:
///   - key: of the pack.
///   - alpha: below 1 it replaces the value's own.
@MainActor
public func SkinColor(_ key: String, alpha: Double = 1) -> Color {
  var tool = SkinTool(key, .color)
  tool.alpha = alpha
  return tool.color
}

/// The font of a key in the skin in use; the system font at 14 points as the last resort.
/// - Parameters:
///   - key: of the pack.
///   - type: acts only on the system font.
@MainActor
public func SkinFont(_ key: String, type: SkinFontType = .regular) -> TextFont {
  var tool = SkinTool(key, .font)
  tool.fontType = type
  return tool.font
}

/// The image of a key in the skin in use; nil where neither it nor `default` has one.
///
/// Of an online image that has not come yet, this is `default`'s.
/// - Parameters:
///   - key: of the pack.
///   - target: whose `refreshSkin` runs again when the image has come, if its skin is still in use then.
@MainActor
public func SkinImage(_ key: String, target: (any SkinRefreshable)? = nil) -> WidgetImage? {
  SkinService.shared.image(key, target: target)
}

/// The image of a key in the skin in use, coloured in a way of its own.
/// - Parameters:
///   - key: of the pack.
///   - mode: as a template the image is drawn in the tint of the view that shows it.
///   - target: whose `refreshSkin` runs again when an online image has come, as for `SkinImage`.
@MainActor
public func SkinImageRenderingMode(
  _ key: String, _ mode: ImageRenderingMode, target: (any SkinRefreshable)? = nil
) -> WidgetImage? {
  SkinImage(key, target: target).map { $0.rendered(mode) }
}

/// An image of the colour of a key.
/// - Parameters:
///   - key: of the pack.
///   - size: in points; views stretch it.
@MainActor
public func SkinImageFromColor(_ key: String, size: PointSize = .point) -> WidgetImage {
  var tool = SkinTool(key, .imageFromColor)
  tool.size = size
  return tool.imageFromColor
}

/// Whether the skin in use itself, not `default`, has the colour.
@MainActor
public func SkinColorExists(_ key: String) -> Bool { currentSkinHas(key, in: .color) }

/// Whether the skin in use itself, not `default`, has the font.
@MainActor
public func SkinFontExists(_ key: String) -> Bool { currentSkinHas(key, in: .font) }

/// Whether the skin in use itself, not `default`, has an entry for the image.
@MainActor
public func SkinImageExists(_ key: String) -> Bool { currentSkinHas(key, in: .image) }

@MainActor
private func currentSkinHas(_ key: String, in section: Section) -> Bool {
  SkinService.shared.current.entry(key, in: section) != nil
}
