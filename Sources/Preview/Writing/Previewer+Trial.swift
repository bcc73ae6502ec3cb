import Packs
import Skins
import Texts
import Theming

/// What is shown though it is not saved.
enum Trial {
  /// Other texts for colour keys of the skin in view.
  case colors([String: String])
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
    case .colors(let texts):
      SkinService.shared.show(pack.trying(texts, in: .color, of: SkinService.shared.current.name))
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

  /// Why a value cannot be written, if it cannot.
  var plistRefusal: EditText? {
    if let writeRefusal { return writeRefusal }
    return loaded.pack.skinPack.format == .binary ? .binaryEntry(loaded.pack.plistName) : nil
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
      if case .copySkin(_, let name)? = edits.first {
        change(to: name)
      }
      let own = edits.first.flatMap(words)?.text(in: language)
      say(WriteText.saved(own ?? what))
    case .undo: say(WriteText.undone(what))
    case .redo: say(WriteText.redone(what))
    }
  }
  /// What an edit did, where the reload does not say it better.
  private func words(_ edit: EntryEdit) -> (any Localizable)? {
    switch edit {
    case .set: nil
    case .bind(let role, _, let key?):
      key.isEmpty ? BindText.unbound(role: role) : BindText.bound(role: role, key: key)
    case .bind(let role, _, nil): BindText.guessedAgain(role: role)
    case .copySkin(_, let name): MakeText.madeSkin(name)
    case .addKey(let key, _, _, _): MakeText.addedKey(key)
    case .renameKey(let key, _, let new): MakeText.renamedKey(key, to: new)
    case .deleteKey(let key, _): MakeText.deletedKey(key)
    case .fill(let skin): MakeText.filled(skin)
    }
  }
}
