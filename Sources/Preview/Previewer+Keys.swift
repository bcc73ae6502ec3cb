import Cells
import Screens
import Skins
import Terminal
import Texts
import Theming
import Widgets

extension Previewer {
  /// Takes an event in.
  /// - Parameter now: the monotonic clock in nanoseconds, for what lasts only a moment.
  /// - Returns: what the loop is to do.
  func update(_ event: PreviewEvent, now: UInt64) -> PreviewEffect? {
    switch event {
    case .key(let key): return press(key, now: now)
    case .mouse(let event): return click(event, now: now)
    case .resized(let size): state.size = size
    case .reloaded(let pack, let moment): reload(pack, moment, outlineUntil: now + Self.outlineTime)
    case .broken(let reason): showBroken(reason)
    case .tick(let now): tick(now)
    }
    return nil
  }

  /// How long changes stay outlined, in nanoseconds.
  static let outlineTime: UInt64 = 1_500_000_000
  /// How long a button stays down, in nanoseconds.
  static let pressTime: UInt64 = 150_000_000

  private func press(_ key: Key, now: UInt64) -> PreviewEffect? {
    switch key {
    case .character("q"), .control("c"): return .quit
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    case .character("?"): state.scene.showsHelp.toggle()
    case .escape: leave()
    case _ where state.scene.showsHelp: state.scene.showsHelp = false
    case .character("r"): return .reload
    case .character("m"): return .changeDepth
    case .character(let character): type(character, now: now)
    case .tab: focus(by: 1)
    case .backTab: focus(by: -1)
    case .up: arrow(.up)
    case .down: arrow(.down)
    case .left: arrow(.left)
    case .right: arrow(.right)
    case .pageUp: scroll(by: -10)
    case .pageDown: scroll(by: 10)
    case .home: scroll(by: -10_000)
    case .end: scroll(by: 10_000)
    case .enter: select(now: now)
    case .control, .function, .backspace, .insert, .delete: break
    }
    return nil
  }

  private func type(_ character: Character, now: UInt64) {
    switch character {
    case "n", "]": step(by: 1)
    case "p", "[": step(by: -1)
    case "0": change(to: SkinPack.defaultSkinName)
    case "-": if let before = state.skinBefore { change(to: before) }
    case "g": nextPage()
    case "i": toggleInspector()
    case "t": toggleTheme()
    case " ": select(now: now)
    default:
      if let number = character.wholeNumberValue, character.isASCII { change(toNumber: number) }
    }
  }

  private func nextPage() {
    let tabs = Phone.Tab.allCases
    let index = tabs.firstIndex(of: scene.phone.tab) ?? 0
    scene.phone.show(tabs[(index + 1) % tabs.count])
  }

  private func toggleInspector() {
    state.scene.inspectorHasKeys.toggle()
    if state.scene.inspectorHasKeys {
      if let role = scene.phone.focusedRole { state.scene.selectedRole = role }
      scene.phone.dropFocus()
    }
  }

  /// Leaves what is innermost: the help, the inspector, the widgets, a pushed page.
  private func leave() {
    if state.scene.showsHelp {
      state.scene.showsHelp = false
    } else if state.scene.inspectorHasKeys {
      state.scene.inspectorHasKeys = false
    } else if scene.phone.hasFocus {
      scene.phone.dropFocus()
    } else {
      scene.phone.pop()
    }
  }

  private func focus(by step: Int) {
    state.scene.inspectorHasKeys = false
    scene.phone.moveFocus(by: step)
    followFocus()
  }

  /// The inspector goes with the focus.
  private func followFocus() {
    if let role = scene.phone.focusedRole { state.scene.selectedRole = role }
  }

  private func arrow(_ press: Press) {
    if state.scene.inspectorHasKeys {
      switch press {
      case .up: walkRoles(by: -1)
      case .down: walkRoles(by: 1)
      case .left, .right, .select: break
      }
    } else if scene.phone.hasFocus {
      _ = scene.phone.operate(press)
      followFocus()
    } else {
      switch press {
      case .left: step(by: -1)
      case .right: step(by: 1)
      case .up: scroll(by: -1)
      case .down: scroll(by: 1)
      case .select: break
      }
    }
  }

  private func scroll(by lines: Int) {
    if state.scene.inspectorHasKeys {
      walkRoles(by: lines)
    } else {
      _ = scene.phone.scrollPage(by: lines)
    }
  }

  private func walkRoles(by step: Int) {
    let roles = ColorRole.allCases
    let index = state.scene.selectedRole.flatMap { roles.firstIndex(of: $0) } ?? 0
    state.scene.selectedRole = roles[min(max(0, index + step), roles.count - 1)]
  }

  private func select(now: UInt64) {
    guard !state.scene.inspectorHasKeys else { return }
    if !scene.phone.hasFocus {
      scene.phone.pressDefaultButton()
    } else if scene.phone.operate(.select) {
      followFocus()
    }
    if scene.phone.hasButtonDown { state.releaseDeadline = now + Self.pressTime }
  }

  private func click(_ event: MouseEvent, now: UInt64) -> PreviewEffect? {
    let point = CellPoint(column: event.column, row: event.row)
    switch event.action {
    case .press(.left):
      if state.scene.showsHelp {
        state.scene.showsHelp = false
        return nil
      }
      state.scene.inspectorHasKeys = false
      scene.phone.click(at: point)
      state.scene.selectedRole = scene.role(at: point, size: state.size) ?? state.scene.selectedRole
      if scene.phone.hasButtonDown { state.releaseDeadline = now + Self.pressTime }
    case .wheel(.up): scene.phone.wheel(at: point, by: -1)
    case .wheel(.down): scene.phone.wheel(at: point, by: 1)
    case .wheel(.left), .wheel(.right), .press, .release, .drag: break
    }
    return nil
  }
}
