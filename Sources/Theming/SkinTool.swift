import Colors
import Skins
import Widgets

/// What a key is asked for.
public enum SkinValueType: Hashable, Sendable {
  case color, image, font
  /// An image of one colour.
  case imageFromColor
}

/// The cut of a system font.
public enum SkinFontType: Hashable, Sendable {
  case regular, bold, italic
}

/// How an image is coloured.
public enum ImageRenderingMode: Hashable, Sendable {
  case automatic
  /// In its own colours.
  case alwaysOriginal
  /// In the tint.
  case alwaysTemplate
}

/// A value of a skin.
public enum SkinValue: Hashable, Sendable {
  case color(Color)
  case font(TextFont)
  /// Nil where neither the skin nor `default` has the image.
  case image(WidgetImage?)
}

/// A question to the skin in use: a key, what is wanted of it, and how it is to be changed.
@MainActor
public struct SkinTool {
  public let key: String
  public let type: SkinValueType
  /// Below 1 it replaces the value's own alpha.
  public var alpha = 1.0
  /// Acts only on the system font.
  public var fontType: SkinFontType = .regular
  public var imageRenderingMode: ImageRenderingMode = .automatic
  /// Of an image made from a colour.
  public var size = PointSize.point

  public init(_ key: String, _ type: SkinValueType) {
    self.key = key
    self.type = type
  }

  /// The value in the skin in use, down the ladder skin, `default`, last resort.
  public func skinValue() -> SkinValue {
    switch type {
    case .color: .color(color)
    case .font: .font(font)
    case .image: .image(image)
    case .imageFromColor: .image(imageFromColor)
    }
  }

  var color: Color {
    let service = SkinService.shared
    let color = service.pack?.color(key, in: service.current).value ?? .white
    guard alpha < 1 else { return color }
    return color.withAlpha(UInt8((min(1, max(0, alpha)) * 255).rounded()))
  }

  var font: TextFont {
    let service = SkinService.shared
    let font = service.pack?.font(key, in: service.current).value ?? Font()
    let isSystem = font.name.isEmpty
    return TextFont(
      name: font.name, size: font.size, isBold: isSystem && fontType == .bold,
      isItalic: isSystem && fontType == .italic)
  }

  var image: WidgetImage? {
    SkinService.shared.image(key, target: nil).map { $0.rendered(imageRenderingMode) }
  }

  var imageFromColor: WidgetImage { .color(color, size: size) }
}

extension WidgetImage {
  /// The same image, coloured in another way.
  func rendered(_ mode: ImageRenderingMode) -> WidgetImage {
    switch mode {
    case .automatic: self
    case .alwaysOriginal: asOriginal
    case .alwaysTemplate: asTemplate
    }
  }
}
