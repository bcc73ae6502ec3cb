import Colors
import Diagnostics
import Packs
import Screens
import Skins
import Terminal
import Texts
import Theming

extension Previewer {
  /// `=`: the selected colour, to be tuned.
  func openTune() {
    guard let role = state.scene.selection?.color else { return say(TuneText.onlyColors, kind: .warning) }
    var source = role
    // No derivation is longer than this; the table has no circles.
    for _ in ColorRole.allCases {
      guard model.roles[source].key == nil, let lender = model.roles[source].derivedFrom else { break }
      source = lender
    }
    guard let tune = tuneState(of: source) else {
      return say(TuneText.noKey(role: role.rawValue), kind: .warning)
    }
    open(.tune(tune))
    state.scene.selectedRole = source
    if let refusal = plistRefusal {
      say(refusal, kind: .warning)
    } else if source != role {
      say(TuneText.tunesSource(role: role.rawValue, source: source.rawValue))
    } else if let value = tune.written, let reason = model.roles[source].resolution?.refusal {
      let crashes = reason == .colorCrashesApp || reason == .keyCrashesApp
      say(TuneText.refused(value: value, crashes: crashes), kind: .warning)
    }
  }

  private func tuneState(of role: ColorRole) -> TuneState? {
    guard let key = model.roles[role].key, let resolution = model.roles[role].resolution else { return nil }
    return TuneState(
      role: role, key: key, skin: model.skin, resolution: resolution, pairs: pairs(of: key, role: role))
  }

  func picture(of tune: TuneState) -> TunePanel {
    let ground = tune.role.ground.map { model.roles[$0].shown } ?? .black
    func value(_ color: Color, _ text: String) -> TunePanel.Value {
      TunePanel.Value(text: text, shown: color.composited(over: ground))
    }
    return TunePanel(
      key: tune.key, role: tune.role, line: tune.line, isInherited: tune.isInherited,
      saved: value(tune.start, tune.written ?? tune.text(of: tune.start)),
      now: value(tune.now.color, tune.text), wanted: tune.now.wanted, slider: tune.slider,
      pairs: tune.pairs, input: tune.input, question: tune.question)
  }

  // MARK: Keys

  func pressInTune(_ key: Key, _ tune: TuneState) -> PanelAnswer {
    if tune.question != nil { return pressInQuestion(key, tune) }
    if tune.input != nil { return pressWhileTyping(key, tune) }
    var tune = tune
    switch key {
    case .escape:
      leavePanel()
      settleMessage()
      return .taken
    case .enter: return save(tune)
    case .up, .backTab: tune.choose(by: -1)
    case .down, .tab: tune.choose(by: 1)
    case .left: return move(tune, by: -1) { $0.move(by: -1) }
    case .right: return move(tune, by: 1) { $0.move(by: 1) }
    case .pageDown, .character("<"): return move(tune, by: -1) { $0.move(by: -1, coarsely: true) }
    case .pageUp, .character(">"): return move(tune, by: 1) { $0.move(by: 1, coarsely: true) }
    case .home: return move(tune, by: -1) { $0.move(toEnd: false) }
    case .end: return move(tune, by: 1) { $0.move(toEnd: true) }
    case .character("#"): tune.beginTyping("#")
    case .character(let digit) where digit.isASCII && digit.isNumber: tune.beginTyping(String(digit))
    case .character("a"): return takeNearest(tune)
    case .character("u"): return goBack(tune, TuneText.nothingTried) { $0.undo() }
    case .character("U"): return goBack(tune, TuneText.nothingToRedo) { $0.redo() }
    case .character("y"):
      return copy(tune.text).map { .effect($0) } ?? .taken
    case .character(let character): return pressBeside(character, tune)
    case .control, .function, .backspace, .insert, .delete: return .passed
    }
    show(tune)
    return .taken
  }

  /// Moves a slider, and says why where that changes nothing.
  private func move(
    _ tune: TuneState, by direction: Int, _ step: (inout TuneState) -> Bool
  ) -> PanelAnswer {
    var tune = tune
    let hasMoved = step(&tune)
    show(tune)
    if !hasMoved { say(tune.reasonItStands(by: direction), kind: .warning) }
    return .taken
  }

  /// Goes a step of the tuning back or on. What was written before it is not touched: that is undone outside.
  private func goBack(
    _ tune: TuneState, _ refusal: TuneText, _ step: (inout TuneState) -> Bool
  ) -> PanelAnswer {
    var tune = tune
    if step(&tune) { show(tune) } else { say(refusal) }
    return .taken
  }

  /// What has nothing to do with the colour is done, unless the colour would be lost by it.
  private func pressBeside(_ character: Character, _ tune: TuneState) -> PanelAnswer {
    if "?gmtvxr".contains(character) || !tune.isChanged && "np[]/!-ie".contains(character) { return .passed }
    if "np[]/!-ie=".contains(character) { say(TuneText.finishFirst, kind: .warning) }
    return .taken
  }

  private func pressWhileTyping(_ key: Key, _ tune: TuneState) -> PanelAnswer {
    var tune = tune
    switch key {
    case .enter:
      guard tune.endTyping(keeping: true) else {
        say(TuneText.notHex(tune.input?.text ?? ""), kind: .warning)
        return .taken
      }
    case .escape: _ = tune.endTyping(keeping: false)
    case .character, .backspace, .delete, .left, .right, .home, .end, .control, .function, .up, .down, .tab,
      .backTab, .pageUp, .pageDown, .insert:
      guard tune.input?.take(key) == true else { return .taken }
      tune.showTyped()
    }
    show(tune)
    return .taken
  }

