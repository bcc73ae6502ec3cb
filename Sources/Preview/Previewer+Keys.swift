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
    case .paste(let text): paste(text)
    case .resized(let size): state.size = size
    case .reloaded(let pack, let moment): reload(pack, moment, outlineUntil: now + Self.outlineTime)
    case .broken(let reason, let place): showBroken(reason, at: place)
    case .opened(let pack, let skin): begin(pack, skin: skin)
    case .arrived(let arrivals): take(arrivals)
    case .loading(let text): state.scene.status.progress = text?.text(in: language)
    case .unchanged: state.scene.status.message = .init(NetStatusText.packUnchanged.text(in: language))
    case .tick(let now): tick(now)
    }
    return nil
  }

  /// How long changes stay outlined, in nanoseconds.
  static let outlineTime: UInt64 = 1_500_000_000
  /// How long a button stays down, in nanoseconds.
  static let pressTime: UInt64 = 150_000_000

  private func press(_ key: Key, now: UInt64) -> PreviewEffect? {
    state.scene.hovered = nil
    switch key {
    case .control("c"): return .quit
    case .control("z") where !isKiosk: return .suspend
    case .control("l"): return .redraw
    case _ where !state.scene.showsHelp:
      switch pressInPanel(key, now: now) {
      case .taken: return nil
      case .effect(let effect): return effect
      case .passed: return pressOutsidePanel(key, now: now)
      }
    case _: return pressOutsidePanel(key, now: now)
    }
  }

  private func pressOutsidePanel(_ key: Key, now: UInt64) -> PreviewEffect? {
    if isKiosk, !state.scene.showsHelp, let refusal = KioskText(refusing: key) {
      say(refusal, kind: .warning)
      return nil
    }
    switch key {
    case .character("q"): return .quit
    case .character("?"):
      state.scene.showsHelp.toggle()
      state.scene.firstHelpLine = 0
    case .escape: leave()
    case .up where state.scene.showsHelp: scrollHelp(by: -1)
    case .down where state.scene.showsHelp: scrollHelp(by: 1)
    case .pageUp where state.scene.showsHelp: scrollHelp(by: -10)
    case .pageDown where state.scene.showsHelp: scrollHelp(by: 10)
    case _ where state.scene.showsHelp: state.scene.showsHelp = false
    case .character("r"): return .reload
    case .character("m"): return .changeDepth
    case .character("e"):
      showOwnSide()
      return editSelectedRole()
    case .character("u"): return .write(.undo)
    case .character("U"): return .write(.redo)
    case .character("y"): return copyValue()
    case .character("x"): return .savePicture
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
    case "0": changeToDefault()
    case "-": if let before = state.skinBefore { change(to: before) }
    case "g": nextPage()
    case "i": toggleInspector()
    case "/": openFind()
    case "!": openProblems()
    case "=": openTune()
    case "b": openBind()
    case "+": openMake()
    case "s": sortNext()
    case "l": filterNext()
    case "t": toggleTheme()
    case "c": compareBeside()
    case "f": flip()
    case "d": dimTheSame()
    case "k": pinSkin()
    case "h": compareWithSaved()
    case "v": nextVision()
    case " ": select(now: now)
    default:
      if let number = character.wholeNumberValue, character.isASCII { change(toNumber: number) }
    }
  }

  /// Scrolls the help as far as it goes; where all of it is shown any key leaves it.
  private func scrollHelp(by lines: Int) {
    let last = scene.lastHelpLine(state: state.scene, size: state.size)
    if last == 0 { state.scene.showsHelp = false }
    state.scene.firstHelpLine = min(max(0, state.scene.firstHelpLine + lines), last)
  }

  private func nextPage() {
    let tabs = Phone.Tab.allCases
    let index = tabs.firstIndex(of: scene.phone.tab) ?? 0
    scene.phone.show(tabs[(index + 1) % tabs.count])
  }

  private func toggleInspector() {
    closePanel()
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
    } else if state.compare != nil {
      endComparison()
    } else {
      scene.phone.pop()
    }
  }

  private func focus(by step: Int) {
    closePanel()
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

  func walkRoles(by step: Int) {
    let roles = walkedRoles
    guard !roles.isEmpty else { return }
    let index = state.scene.selection.flatMap { roles.firstIndex(of: $0) } ?? 0
    state.scene.selection = roles[min(max(0, index + step), roles.count - 1)]
  }

  /// All roles; beside two phones those that differ.
  private var walkedRoles: [ScreenRole] {
    guard let comparison, comparison.view == .sideBySide else { return ScreenRole.allCases }
    return comparison.differences.compactMap(\.role).map(ScreenRole.color)
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
}
