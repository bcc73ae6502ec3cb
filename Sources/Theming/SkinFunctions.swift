import Colors
import Skins
import Widgets

// The names are those of the library whose apps are previewed, so that a line of theirs reads the same here.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The colour of a key in the skin in use; white as the last resort.
/// - Parameter alpha: below 1 it replaces the value's own.
@MainActor
public func SkinColor(_ key: String, alpha: Double = 1) -> Color {
  var tool = SkinTool(key, .color)
  tool.alpha = alpha
  return tool.color
}

/// The font of a key in the skin in use; the system font at 14 points as the last resort.
/// - Parameter type: acts only on the system font.
@MainActor
public func SkinFont(_ key: String, type: SkinFontType = .regular) -> TextFont {
  var tool = SkinTool(key, .font)
  tool.fontType = type
  return tool.font
}

/// The image of a key in the skin in use; nil where neither it nor `default` has one.
///
/// Of an online image that has not come yet, this is `default`'s.
/// - Parameter target: whose `refreshSkin` runs again when the image has come, if its skin is still in use then.
@MainActor
public func SkinImage(_ key: String, target: (any SkinRefreshable)? = nil) -> WidgetImage? {
  SkinService.shared.image(key, target: target)
}

/// An image of the colour of a key.
@MainActor
public func SkinImageFromColor(_ key: String) -> WidgetImage { .color(SkinColor(key)) }

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
