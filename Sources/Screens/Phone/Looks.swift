import Colors
import Theming
import Widgets

/// The looks of the mock screen's widgets, composed of small styles, all in this one place.
@MainActor
struct Looks {
  let theme: any Theme

  static let small = Style<Label> { $0.font = .system(12) }
  static let light = Style<Label> { $0.textColor = Color(rgb: 0xAAAAAA) }
  static let smallAndLight = Style.compose(small, light)

  var headline: Style<Label> {
    Style { theme.applyHeadline(to: [$0]) }
  }

  var body: Style<Label> {
    Style { theme.applyBody(to: [$0]) }
  }

  /// Small and light, then the role's own, which wins.
  var caption: Style<Label> {
    .compose(
      Self.smallAndLight,
      Style {
        $0.textColor = theme.captionColor
        $0.font = theme.font(for: .labelCaption)
      })
  }

  /// The dim word that says which font a label has.
  var badge: Style<Label> {
    .compose(
      Self.smallAndLight,
      Style {
        $0.textColor = theme.captionColor.withAlpha(150)
        $0.textAlignment = .right
      })
  }

  var button: Style<Button> {
    Style { button in
      button.font = theme.font(for: .button)
      button.setBackgroundColor(theme.buttonBackgroundColor, for: .normal)
      button.setBackgroundColor(theme.buttonHighlightedBackgroundColor, for: .highlighted)
      button.setTitleColor(theme.buttonTitleColor, for: .normal)
      button.setTitleColor(theme.buttonHighlightedTitleColor, for: .highlighted)
      button.setTitleColor(theme.buttonDisabledTitleColor, for: .disabled)
    }
  }

  var toggle: Style<Switch> {
    Style { toggle in
      toggle.onTintColor = theme.switchOnColor
      toggle.offTintColor = theme.switchOffColor
      toggle.thumbTintColor = theme.switchThumbColor
    }
  }

  var picker: Style<PickerView> {
    Style { picker in
      picker.backgroundColor = theme.pickerBackgroundColor
      picker.textColor = theme.pickerTextColor
      picker.selectedTextColor = theme.pickerSelectedTextColor
      picker.selectionColor = theme.pickerSelectionColor
      picker.font = theme.font(for: .picker)
    }
  }

  var tabBar: Style<TabBar> {
    Style { bar in
      bar.barTintColor = theme.tabBarBackgroundColor
      bar.unselectedItemTintColor = theme.tabBarItemColor
      bar.tintColor = theme.tabBarSelectedItemColor
      bar.shadowColor = theme.separatorColor
      bar.font = theme.font(for: .tabBar)
    }
  }

  var rule: Style<RuleView> {
    Style { $0.color = theme.separatorColor }
  }

  var page: Style<Page> {
    Style { theme.applyBackground(to: [$0]) }
  }

  var hero: Style<ImageView> {
    Style { $0.cornerRadius = 8 }
  }

  /// What stands on the place-holder of a picture.
  var heroReason: Style<Label> {
    .compose(
      Self.small,
      Style {
        $0.textColor = theme.captionColor
        $0.textAlignment = .center
      })
  }
}
