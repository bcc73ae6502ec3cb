import Colors
import Packs
import Screens

/// How a pack was looked at last: what the next preview of it begins with.
struct LastView: Hashable {
  enum Panel: String, Hashable {
    case inspector, problems
  }

  var skin: String?
  var page: Phone.Tab?
  /// Chosen by key; nil where it was as the terminal has it.
  var depth: ColorDepth?
  var panel: Panel?

  init(skin: String? = nil, page: Phone.Tab? = nil, depth: ColorDepth? = nil, panel: Panel? = nil) {
    (self.skin, self.page, self.depth, self.panel) = (skin, page, depth, panel)
  }

  /// - Parameter words: as they were kept; what means nothing is passed over.
  init(_ words: PackMemory.Words) {
    skin = words["skin"]
    page = words["page"].flatMap(Phone.Tab.init)
    depth = words["depth"].flatMap(ColorDepth.init)
    panel = words["panel"].flatMap(Panel.init)
  }

  var words: PackMemory.Words {
    [
      "skin": skin, "page": page?.rawValue, "depth": depth?.rawValue, "panel": panel?.rawValue,
    ].compactMapValues { $0 }
  }
}

extension PackMemory {
  /// The skin of a pack that was seen last.
  public func lastSkin(of source: PackSource) -> String? { LastView(words(of: source)).skin }
}

extension Previewer {
  /// Goes to the page and the panel that were seen last. The skin is the affair of whoever opens the pack.
  func resume(_ view: LastView) {
    if let page = view.page { scene.phone.show(page) }
    switch view.panel {
    case .inspector: state.scene.inspectorHasKeys = true
    case .problems: openProblems()
    case nil: break
    }
  }

  /// What is to be kept of what is seen now.
  /// - Parameter depth: as it was chosen by key.
  func lastView(depth: ColorDepth?) -> LastView {
    let panel: LastView.Panel? =
      switch state.panel {
      case .problems: .problems
      case .bind, .tune, .make: .inspector
      case .find, nil: state.scene.inspectorHasKeys ? .inspector : nil
      }
    return LastView(skin: model.skin.name, page: scene.phone.tab, depth: depth, panel: panel)
  }
}

extension PreviewLoop {
  /// Keeps how the pack was looked at, unless none ever came.
  func rememberView() {
    guard let memory = options.memory, !previewer.loaded.pack.skinPack.skins.isEmpty else { return }
    let decision = colors.choice.current
    let depth = decision.reason == .key ? decision.depth : nil
    memory.keep(previewer.lastView(depth: depth).words, of: previewer.loaded.pack.source)
  }
}
