import Packs
import Screens
import Skins
import Terminal
import Texts
import Theming

extension Previewer {
  /// `+`: what can be made of the skin in view and the key of the selected role.
  func openMake() {
    let role = state.scene.selection
    let key = role.flatMap { loaded.bindings[$0].key }
    let section = role?.section ?? .color
    let written = key.flatMap { isWritten($0, in: section) ? $0 : nil }
    open(.make(MakeState(key: written, section: section)))
    if let refusal = plistRefusal { say(refusal, kind: .warning) }
  }

  /// Whether any skin has an entry of a key.
  private func isWritten(_ key: String, in section: Section) -> Bool {
    loaded.pack.skinPack.skins.contains { $0.entry(key, in: section) != nil }
  }

  func picture(of make: MakeState) -> MakePanel {
    let items = MakeState.Action.allCases.map { action in
      MakePanel.Item(text: text(of: action, make), isIdle: isIdle(action, make))
    }
    guard let action = make.action, let plan = make.plan else {
      return MakePanel(items: items, selected: make.selected, form: nil)
    }
    var form = MakePanel.Form(title: text(of: action, make))
    let labels: [MakeText] =
      switch action {
      case .newSkin: [.name]
      case .addKey: [.key, .value]
      case .renameKey: [.key]
      case .deleteKey, .fill, .shiftHue, .shiftLightness: []
      }
    form.fields = zip(labels, make.fields).map { MakePanel.Field(label: $0, input: $1) }
    form.focused = make.focused
    form.amount = make.amountText
    form.lines = plan.lines
    form.firstLine = make.firstLine
    form.more = plan.count - plan.lines.count
    form.remark = plan.remark
    form.refusal = plan.refusal
    return MakePanel(items: items, selected: make.selected, form: form)
  }

  private func text(of action: MakeState.Action, _ make: MakeState) -> MakeText {
    switch action {
    case .newSkin: .newSkin(from: model.skin.name)
    case .addKey: .addKey
    case .renameKey: make.key.map { .renameKey($0) } ?? .noKeySelected
    case .deleteKey: make.key.map { .deleteKey($0) } ?? .noKeySelected
    case .fill: .fill(missingCount)
    case .shiftHue: .shiftHue
    case .shiftLightness: .shiftLightness
    }
  }

  private func isIdle(_ action: MakeState.Action, _ make: MakeState) -> Bool {
    switch action {
    case .newSkin, .addKey: false
    case .renameKey, .deleteKey: make.key == nil
    case .fill: missingCount == 0
    case .shiftHue, .shiftLightness: savedSkin.sections[.color]?.entries.isEmpty ?? true
    }
  }

  private var missingCount: Int {
    Section.allCases.reduce(0) {
      $0 + MakePlan.missing($1, of: savedSkin, in: loaded.pack.skinPack).count
    }
  }

  /// The skin in view without what is tried.
  private var savedSkin: Skin { loaded.pack.skinPack[model.skin.name] ?? model.skin }

  private func keys(of section: Section) -> [String] {
    switch section {
    case .color: loaded.bound.colorKeys
    case .font: loaded.bound.fontKeys
    case .image: loaded.bound.imageKeys
    }
  }

  private func plan(_ make: MakeState) -> MakePlan {
    let map = loaded.bound.roleMap
    let roles = { (key: String) in
      ScreenRole.allCases.filter { $0.section == make.section && map?.key(of: $0) == key }.map(\.name)
    }
    return MakePlan(
      make, pack: loaded.pack.skinPack, skin: savedSkin, keys: keys(of:),
      map: .init(file: loaded.pack.roleMapName, roles: roles), language: language)
  }

  // MARK: Keys

  func pressInMake(_ key: Key, _ make: MakeState) -> PanelAnswer {
    make.action == nil ? pressInMenu(key, make) : pressInForm(key, make)
  }

