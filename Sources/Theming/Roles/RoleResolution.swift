import Colors
import Skins
import Texts

/// A colour role as one skin shows it.
public struct ResolvedColor: Sendable {
  public let role: ColorRole
  /// The pack's key, nil where the colour is derived or the theme's.
  public let key: String?
  /// The colour in force, down the ladder, with its own alpha.
  public let color: Color
  /// The colour as it is seen: opaque, composited over the role's ground.
  public let shown: Color
  public let from: RoleOrigin
  /// The look-up of `key` in the skin, nil where there is no key.
  public let resolution: Resolution<Color>?
  /// The role that lent the colour, nil where none did.
  public let derivedFrom: ColorRole?
}

/// A font role as one skin shows it.
public struct ResolvedFont: Sendable {
  public let role: FontRole
  /// The pack's key, nil where the font is the theme's.
  public let key: String?
  /// Empty: the system font.
  public let name: String
  /// In points.
  public let size: Double
  /// Whether the system font is asked for in bold.
  public let bold: Bool
  public let from: RoleOrigin
  /// The look-up of `key` in the skin, nil where there is no key.
  public let resolution: Resolution<Font>?
}

/// The image key that a role shows.
public struct ResolvedImage: Sendable {
  public let role: ImageRole
  /// The pack's key or file name, nil where the screen shows no image.
  public let key: String?
  /// `theme` where there is no key.
  public let from: RoleOrigin
}

/// Every role of the screen, resolved for one skin: bindings, then derivation, then the theme.
public struct RoleResolution: Sendable {
  private let colors: CaseTable<ColorRole, ResolvedColor>
  private let fonts: CaseTable<FontRole, ResolvedFont>
  private let images: CaseTable<ImageRole, ResolvedImage>

  /// Resolves all roles.
  ///
  /// - Parameters:
  ///   - bindings: the pack's.
  ///   - theme: what stands in where the pack says nothing.
  ///   - color: looks a colour key up in the skin.
  ///   - font: looks a font key up in the skin.
  public init(
    bindings: RoleBindings, theme: BuiltInTheme, color: (String) -> Resolution<Color>,
    font: (String) -> Resolution<Font>
  ) {
    colors = ColorResolver(bindings: bindings, theme: theme).resolveAll(color)
    fonts = CaseTable { Self.font($0, bindings[$0], lookUp: font) }
    images = CaseTable { role in
      let binding = bindings[role]
      return ResolvedImage(role: role, key: binding.key, from: binding.origin ?? .theme)
    }
  }

  /// Of nothing that was read.
  public init() { (colors, fonts, images) = ([:], [:], [:]) }

  /// Resolves all roles for a skin of a pack.
  public init(pack: SkinPack, skin: Skin, bindings: RoleBindings, theme: BuiltInTheme) {
    self.init(
      bindings: bindings, theme: theme, color: { pack.color($0, in: skin) }, font: { pack.font($0, in: skin) }
    )
  }

  public subscript(role: ColorRole) -> ResolvedColor {
    colors[role]
      ?? ResolvedColor(
        role: role, key: nil, color: .clear, shown: .black, from: .theme, resolution: nil, derivedFrom: nil)
  }

  public subscript(role: FontRole) -> ResolvedFont {
    fonts[role] ?? Self.systemFont(role)
  }

  public subscript(role: ImageRole) -> ResolvedImage {
    images[role] ?? ResolvedImage(role: role, key: nil, from: .theme)
  }

  /// How many colour roles are the pack's own, guessed, or the theme's.
  public func count(_ ownership: RoleOwnership) -> Int {
    colors.values.count { $0.from.ownership == ownership }
  }

  private static func font(
    _ role: FontRole, _ binding: RoleBinding, lookUp: (String) -> Resolution<Font>
  ) -> ResolvedFont {
    guard let key = binding.key, let origin = binding.origin else { return systemFont(role) }
    let resolution = lookUp(key)
    return ResolvedFont(
      role: role, key: key, name: resolution.value.name, size: resolution.value.size,
      bold: role.asksForBold && resolution.value.name.isEmpty, from: origin, resolution: resolution)
  }

  private static func systemFont(_ role: FontRole) -> ResolvedFont {
    let font = role.systemFont
    return ResolvedFont(
      role: role, key: nil, name: font.name, size: font.size, bold: role.asksForBold, from: .theme,
      resolution: nil)
  }
}

/// Resolves the colour roles, each after those that it leans on.
private struct ColorResolver {
  /// A colour in force, not yet composited.
  struct InForce {
    var key: String?
    var color: Color
    var from: RoleOrigin
    var resolution: Resolution<Color>?
    var derivedFrom: ColorRole?
  }

  let bindings: RoleBindings
  let theme: BuiltInTheme
  private var inForce: CaseTable<ColorRole, InForce> = [:]
  private var shown: CaseTable<ColorRole, Color> = [:]

  init(bindings: RoleBindings, theme: BuiltInTheme) {
    self.bindings = bindings
    self.theme = theme
  }

  func resolveAll(_ lookUp: (String) -> Resolution<Color>) -> CaseTable<ColorRole, ResolvedColor> {
    var resolver = self
    return CaseTable { role in
      let value = resolver.value(of: role, lookUp)
      return ResolvedColor(
        role: role, key: value.key, color: value.color, shown: resolver.shownColor(of: role, lookUp),
        from: value.from, resolution: value.resolution, derivedFrom: value.derivedFrom)
    }
  }

  private mutating func value(of role: ColorRole, _ lookUp: (String) -> Resolution<Color>) -> InForce {
    if let known = inForce[role] { return known }
    let value =
      bound(role, lookUp) ?? derived(role, lookUp) ?? InForce(color: theme.color(for: role), from: .theme)
    inForce[role] = value
    return value
  }

  private func bound(_ role: ColorRole, _ lookUp: (String) -> Resolution<Color>) -> InForce? {
    let binding = bindings[role]
    guard let key = binding.key, let origin = binding.origin else { return nil }
    let resolution = lookUp(key)
    return InForce(key: key, color: resolution.value, from: origin, resolution: resolution)
  }

  /// The first of the role's sources that the pack has. The table of derivations has no circles.
  private mutating func derived(_ role: ColorRole, _ lookUp: (String) -> Resolution<Color>) -> InForce? {
    for derivation in role.derivations {
      let source = value(of: derivation.role, lookUp)
      if source.from == .theme { continue }
      let color = derivation.alpha.map(source.color.withAlpha) ?? source.color
      return InForce(color: color, from: .derived, derivedFrom: derivation.role)
    }
    return nil
  }

  private mutating func shownColor(of role: ColorRole, _ lookUp: (String) -> Resolution<Color>) -> Color {
    if let known = shown[role] { return known }
    let ground = role.ground.map { shownColor(of: $0, lookUp) } ?? .black
    let color = value(of: role, lookUp).color.composited(over: ground)
    shown[role] = color
    return color
  }
}
