/// A text and the ground that the screen draws it on.
public struct ColorPair: Hashable, Sendable {
  public let text: ColorRole
  public let ground: ColorRole

  public init(text: ColorRole, ground: ColorRole) {
    self.text = text
    self.ground = ground
  }

  /// Text of a control that is switched off, which WCAG asks no contrast of.
  public var isDisabledText: Bool { text == .buttonDisabledTitle }

  /// Every pair that the screen draws, in the order of the inspector.
  public static let drawn: [ColorPair] = [
    ColorPair(text: .navigationBarTitle, ground: .navigationBarBackground),
    ColorPair(text: .navigationBarTint, ground: .navigationBarBackground),
    ColorPair(text: .labelHeadline, ground: .viewBackground),
    ColorPair(text: .labelBody, ground: .viewBackground),
    ColorPair(text: .labelCaption, ground: .viewBackground),
    ColorPair(text: .buttonTitle, ground: .buttonBackground),
    ColorPair(text: .buttonHighlightedTitle, ground: .buttonHighlightedBackground),
    ColorPair(text: .buttonDisabledTitle, ground: .buttonBackground),
    ColorPair(text: .pickerText, ground: .pickerBackground),
    ColorPair(text: .pickerSelectedText, ground: .pickerSelection),
    ColorPair(text: .tabBarItem, ground: .tabBarBackground),
    ColorPair(text: .tabBarSelectedItem, ground: .tabBarBackground),
  ]
}
