/// What an image is for on the mock screen.
public enum ImageRole: String, CaseIterable, Hashable, Sendable {
  case hero = "hero"
  case navigationBarLeft = "nav.left"
  case navigationBarRight = "nav.right"
  case button = "button"
  case buttonHighlighted = "button.highlighted"
  case switchOn = "switch.on"
  case switchOff = "switch.off"
  case firstTab = "tab.1"
  case firstTabSelected = "tab.1.selected"
  case secondTab = "tab.2"
  case secondTabSelected = "tab.2.selected"
}
