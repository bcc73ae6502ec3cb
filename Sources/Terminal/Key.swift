/// A key, or what a terminal tells of one: Shift and Control on arrows and their kin are not told apart.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// Control with a character, written small: `.control("c")`.
  case control(Character)
  /// F1 is 1.
  case function(Int)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case tab, backTab
  case enter, escape, backspace, insert, delete

  /// One of the keys F1 and up.
  public var isFunction: Bool {
    if case .function = self { true } else { false }
  }
}
