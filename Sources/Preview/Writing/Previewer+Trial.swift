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
      scene.phone.bindImages(bindingsInView)
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
  var writeRefusal: (any Localizable)? {
    if isKiosk { return KioskText.onlyLooking }
    do throws(EditError) {
      try EntryEditPlan.checkWritable(loaded.pack)
      return nil
    } catch {
      if case .refused(let text) = error { return text }
      return EditText.notReplaceable(loaded.pack.file)
    }
  }

  /// Why a value cannot be written, if it cannot.
  var plistRefusal: (any Localizable)? {
    if let writeRefusal { return writeRefusal }
    let isBinary = loaded.pack.skinPack.format == .binary
    return isBinary ? EditText.binaryEntry(loaded.pack.plistName) : nil
  }

  /// Writes what is asked for, and says what came of it.
  ///
  /// - Parameter readAgain: reads the pack from the disk, and shows it or why it cannot be read.
  /// - Returns: why nothing was written, where nothing was.
  @discardableResult
  func write(_ request: WriteRequest, by writer: PackWriter, readAgain: () -> Void) -> WriteFailure? {
    if state.brokenReason != nil {
      // It may be mended by now, and nobody watches. Then it is to be looked at before anything is written to it.
      readAgain()
      return refuse(.text(.overtaken(key: request.key)), request)
    }
    do throws(WriteFailure) {
      try writer.carryOut(request, on: loaded.pack)
    } catch {
      if error.isStale { readAgain() }
      return refuse(error, request)
    }
    written(request)
    readAgain()
    // Somebody may have spoilt it at once; why, is said already.
    if state.brokenReason == nil { sayWritten(request) }
    return nil
  }

  /// Says why nothing was written: in the first place what is wrong with the pack on the disk.
  private func refuse(_ failure: WriteFailure, _ request: WriteRequest) -> WriteFailure {
    let failure = state.brokenReason.map { WriteFailure.text(.broken($0)) } ?? failure
    // It is to be read, and not to vanish with the outline of what another wrote.
    endOutline()
    say(failure.words(for: request), kind: failure.isHarmless ? .plain : .error)
    return failure
  }

  /// The pack was written to: what was tried is there now, and the panel has done its work.
  private func written(_ request: WriteRequest) {
    switch request {
    case .edits: leavePanel()
    case .undo, .redo: break
    }
  }

  /// Says what was written, in the words of the reload that came of it.
  private func sayWritten(_ request: WriteRequest) {
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