  private func pressInMenu(_ key: Key, _ make: MakeState) -> PanelAnswer {
    var make = make
    let last = MakeState.Action.allCases.count - 1
    switch key {
    case .escape, .character("+"):
      leavePanel()
      settleMessage()
      return .taken
    case .enter: choose(&make)
    case .up, .backTab: make.selected -= 1
    case .down, .tab: make.selected += 1
    case .home, .pageUp: make.selected = 0
    case .end, .pageDown: make.selected = last
    case .character, .control, .function, .left, .right, .backspace, .insert, .delete: return .passed
    }
    make.selected = min(max(0, make.selected), last)
    show(make)
    return .taken
  }

  private func choose(_ make: inout MakeState) {
    let action = MakeState.Action.allCases[make.selected]
    guard !isIdle(action, make) else { return }
    switch action {
    case .newSkin: make.begin(action, fields: [""])
    case .addKey:
      let color = state.scene.selectedRole.map { model.roles[$0].shown.hex } ?? "#"
      make.begin(action, fields: ["", color])
    case .renameKey: make.begin(action, fields: [make.key ?? ""])
    case .deleteKey, .fill, .shiftHue, .shiftLightness: make.begin(action, fields: [])
    }
  }

  private func pressInForm(_ key: Key, _ make: MakeState) -> PanelAnswer {
    var make = make
    switch key {
    case .escape:
      make.action = nil
      tryOn(nil)
    case .enter: return write(make)
    case .tab: make.moveFocus(by: 1)
    case .backTab: make.moveFocus(by: -1)
    case .down where make.focused + 1 < make.fields.count: make.moveFocus(by: 1)
    case .up where make.focused > 0 && make.firstLine == 0: make.moveFocus(by: -1)
    case .down: scroll(&make, by: 1)
    case .up: scroll(&make, by: -1)
    case .pageDown: scroll(&make, by: 10)
    case .pageUp: scroll(&make, by: -10)
    case .left where make.isShift: make.shift(by: -1)
    case .right where make.isShift: make.shift(by: 1)
    case .character("<") where make.isShift: make.shift(by: -6)
    case .character(">") where make.isShift: make.shift(by: 6)
    case .character, .control, .function, .left, .right, .home, .end, .backspace, .insert, .delete:
      guard make.fields.indices.contains(make.focused), make.fields[make.focused].take(key) else {
        return .taken
      }
      make.firstLine = 0
    }
    show(make)
    return .taken
  }

  /// Scrolls what will be written, as far as there is more of it.
  private func scroll(_ make: inout MakeState, by lines: Int) {
    state.scene.panel = .make(picture(of: make))
    let rows = scene.panelRect(state: state.scene, size: state.size)?.rows ?? 0
    let last = picture(of: make).lastFirstLine(rows: rows)
    make.firstLine = min(max(0, make.firstLine + lines), last)
  }

  func pasteInMake(_ text: String, _ make: MakeState) {
    var make = make
    guard make.fields.indices.contains(make.focused) else { return }
    make.fields[make.focused].insert(text)
    show(make)
  }

  func clickInMake(_ item: Int?, _ make: MakeState) {
    guard let item, make.action == nil else { return }
    var make = make
    make.selected = item
    show(make)
  }

  /// Shows what a whole skin would look like; nothing is written.
  private func show(_ make: MakeState) {
    var make = make
    make.plan = make.action == nil ? nil : plan(make)
    state.panel = .make(make)
    guard make.isShift, let tried = make.plan?.tried else { return }
    tryOn(tried.isEmpty ? nil : .colors(tried))
  }

  private func write(_ make: MakeState) -> PanelAnswer {
    if let refusal = plistRefusal {
      say(refusal, kind: .error)
      return .taken
    }
    guard let plan = make.plan else { return .taken }
    if let refusal = plan.refusal {
      say(refusal, kind: .warning)
      return .taken
    }
    guard !plan.edits.isEmpty else { return .taken }
    return .effect(.write(.edits(plan.edits)))
  }

  /// The pack was read again: what is made is worked out anew, and the key may be gone.
  func refreshMake(_ make: MakeState) {
    var fresh = make
    if let key = make.key, !isWritten(key, in: make.section) { fresh.loseKey() }
    show(fresh)
  }
}
