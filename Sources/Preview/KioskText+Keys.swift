import Packs
import Terminal
import Texts

extension KioskText {
  /// Why a key does nothing for strangers, who may only look; nil where it does what it always does. `=` and `b` show what
  /// would be, which is looking; what they would write is refused then.
  init?(refusing key: Key) {
    switch key {
    case .character("e"): self = .noEditor
    case .character("x"): self = .noPicture
    case .character("+"), .character("u"), .character("U"): self = .onlyLooking
    case .control("z"): self = .noStop
    case .character, .control, .function, .escape, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end,
      .tab, .backTab, .enter, .backspace, .insert, .delete:
      return nil
    }
  }
}