  func pasteInTune(_ text: String, _ tune: TuneState) {
    var tune = tune
    guard tune.question == nil else { return }
    if tune.input == nil { tune.beginTyping("") }
    tune.input?.insert(text)
    tune.showTyped()
    show(tune)
  }

  /// `a`: the nearest colour that passes AA on and under all that is drawn with it.
  private func takeNearest(_ tune: TuneState) -> PanelAnswer {
    var tune = tune
    let passes = { (color: Color) in self.passesAA(color.withAlpha(tune.now.color.alpha), tune) }
    if passes(tune.now.color) {
      say(TuneText.passesAlready)
    } else if let color = tune.now.wanted.nearest(where: passes) {
      tune.take(color.withAlpha(tune.now.color.alpha))
      show(tune)
      say(TuneText.nearestPassing(value: tune.text))
    } else {
      say(TuneText.nothingPasses, kind: .warning)
    }
    return .taken
  }

  // MARK: Saving

  private func save(_ tune: TuneState) -> PanelAnswer {
    if let refusal = plistRefusal {
      say(refusal, kind: .error)
      return .taken
    }
    guard tune.isChanged || tune.isFaulty else {
      say(TuneText.asItWas)
      return .taken
    }
    var tune = tune
    if let before = tune.overtaken {
      tune.overtaken = nil
      state.panel = .tune(tune)
      // It asks for an answer, and must not vanish with the outline of what the other wrote.
      endOutline()
      say(TuneText.overwrites(before: before, saved: tune.written ?? ""), kind: .warning)
      return .taken
    }
    guard tune.isInherited else { return write(tune, in: tune.skin) }
    tune.question = TunePanel.Question(followers: followers(of: tune.key))
    state.panel = .tune(tune)
    settleMessage()
    return .taken
  }

  private func pressInQuestion(_ key: Key, _ tune: TuneState) -> PanelAnswer {
    var tune = tune
    switch key {
    case .enter:
      let isDefault = tune.question?.answer == .defaultSkin
      return write(tune, in: isDefault ? SkinPack.defaultSkinName : tune.skin)
    case .escape: tune.question = nil
    case .up, .home, .pageUp: tune.question?.answer = .thisSkin
    case .down, .end, .pageDown: tune.question?.answer = .defaultSkin
    case .tab, .backTab:
      let other: TunePanel.Question.Answer =
        tune.question?.answer == .thisSkin ? .defaultSkin : .thisSkin
      tune.question?.answer = other
    case .character, .control, .function, .left, .right, .backspace, .insert, .delete: break
    }
    state.panel = .tune(tune)
    return .taken
  }

  private func write(_ tune: TuneState, in skin: String) -> PanelAnswer {
    .effect(.write(.edits([.set(skin: skin, section: .color, key: tune.key, value: tune.text)])))
  }

  /// The skins that take the value of a key from `default`, in the order of the file.
  private func followers(of key: String) -> [String] {
    let pack = loaded.pack.skinPack
    return pack.skins.filter { !$0.isDefault && !$0.isEmpty && pack.color(key, in: $0).source == .default }
      .map(\.name)
  }

  // MARK: Showing

  /// Shows the colour on the phone; nothing is written.
  private func show(_ tune: TuneState) {
    state.panel = .tune(tune)
    tryOn(tune.isChanged ? .colors([tune.key: tune.text]) : nil)
    if let refusal = plistRefusal {
      say(refusal, kind: .warning)
    } else if tune.isChanged {
      say(TuneText.notSaved(key: tune.key), kind: .warning)
    } else {
      settleMessage()
    }
  }

  /// Another skin came into view.
  func tuneFollowsSkin(_ tune: TuneState) {
    guard tune.skin != model.skin.name else { return }
    state.trial = nil
    state.panel = tuneState(of: tune.role).map(PreviewPanel.tune)
  }

  /// Another role was clicked: it is tuned then, unless there is something to lose.
  func tuneFollowsSelection(_ tune: TuneState) {
    let clicked = state.scene.selection
    state.scene.selectedRole = tune.role
    guard !tune.isChanged else { return say(TuneText.finishFirst, kind: .warning) }
    state.scene.selection = clicked
    openTune()
  }

  /// The pack was read again: what is tuned is compared with what is saved now.
  func refreshTune(_ tune: TuneState) {
    guard loaded.pack.skinPack[tune.skin] != nil, loaded.bindings[tune.role].key == tune.key,
      var fresh = tuneState(of: tune.role)
    else { return closePanel() }
    if tune.isChanged { fresh.resume(tune) } else { fresh.slider = tune.slider }
    state.panel = .tune(fresh)
    tryOn(fresh.isChanged ? .colors([fresh.key: fresh.text]) : nil)
  }

  /// What a save by another program means for what is tuned; nil where it means nothing.
  var overtakenWarning: TuneText? {
    guard case .tune(let tune)? = state.panel, let before = tune.overtaken else { return nil }
    return .overtaken(before: before, saved: tune.written ?? "")
  }

  /// What is so of a tuning as long as it lasts; nil where nothing would be lost.
  var tuneWarning: TuneText? {
    guard case .tune(let tune)? = state.panel, tune.question == nil, tune.isChanged else { return nil }
    return overtakenWarning ?? .notSaved(key: tune.key)
  }
}

extension Resolution {
  /// Why the entry that stands nearest is not used; nil where it is.
  fileprivate var refusal: DiagnosticCode? {
    switch (own, inherited) {
    case (.refused(let reason), _): reason
    case (.absent, .refused(let reason)): reason
    default: nil
    }
  }
}
