import Colors
import Screens
import Skins
import Theming

/// What hangs on the colour of a key.
extension Previewer {
  /// The pairs of text and ground that change with the colour of a key: those of the role first.
  func pairs(of key: String, role: ColorRole) -> [ColorPair] {
    let (dark, light) = (roles(with: .black, for: key), roles(with: .white, for: key))
    let moved = Set(ColorRole.allCases.filter { dark[$0].shown != light[$0].shown })
    let pairs = ColorPair.drawn.filter { moved.contains($0.text) || moved.contains($0.ground) }
    return pairs.filter { $0.text == role || $0.ground == role }
      + pairs.filter { $0.text != role && $0.ground != role }
  }

  /// Whether every text on its ground passes AA with a colour. WCAG asks nothing of what cannot be pressed.
  func passesAA(_ color: Color, _ tune: TuneState) -> Bool {
    let roles = roles(with: color, for: tune.key)
    return tune.pairs.allSatisfy { pair in
      let contrast = roles[pair.text].shown.contrast(with: roles[pair.ground].shown)
      return pair.isDisabledText
        || ContrastGrade(contrast: contrast, scale: roles.scale(ofText: pair.text)) >= .aa
    }
  }

  private func roles(with color: Color, for key: String) -> RoleResolution {
    let (pack, skin) = (loaded.pack.skinPack, model.skin)
    return RoleResolution(bindings: loaded.bindings, theme: state.theme) { asked in
      var resolution = pack.color(asked, in: skin)
      if asked == key { resolution.value = color }
      return resolution
    } font: {
      pack.font($0, in: skin)
    }
  }
}
