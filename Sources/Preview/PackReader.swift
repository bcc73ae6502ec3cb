import Diagnostics
import Packs
import Plists
import Terminal
import Texts

/// Reads the pack in view again when it was saved.
@MainActor
final class PackReader {
  let source: PackSource
  let file: String
  private let watcher: PackWatcher?
  /// When the last change of the pack's files was noticed, on the monotonic clock.
  private(set) var noticedAt: UInt64 = 0
  /// What the files held when the pack in view was read.
  private var shown: [[UInt8]?] = []

  /// What came of looking at the files.
  enum Outcome {
    case loaded(LoadedPack)
    /// Read again on demand, with every byte as it was: there is no save to tell of.
    case unchanged(LoadedPack)
    case broken(Diagnostic)
  }

  /// - Parameter file: the plist as the user named it.
  init(source: PackSource, file: String, watches: Bool) {
    self.source = source
    self.file = file
    watcher =
      watches
      ? PackWatcher(files: source.filePaths, at: MonotonicClock.now) : nil
  }

  var descriptor: Int32 { watcher?.descriptor ?? -1 }
  var deadline: UInt64? { watcher?.deadline }

  /// Takes what is on the disk now as what is shown, after the pack was opened.
  func adopt() { adopt(source.contents()) }

  private func adopt(_ contents: [[UInt8]?]) {
    shown = contents
    watcher?.adopt(contents)
  }

  /// Looks whether the pack was saved.
  /// - Parameter isNews: the watcher's descriptor has something to say.
  func look(isNews: Bool) -> Outcome? {
    guard let watcher else { return nil }
    let now = MonotonicClock.now
    if isNews { noticedAt = now }
    guard watcher.wake(at: now) else { return nil }
    let contents = source.contents()
    switch watcher.judge(contents, at: MonotonicClock.now, isWhole: { isWhole(contents) }) {
    case .unchanged, .wait: return nil
    case .take:
      shown = contents
      return open()
    }
  }

  /// Reads the pack, whether or not it was saved.
  func read() -> Outcome {
    noticedAt = MonotonicClock.now
    let contents = source.contents()
    let isSame = contents == shown
    adopt(contents)
    let outcome = open()
    guard isSame, case .loaded(let pack) = outcome else { return outcome }
    return .unchanged(pack)
  }

  private func open() -> Outcome {
    do throws(PackError) {
      return .loaded(LoadedPack(try Pack.open(source, file: file)))
    } catch {
      return .broken(error.diagnostic)
    }
  }

  /// Whether the plist, and the role map if there is one, can be read to their ends.
  private func isWhole(_ contents: [[UInt8]?]) -> Bool {
    guard let plist = contents[0], (try? PlistReader.read(plist, file: file)) != nil else { return false }
    guard let map = contents[1] else { return true }
    return (try? PlistReader.read(map, file: source.roleMapPath)) != nil
  }
}
