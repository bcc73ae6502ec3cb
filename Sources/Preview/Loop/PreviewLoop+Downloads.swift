import Packs
import Terminal
import Texts

/// What comes from the net while the loop waits for keys.
extension PreviewLoop {
  /// Takes in what has come, without waiting for more.
  /// - Returns: how the preview ends, where the pack that it is for does not come.
  func lookForDownloads() -> Ending? {
    let now = MonotonicClock.now
    let isFirst = downloads.awaitsPack
    if let outcome = downloads.takePack(at: now) {
      if let ending = take(outcome, isFirst: isFirst, now: now) { return ending }
    }
    if let arrivals = downloads.online?.advance(at: now), !arrivals.isEmpty {
      _ = previewer.update(.arrived(arrivals), now: now)
      for failure in arrivals.compactMap(\.failure) {
        log?.write(
          .error, nanoseconds: 0, cause: "download-failed: \(failure.reason.text(in: options.language))")
      }
      paint(.painted, cause: "image", since: now)
    }
    if let progress = downloads.takeProgress() {
      _ = previewer.update(.loading(progress), now: now)
      paint(.painted, cause: "progress", since: now)
    }
    return nil
  }

  private func take(_ outcome: LinkReader.Outcome, isFirst: Bool, now: UInt64) -> Ending? {
    let spent = now - min(now, downloads.startedAt)
    switch outcome {
    case .broken(let diagnostic):
      if isFirst { return .unreadable(diagnostic) }
      showBroken(diagnostic, nanoseconds: spent)
    case .unchanged: _ = previewer.update(.unchanged, now: now)
    case .loaded(let pack) where isFirst:
      if let skin = options.skin, pack.pack.skinPack[skin] == nil { return .unknownSkin(pack) }
      _ = previewer.update(.opened(pack, skin: options.skin ?? last.skin), now: now)
      log?.write(.reloaded, nanoseconds: spent, cause: "download")
    case .loaded(let pack):
      let moment = SaveMoment(time: Self.clockTime(), milliseconds: String(spent / 1_000_000))
      _ = previewer.update(.reloaded(pack, moment), now: now)
      log?.write(.reloaded, nanoseconds: spent, cause: "download")
    }
    paint(.painted, cause: "download", since: downloads.startedAt)
    return nil
  }
}
