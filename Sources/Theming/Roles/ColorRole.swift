/// What a colour is for on the mock screen. The raw value is the name that `Skinscope.plist`, `show` and the
/// inspector use; the order of the cases is the inspector's.
public enum ColorRole: String, CaseIterable, Hashable, Sendable {
  case viewBackground = "view.background"

  case navigationBarBackground = "nav.background"
  case navigationBarTitle = "nav.title"
  case navigationBarTint = "nav.tint"

  case labelHeadline = "label.headline"
  case labelBody = "label.body"
  case labelCaption = "label.caption"

  case buttonBackground = "button.background"
  case buttonTitle = "button.title"
  case buttonHighlightedBackground = "button.highlightedBackground"
  case buttonHighlightedTitle = "button.highlightedTitle"
  case buttonDisabledTitle = "button.disabledTitle"

  case switchOn = "switch.on"
  case switchOff = "switch.off"
  case switchThumb = "switch.thumb"

  case pickerBackground = "picker.background"
  case pickerText = "picker.text"
  case pickerSelectedText = "picker.selectedText"
  case pickerSelection = "picker.selection"

  case tabBarBackground = "tab.background"
  case tabBarItem = "tab.item"
  case tabBarSelectedItem = "tab.selectedItem"

  case separator = "separator"
  case tint = "tint"
}

/// The elements of the screen under which the inspector lists the roles, in its order.
public enum RoleGroup: String, CaseIterable, Hashable, Sendable {
  case view, navigationBar, labels, buttons, switches, picker, tabBar, general
}

extension ColorRole {
  /// The element that the role belongs to.
  public var group: RoleGroup {
    switch self {
    case .viewBackground: .view
    case .navigationBarBackground, .navigationBarTitle, .navigationBarTint: .navigationBar
    case .labelHeadline, .labelBody, .labelCaption: .labels
    case .buttonBackground, .buttonTitle, .buttonHighlightedBackground, .buttonHighlightedTitle,
      .buttonDisabledTitle:
      .buttons
    case .switchOn, .switchOff, .switchThumb: .switches
    case .pickerBackground, .pickerText, .pickerSelectedText, .pickerSelection: .picker
    case .tabBarBackground, .tabBarItem, .tabBarSelectedItem: .tabBar
    case .separator, .tint: .general
    }
  }

  /// The role whose colour lies under this one, over which its alpha is composited; nil is black, under the view.
  public var ground: ColorRole? {
    switch self {
    case .viewBackground: nil
    case .navigationBarBackground, .tabBarBackground, .labelHeadline, .labelBody, .labelCaption, .separator,
      .tint, .switchOn, .switchOff, .buttonBackground, .buttonHighlightedBackground, .pickerBackground:
      .viewBackground
    case .navigationBarTitle, .navigationBarTint: .navigationBarBackground
    case .tabBarItem, .tabBarSelectedItem: .tabBarBackground
    case .switchThumb: .switchOn
    case .buttonTitle, .buttonDisabledTitle: .buttonBackground
    case .buttonHighlightedTitle: .buttonHighlightedBackground
    case .pickerText, .pickerSelection: .pickerBackground
    case .pickerSelectedText: .pickerSelection
    }
  }
}
