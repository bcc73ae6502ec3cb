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
    let edits: [EntryEdit]
    do throws(WriteFailure) {
      edits = try writer.carryOut(request, on: loaded.pack)
    } catch {
      guard error.isStale else { return refuse(error, request) }
      readAgain()
      // What another saved may stand in the way of it: then no second press is promised.
      return refuse(writer.refusal(of: request, on: loaded.pack) ?? error, request)
    }
    written(request, edits)
    readAgain()
    // Somebody may have spoilt it at once; why, is said already.
    if state.brokenReason == nil { sayWritten(request, edits) }
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
  private func written(_ request: WriteRequest, _ edits: [EntryEdit]) {
    switch request {
    case .edits: leavePanel()
    case .undo:
      // Who made a skin and takes it back sees again what was seen before.
      guard case .copySkin(let source, let name)? = edits.first, model.skin.name == name else { return }
      change(to: state.skinBefore ?? source)
      state.skinBefore = nil
    case .redo: break
    }
  }

  /// Says what was written, in the words of the reload that came of it where those say it.
  private func sayWritten(_ request: WriteRequest, _ edits: [EntryEdit]) {
    let seen = state.scene.status.message?.text ?? ""
    if case .copySkin(_, let name)? = edits.first, request != .undo { change(to: name) }
    let isSeen = seen != StatusText.unchanged.text(in: language)
    func what(_ words: (any Localizable)?) -> SafeText {
      guard let edit = edits.first else { return seen }
      return words?.text(in: language) ?? (isSeen ? seen : Self.name(of: edit).text(in: language))
    }
    switch request {
    case .edits: say(WriteText.saved(what(edits.first.flatMap { Self.words(of: $0) })))
    case .undo: say(WriteText.undone(what(edits.first.flatMap { $0.isValue ? nil : Self.name(of: $0) })))
    case .redo: say(WriteText.redone(what(edits.first.flatMap { $0.isValue ? nil : Self.name(of: $0) })))
    }
  }

  /// What an edit did, where the reload does not say it better.
  private static func words(of edit: EntryEdit) -> (any Localizable)? {
    switch edit {
    case .set: nil
    case .bind(let role, _, let key?):
      key.isEmpty ? BindText.unbound(role: role) : BindText.bound(role: role, key: key)
    case .bind(let role, _, nil): BindText.guessedAgain(role: role)
    case .addKey, .renameKey, .deleteKey, .copySkin, .fill: name(of: edit)
    }
  }

  /// What an edit is called, whichever way it is carried out.
  private static func name(of edit: EntryEdit) -> any Localizable {
    switch edit {
    case .set(let skin, _, let key, _): WriteText.value(key: key, skin: skin)
    case .bind(let role, _, _): WriteText.binding(role: role)
    case .copySkin(_, let name): MakeText.madeSkin(name)
    case .addKey(let key, _, _, _): MakeText.addedKey(key)
    case .renameKey(let key, _, let new): MakeText.renamedKey(key, to: new)
    case .deleteKey(let key, _): MakeText.deletedKey(key)
    case .fill(let skin): MakeText.filled(skin)
    }
  }
}

extension EntryEdit {
  /// It is the value of a key, of which a reload tells what it was and is.
  fileprivate var isValue: Bool { if case .set = self { true } else { false } }
}
