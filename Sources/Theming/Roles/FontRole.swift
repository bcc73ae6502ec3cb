import Skins

/// What a font is for on the mock screen.
public enum FontRole: String, CaseIterable, Hashable, Sendable {
  case navigationBarTitle = "nav.title"
  case labelHeadline = "label.headline"
  case labelBody = "label.body"
  case labelCaption = "label.caption"
  case button = "button"
  case picker = "picker"
  case tabBar = "tab"
}

extension FontRole {
  /// iOS's own font for the role: the system font, in points.
  public var systemFont: Font {
    switch self {
    case .navigationBarTitle, .labelHeadline, .labelBody, .button: Font(size: 17)
    case .labelCaption: Font(size: 12)
    case .picker: Font(size: 21)
    case .tabBar: Font(size: 10)
    }
  }

  /// Whether the screen asks for the role in bold, which acts on the system font only.
  public var asksForBold: Bool {
    switch self {
    case .navigationBarTitle, .labelHeadline: true
    case .labelBody, .labelCaption, .button, .picker, .tabBar: false
    }
  }
}

extension ColorRole {
  /// The font in which the screen writes a text of this role; nil where it is no text with a font of its own.
  public var font: FontRole? {
    switch self {
    case .navigationBarTitle: .navigationBarTitle
    case .labelHeadline: .labelHeadline
    case .labelBody: .labelBody
    case .labelCaption: .labelCaption
    case .buttonTitle, .buttonHighlightedTitle, .buttonDisabledTitle: .button
    case .pickerText, .pickerSelectedText: .picker
    case .tabBarItem, .tabBarSelectedItem: .tabBar
    case .viewBackground, .navigationBarBackground, .navigationBarTint, .buttonBackground,
      .buttonHighlightedBackground, .switchOn, .switchOff, .switchThumb, .pickerBackground,
      .pickerSelection, .tabBarBackground, .separator, .tint:
      nil
    }
  }
}
