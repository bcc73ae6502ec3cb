import Diagnostics
import Packs
import Terminal
import Texts

/// Reads the pack in view again when it was saved.
@MainActor
final class PackReader {
  let source: PackSource
  let file: String
  private let watches: Bool
  private var watcher: PackWatcher?
  private var contents: PackContentsReader
  /// The fingerprint of the pack in view; nil while it is broken.
  private var shown: Int?
  /// When the last change of the pack's files was noticed, on the monotonic clock.
  private(set) var noticedAt: UInt64 = 0

  /// What came of looking at the files.
  enum Outcome {
    case loaded(LoadedPack)
    /// Read again on demand, with all as it was: there is no save to tell of.
    case unchanged
    case broken(Diagnostic)
  }

  /// Watching begins with `beginWatching`, which is for after the first frame: it costs as much as that.
  ///
  /// - Parameters:
  ///   - pack: what is in view.
  ///   - file: the plist or zip as the user named it.
  init(_ pack: Pack, file: String, watches: Bool) {
    source = pack.source
    self.file = file
    self.watches = watches
    shown = pack.fingerprint
    contents = PackContentsReader(pack.source, pack: pack)
  }

  var descriptor: Int32 { watcher?.descriptor ?? -1 }
  var deadline: UInt64? { watcher?.deadline }
  /// No save is under way.
  var isQuiet: Bool { watcher?.isQuiet ?? true }

  /// What to say of how saves are noticed: nothing, unless the system refuses to tell of them.
  var remark: FaultText? {
    #if os(Linux)
      switch watcher?.method {
      case .polled(because: .noNotifications): .pollsForLackOfNotifications
      case .polled(because: .watchRefused): .pollsForLackOfWatches
      case .polled(because: .remoteFiles), .notified, nil: nil
      }
    #else
      // There it is the usual way.
      nil
    #endif
  }

  /// Watches from now on, if it is to, and looks once whether the pack was saved since it was opened.
  func beginWatching() -> Outcome? {
    watch()
    guard watches else { return nil }
    // Before the pack is opened: what happens from here on is told by the watcher, and differs from these.
    adopt()
    let outcome = open()
    if case .unchanged = outcome { return nil }
    noticedAt = MonotonicClock.now
    return outcome
  }

  /// Reads all of a pack of which a first look was opened, and watches from now on, if it is to.
  ///
  /// - Parameter isWanted: asked now and then while it is read; false ends that.
  func readWhole(while isWanted: () -> Bool) -> Outcome {
    shown = nil
    watch()
    adopt()
    return open(while: isWanted)
  }

  /// Takes what is on the disk now as what is shown.
  private func adopt() { watcher?.adopt(contents.read().marks) }

  /// Looks whether the pack was saved.
  /// - Parameter isNews: the watcher's descriptor has something to say.
  func look(isNews: Bool) -> Outcome? {
    guard let watcher else { return nil }
    let now = MonotonicClock.now
    if isNews { noticedAt = now }
    guard watcher.wake(at: now) else { return nil }
    let found = contents.read()
    switch watcher.judge(found.marks, at: MonotonicClock.now, isWhole: { source.isWhole(found.files) }) {
    case .unchanged, .wait: return nil
    case .take:
      let outcome = open()
      if case .unchanged = outcome { return nil }
      return outcome
    }
  }

  /// Reads the pack, whether or not it was saved.
  func read() -> Outcome {
    noticedAt = MonotonicClock.now
    adopt()
    return open()
  }

  private func watch() {
    guard watches else { return }
    // Whoever has no second one left gives the first one back before.
    watcher = nil
    watcher = PackWatcher(files: source.filePaths, folders: contents.folders, at: MonotonicClock.now)
  }

  /// Opens the pack, and watches the folders of its skins.
  private func open(while isWanted: () -> Bool = { true }) -> Outcome {
    do throws(PackError) {
      var pack = try Pack.open(source, file: file, while: isWanted)
      if watches, PackContentsReader(source, pack: pack).folders != contents.folders {
        contents = PackContentsReader(source, pack: pack)
        watch()
        adopt()
        // What was saved before the new folders were watched is known only by looking.
        pack = try Pack.open(source, file: file)
      }
      if let failure = pack.roleMapFailure {
        shown = nil
        return .broken(failure)
      }
      // Binding its keys and getting it ready to be searched is only worth it for another pack.
      if pack.fingerprint == shown { return .unchanged }
      shown = pack.fingerprint
      return .loaded(LoadedPack(pack))
    } catch {
      shown = nil
      return .broken(error.diagnostic)
    }
  }
}
