import Cells
import Screens
import Terminal

/// What has the keys in the inspector's place, and what it remembers meanwhile.
enum PreviewPanel {
  case find(FindState)
  case problems(ProblemsState)
  case bind(BindState)
  case tune(TuneState)
  case make(MakeState)
}

/// What became of a key that was offered to a panel.
enum PanelAnswer: Hashable {
  /// The panel has used it.
  case taken
  /// It means what it means without a panel.
  case passed
  /// The panel has used it, and the loop has something to do.
  case effect(PreviewEffect)
}

extension Previewer {
  /// Offers a key to the panel that has the keys.
  func pressInPanel(_ key: Key, now: UInt64) -> PanelAnswer {
    switch state.panel {
    case .find(let find): pressInFind(key, find)
    case .problems(let problems): pressInProblems(key, problems)
    case .bind(let bind): pressInBind(key, bind)
    case .tune(let tune): pressInTune(key, tune)
    case .make(let make): pressInMake(key, make)
    case nil: .passed
    }
  }

  /// Gives pasted text to the panel; without one it means nothing.
  func paste(_ text: String) {
    switch state.panel {
    case .find(let find): pasteInFind(text, find)
    case .bind(let bind): pasteInBind(text, bind)
    case .tune(let tune): pasteInTune(text, tune)
    case .make(let make): pasteInMake(text, make)
    case .problems, nil: break
    }
  }

  /// A click on the panel, and on which of its items.
  func clickInPanel(item: Int?) {
    switch state.panel {
    case .find(let find): clickInFind(item, find)
    case .problems(let problems): clickInProblems(item, problems)
    case .bind(let bind): clickInBind(item, bind)
    case .make(let make): clickInMake(item, make)
    case .tune, nil: break
    }
  }

  /// Turns the wheel over the panel.
  func turnInPanel(by lines: Int) {
    switch state.panel {
    // Over what has values the wheel changes them.
    case .tune(let tune) where tune.question == nil: _ = pressInPanel(lines < 0 ? .right : .left, now: 0)
    case .make(let make) where make.isShift: _ = pressInPanel(lines < 0 ? .right : .left, now: 0)
    case .find, .problems, .bind, .tune, .make, nil: _ = pressInPanel(lines < 0 ? .up : .down, now: 0)
    }
  }

  /// The panel as the screen shows it.
  var panelPicture: ScenePanel? {
    switch state.panel {
    case .find(let find): .find(picture(of: find))
    case .problems(let problems): .problems(problems.picture(hasRole: hasRole(problems)))
    case .bind(let bind): .bind(picture(of: bind))
    case .tune(let tune): .tune(picture(of: tune))
    case .make(let make): .make(picture(of: make))
    case nil: nil
    }
  }

  /// Opens a panel; the phone's widgets and the inspector have no keys meanwhile.
  func open(_ panel: PreviewPanel) {
    // One that takes the place of another gives the keys back to where that had them from.
    if state.panel == nil { state.panelReturnsToInspector = state.scene.inspectorHasKeys }
    tryOn(nil)
    scene.phone.dropFocus()
    state.scene.inspectorHasKeys = false
    showOwnSide()
    settleMessage()
    state.panel = panel
  }

  /// Brings the panel up to another skin in view.
  func showInPanel() {
    switch state.panel {
    case .problems(let problems): refreshProblems(problems)
    case .tune(let tune): tuneFollowsSkin(tune)
    case .find, .bind, .make, nil: break
    }
  }

  /// Gives the keys back to the phone.
  func closePanel() {
    state.panel = nil
    tryOn(nil)
  }

  /// Closes the panel and gives the inspector the keys again if it had them.
  func leavePanel() {
    closePanel()
    state.scene.inspectorHasKeys = state.panelReturnsToInspector
  }

  /// Another role was selected on the phone while a panel was about one.
  func selectionMoved() {
    switch state.panel {
    case .bind(let bind) where state.scene.selection != bind.role: openBind()
    case .tune(let tune) where state.scene.selection != .color(tune.role): tuneFollowsSelection(tune)
    case .bind, .tune, .find, .problems, .make, nil: break
    }
  }

  /// Brings the panel up to a pack that was read again.
  func refreshPanel() {
    switch state.panel {
    case .find(let find): refreshFind(find)
    case .problems(let problems): refreshProblems(problems)
    case .bind(let bind): refreshBind(bind)
    case .tune(let tune): refreshTune(tune)
    case .make(let make): refreshMake(make)
    case nil: break
    }
  }
}

extension InputLine {
  /// Takes a key that edits.
  /// - Returns: false where the key is none of an editor's.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .control("u"): deleteToStart()
    case .control("w"): deleteWord()
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .home, .control("a"): move(by: -text.count)
    case .end, .control("e"): move(by: text.count)
    case .control, .function, .up, .down, .pageUp, .pageDown, .tab, .backTab, .enter, .escape, .insert:
      return false
    }
    return true
  }
}
