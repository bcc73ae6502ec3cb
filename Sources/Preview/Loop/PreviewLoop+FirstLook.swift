import Terminal
import Texts

/// A pack that takes long to be read: its skin in view is seen first, then all of it is read.
extension PreviewLoop {
  /// What is to be said from the beginning on.
  func sayRemarks() {
    if previewer.loaded.pack.isExcerpt {
      previewer.say(StatusText.readingAll, kind: .quiet)
    }
    if let remark = options.remark { previewer.say(remark, kind: .warning) }
    if colors.cannotRedefine { previewer.say(TerminalText.paletteFixed, kind: .warning) }
  }

  /// Reads the rest of a pack of which a first look was shown, whose skin stays in view.
  ///
  /// - Returns: how the preview ends, where somebody ended it or the pack cannot be read after all.
  func readWhole() -> Ending? {
    var ending: Ending?
    let outcome = reader.readWhole {
      ending = takeUrgentEvents()
      return ending == nil
    }
    if let ending { return ending }
    switch outcome {
    case .broken(let diagnostic): return .unreadable(diagnostic)
    case .loaded(let pack):
      if let skin = options.skin, pack.pack.skinPack[skin] == nil { return .unknownSkin(pack) }
      _ = previewer.update(.opened(pack, skin: options.skin ?? last.skin), now: MonotonicClock.now)
      sayRemarks()
    case .unchanged: break
    }
    return nil
  }

  /// Takes in what does not wait: the end, by the first key or by Ctrl-C, sizes and signals. Other keys are kept.
  private func takeUrgentEvents() -> Ending? {
    for event in surface.readEvents() {
      switch event {
      case .key(.control("c")): return .quit
      case .key(.character("q")) where keysAhead.isEmpty: return .quit
      case .key, .paste: keysAhead.append(event)
      // Of where the pointer was only the last would matter.
      case .mouse: break
      case .resized, .stopRequested, .continued, .answered, .terminate, .hangUp:
        if let ending = take(event) { return ending }
      }
    }
    return nil
  }
}
