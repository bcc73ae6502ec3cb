import Packs
import Skins
import Texts
import Theming

/// What is shown though it is not saved.
enum Trial {
  /// Another text for a colour key of the skin in view.
  case color(key: String, text: String)
  /// Roles served by other keys.
  case bindings(RoleBindings)

  var bindings: RoleBindings? { if case .bindings(let bindings) = self { bindings } else { nil } }
}

extension Previewer {
  /// Shows something that is not saved, or with nil the pack as it is.
  func tryOn(_ trial: Trial?) {
    let before = state.trial
    guard trial != nil || before != nil else { return }
    state.trial = trial
    if trial?.bindings != nil || before?.bindings != nil {
      scene.phone.bindImages(trial?.bindings ?? loaded.bindings)
    }
    let pack = loaded.pack.skinPack
    switch trial {
    case .color(let key, let text):
      let skin = SkinService.shared.current.name
      SkinService.shared.show(pack.trying(text, for: key, in: .color, of: skin))
    case .bindings, nil: SkinService.shared.show(pack)
    }
  }

  // MARK: Writing

  /// Why the pack cannot be written to, if it cannot.
  var writeRefusal: EditText? {
    do throws(EditError) {
      try EntryEditPlan.checkWritable(loaded.pack)
      return nil
    } catch {
      if case .refused(let text) = error { return text }
      return .notReplaceable(loaded.pack.file)
    }
  }

  /// The pack was written to: what was tried is there now, and the panel has done its work.
  func written(_ request: WriteRequest) {
    switch request {
    case .edits: leavePanel()
    case .undo, .redo: break
    }
  }

  /// Says what was written, in the words of the reload that came of it.
  func sayWritten(_ request: WriteRequest) {
    let what = state.scene.status.message?.text ?? ""
    switch request {
    case .edits(let edits):
      if case .bind(let role, _, let key)? = edits.first {
        let text: BindText =
          key.map { $0.isEmpty ? .unbound(role: role) : .bound(role: role, key: $0) }
          ?? .guessedAgain(role: role)
        say(WriteText.saved(text.text(in: language)))
      } else {
        say(WriteText.saved(what))
      }
    case .undo: say(WriteText.undone(what))
    case .redo: say(WriteText.redone(what))
    }
  }
}
