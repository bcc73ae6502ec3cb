import Colors
import Packs
import Screens
import Skins
import Terminal
import Texts
import Theming

extension Previewer {
  /// `b`: another key for the selected role.
  func openBind() {
    guard let role = state.scene.selection else { return }
    open(.bind(bindState(of: role)))
    if let writeRefusal { say(writeRefusal, kind: .warning) }
  }

  private func bindState(of role: ScreenRole) -> BindState {
    let bound = loaded.bound
    let keys: [String]
    switch role.section {
    case .color: keys = bound.colorKeys
    case .font: keys = bound.fontKeys
    case .image:
      let known = Set(bound.imageKeys)
      keys = bound.imageKeys + loaded.pack.images.imageStems.filter { !known.contains($0) }.sorted()
    }
    let guessed = bindings(of: role, to: nil)[role].key
    let written = bound.roleMap?.key(of: role)
    let current: BindPanel.Choice =
      written.map { $0.isEmpty ? .noKey : .key($0) } ?? .byWords(key: guessed)
    return BindState(role: role, keys: keys, guessed: guessed, current: current)
  }

  private func bindings(of role: ScreenRole, to key: String?) -> RoleBindings {
    RoleBindings(
      loaded.bound.guesses, map: (loaded.bound.roleMap ?? RoleMap()).binding(role, to: key))
  }

  func picture(of bind: BindState) -> BindPanel {
    let (first, choices) = bind.near()
    return BindPanel(
      role: bind.role, input: bind.input,
      near: choices.map { choice, marked in
        let (swatch, value) = look(of: choice, for: bind.role)
        return BindPanel.Line(
          choice: choice, marked: marked, swatch: swatch, value: value, isCurrent: choice == bind.current)
      },
      firstNear: first, selected: bind.selected, count: bind.count, total: bind.total)
  }

  /// What a key has in the skin in view.
  private func look(of choice: BindPanel.Choice, for role: ScreenRole) -> (swatch: Color?, value: SafeText) {
    let key: String
    switch choice {
    case .byWords(let guessed):
      guard let guessed else { return (nil, "") }
      key = guessed
    case .noKey: return (nil, "")
    case .key(let name): key = name
    }
    let pack = loaded.pack.skinPack
    switch role {
    case .color(let role):
      let resolution = pack.color(key, in: model.skin)
      let ground = role.ground.map { model.roles[$0].shown } ?? .black
      let color = resolution.value
      let missing = BindText.missing.text(in: language)
      return (
        color.composited(over: ground),
        resolution.entry == nil ? missing : SafeText(color.text)
      )
    case .font:
      let font = pack.font(key, in: model.skin)
      return (nil, font.entry == nil ? BindText.missing.text(in: language) : font.value.words(in: language))
    case .image:
      return (
        nil,
        loaded.shownImage(key, in: model.skin).name.map { SafeText($0) }
          ?? BindText.missing.text(in: language)
      )
    }
  }

  // MARK: Keys

  func pressInBind(_ key: Key, _ bind: BindState) -> PanelAnswer {
    var bind = bind
    switch key {
    case .escape:
      leavePanel()
      settleMessage()
      return .taken
    case .enter: return save(bind)
    case .up, .backTab, .control("p"): bind.move(to: bind.selected - 1)
    case .down, .tab, .control("n"): bind.move(to: bind.selected + 1)
    case .pageUp: bind.move(to: bind.selected - 10)
    case .pageDown: bind.move(to: bind.selected + 10)
    case .home: bind.move(to: 0)
    case .end: bind.move(to: bind.count - 1)
    case .character, .backspace, .delete, .left, .right, .control, .function, .insert:
      let before = bind.input.text
      guard bind.input.take(key) else { return .passed }
      if bind.input.text != before { bind.search() }
    }
    preview(bind)
    return .taken
  }

  func pasteInBind(_ text: String, _ bind: BindState) {
    var bind = bind
    bind.input.insert(text)
    bind.search()
    preview(bind)
  }

  func clickInBind(_ item: Int?, _ bind: BindState) {
    guard let item else { return }
    var bind = bind
    bind.move(to: item)
    preview(bind)
  }

  /// The pack was read again: other keys, and perhaps another binding.
  func refreshBind(_ bind: BindState) {
    let chosen = bind.choice
    var fresh = bindState(of: bind.role)
    fresh.input = bind.input
    fresh.search()
    if let chosen { fresh.select(chosen) }
    preview(fresh)
  }

  /// Shows the choice on the phone.
  private func preview(_ bind: BindState) {
    state.panel = .bind(bind)
    guard let choice = bind.choice, choice != bind.current else { return tryOn(nil) }
    tryOn(.bindings(bindings(of: bind.role, to: choice.written)))
  }

  private func save(_ bind: BindState) -> PanelAnswer {
    if let writeRefusal {
      say(writeRefusal, kind: .error)
      return .taken
    }
    guard let choice = bind.choice else { return .taken }
    guard choice != bind.current else {
      leavePanel()
      say(BindText.sameAsBefore)
      return .taken
    }
    return .effect(
      .write(.edits([.bind(role: bind.role.name, section: bind.role.section, key: choice.written)])))
  }
}

extension BindPanel.Choice {
  /// As the map writes it; nil where the map says nothing.
  fileprivate var written: String? {
    switch self {
    case .byWords: nil
    case .noKey: ""
    case .key(let key): key
    }
  }
}
