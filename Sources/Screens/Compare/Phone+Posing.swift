import Theming

/// What the phone does while it wears another skin for a picture.
extension Phone {
  /// Runs something that changes the skin for a while; how far the palette was scrolled, and the skin with which a
  /// static page was entered, are as before then.
  public func keepingPlaces(_ change: @MainActor () -> Void) {
    let (item, entered) = (palette.firstItem, detail.entered)
    change()
    palette.scroll(to: item)
    if isDetailSeen, let entered { detail.enter(with: entered.theme, of: entered.skin) }
  }

  /// A static page that is seen reads the skin as if it had been entered just now: that is how it looks in it.
  public func enterAgain() { if isDetailSeen { detail.willAppear() } }

  private var isDetailSeen: Bool { stack.top === detail }
}
