import Cells
import Packs
import Screens
import Skins
import Texts
import Theming

/// Comparing: what the keys `c`, `f`, `d`, `k` and `h` do.
extension Previewer {
  private var hasRoomForTwo: Bool { state.size.columns >= Comparison.leastColumns }

  /// `c`: side by side, and back.
  func compareBeside() {
    if state.compare?.view == .sideBySide { return endComparison() }
    guard hasRoomForTwo else {
      say(CompareText.needsColumns(Comparison.leastColumns), kind: .warning)
      return
    }
    guard let partner = state.compare?.partner ?? usualPartner else { return sayNoOther() }
    compare(with: partner, .sideBySide)
  }

  /// `f`: the one in the place of the other.
  func flip() {
    guard let partner = state.compare?.partner ?? usualPartner else { return sayNoOther() }
    compare(with: partner, state.compare?.view == .partner ? .own : .partner)
  }

  /// `d`: what looks the same is dimmed, or no longer.
  func dimTheSame() {
    let dims = !(state.compare?.dimsTheSame ?? false)
    if state.compare == nil {
      guard let partner = usualPartner else { return sayNoOther() }
      compare(with: partner, hasRoomForTwo ? .sideBySide : .own)
    }
    state.compare?.dimsTheSame = dims
    say(CompareText.dimsTheSame(dims))
  }

  /// `k`: pins the skin in view; in a comparison of skins the two change sides, so that the one that was walked to
  /// stays and the other can be walked on from.
  func pinSkin() {
    let name = model.skin.name
    if case .skin(let partner)? = state.compare?.partner, partner != name {
      state.pinned = name
      state.compare?.partner = .skin(name)
      change(to: partner)
      comparisonChanged()
    } else if state.pinned == name {
      state.pinned = nil
      say(CompareText.unpinned(skin: name))
      return
    } else {
      state.pinned = name
    }
    say(CompareText.pinned(skin: name))
  }

  /// `h`: before and after the last save, and back.
  func compareWithSaved() {
    if state.compare?.partner == .beforeSave { return endComparison() }
    guard beforeSave != nil else {
      say(CompareText.nothingSaved, kind: .warning)
      return
    }
    compare(with: .beforeSave, hasRoomForTwo ? .sideBySide : .partner)
  }

  /// Shows at once how the pack differs from the state that was asked for.
  func compareWithRevision() {
    guard against != nil else { return }
    compare(with: .revision, hasRoomForTwo ? .sideBySide : .partner)
  }

  func endComparison() {
    state.compare = nil
    comparisonChanged()
    settleMessage()
  }

  /// The skin in view is seen, not its partner.
  func showOwnSide() { if state.compare?.view == .partner { state.compare?.view = .own } }

  private func compare(with partner: CompareState.Partner, _ view: Comparison.View) {
    if state.compare?.partner != partner {
      state.compare = CompareState(partner: partner, view: view)
    } else {
      state.compare?.view = view
    }
    comparisonChanged()
    settleMessage()
    // The details below the list are of something that differs, if anything does.
    let differing = view == .sideBySide ? comparison?.differences.compactMap(\.role) ?? [] : []
    if let first = differing.first, !differing.contains(where: { $0 == state.scene.selectedRole }) {
      state.scene.selectedRole = first
    }
  }

  /// With what it is compared where nobody says: the pinned skin, the state that was asked for, the skin before,
  /// `default`, the next one.
  private var usualPartner: CompareState.Partner? {
    let skins = loaded.pack.skinPack
    let own = model.skin.name
    // The pinned skin beside itself is for walking on from; the revision says more then.
    if let pinned = state.pinned, skins[pinned] != nil, pinned != own || against == nil {
      return .skin(pinned)
    }
    if against != nil { return .revision }
    let known = [state.skinBefore, skins.defaultSkin?.name].compactMap { $0 }
    if let name = known.first(where: { $0 != own && skins[$0] != nil }) { return .skin(name) }
    return order.next(after: model.index, by: 1) { skins.skins[$0].name != own && !skins.skins[$0].isEmpty }
      .map { .skin(skins.skins[$0].name) }
  }

  private func sayNoOther() { say(CompareText.noOther, kind: .warning) }

  /// After the pack was read again: a partner that is gone ends the comparison, and says so.
  func checkPartner() {
    if let pinned = state.pinned, loaded.pack.skinPack[pinned] == nil { state.pinned = nil }
    guard case .skin(let name)? = state.compare?.partner, loaded.pack.skinPack[name] == nil else { return }
    state.compare = nil
    say(CompareText.gone(skin: name), kind: .warning)
  }

  /// Whether `n` and `p` pass a skin over: it stands beside the one in view already.
  func isPartner(_ name: String) -> Bool { state.compare?.partner == .skin(name) }
}
