import Texts

/// Notices that a pack's files were saved, in whichever way, and says when to read them.
///
/// For the main loop: put `descriptor` into its `poll`, wait no longer than until `deadline`, then
///
///     if watcher.wake(at: now) {
///       let contents = read(files)
///       switch watcher.judge(contents, at: now, isWhole: { … }) {
///       case .take: show(contents)
///       case .unchanged, .wait: break
///       }
///     }
///
/// Make it before the files are read for the first time and `adopt` what was read then, so that no save falls
/// between. While nothing happens there is no deadline, unless files have to be polled.
public final class PackWatcher {
  /// How changes are noticed.
  public enum Method: Hashable, Sendable {
    /// The system tells of them.
    case notified
    /// Every half second the files' times and sizes are compared.
    case polled(because: PollingReason)
  }

  /// Why the system is not relied on.
  public enum PollingReason: Hashable, Sendable {
    /// The system does not tell, or not us.
    case noNotifications
    /// The user's limit of watches is reached, or a folder may not be watched.
    case watchRefused
    /// The files are on a network or user-space file system, which changes unseen.
    case remoteFiles
  }

  public private(set) var method: Method = .notified
  private let paths: [String]
  /// The files that are folders, every image in which matters.
  private let wholes: Set<Int>
  private var policy: ReloadPolicy
  private var stamps: [Int?] = []
  private var nextPoll: UInt64 = 0
  #if os(Linux)
    private let notifier: FolderNotifier?
  #endif

  private static let pollInterval: UInt64 = 500_000_000
  /// Trails that still change after so many looks belong to a path that is being exchanged right now; the
  /// events of that come next.
  private static let mostLooks = 5

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - files: paths of the files to watch, which need not exist. `contents` everywhere has one element a file,
  ///     in this order, then one a folder.
  ///   - folders: paths of folders of which every image matters, and every folder.
  public convenience init(files: [String], folders: [String] = [], at now: UInt64) {
    self.init(files: files, folders: folders, mountTable: .current(), asksSystem: true, at: now)
  }

  /// - Parameters:
  ///   - mountTable: which devices are remote.
  ///   - asksSystem: false to poll in any case.
  init(
    files: [String], folders: [String] = [], mountTable: MountTable, asksSystem: Bool,
    delays: ReloadPolicy.Delays = .init(), at now: UInt64
  ) {
    paths = (files + folders).map(absolutePath)
    wholes = Set(files.count..<(files.count + folders.count))
    policy = ReloadPolicy(taken: paths.map { _ in nil }, delays: delays)
    #if os(Linux)
      notifier = asksSystem ? FolderNotifier() : nil
    #endif
    follow(at: now)
    policy.adopt(paths.map { _ in nil })
    stamps = currentStamps()
    if case .notified = method, areRemote(by: mountTable) {
      method = .polled(because: .remoteFiles)
    }
    nextPoll = now.later(by: Self.pollInterval)
  }

  /// Becomes readable when something happened; −1, which `poll` ignores, where the system does not tell.
  public var descriptor: Int32 {
    #if os(Linux)
      return notifier?.descriptor ?? -1
    #else
      return -1
    #endif
  }

  /// When to call `wake` at the latest, in monotonic nanoseconds; nil where only `descriptor` can bring news.
  public var deadline: UInt64? {
    switch method {
    case .notified: policy.deadline
    case .polled: min(policy.deadline ?? .max, nextPoll)
    }
  }

  /// True while nothing has happened that is not dealt with.
  public var isQuiet: Bool { policy.deadline == nil }

  /// Takes `contents` as shown: those read at the start, or when the user asked for it.
  public func adopt(_ contents: [[UInt8]?]) { policy.adopt(contents) }

  /// Takes in what happened, without waiting for anything.
  ///
  /// - Returns: true where the files should be read now, and `judge` be asked about them.
  public func wake(at now: UInt64) -> Bool {
    takeInChanges(at: now)
    return policy.beginReading(at: now)
  }

  /// Decides what to do with contents read after `wake` returned true. Files that were written to in the
  /// meantime are not believed.
  ///
  /// - Parameters:
  ///   - contents: one element a file (and a folder: any bytes that stand for its content), nil where it is not
  ///     there.
  ///   - isWhole: whether they can be read as a pack; asked only where they differ from those taken last.
  public func judge(_ contents: [[UInt8]?], at now: UInt64, isWhole: () -> Bool) -> ReloadPolicy.Judgement {
    takeInChanges(at: now)
    return policy.judge(contents, at: now, isWhole: isWhole)
  }

  /// The ways to all paths as they are now.
  private func trails() -> [PathTrail] {
    paths.enumerated().map { index, path in
      PathTrail(to: path, isFolder: wholes.contains(index), kind: PathKind.init(of:))
    }
  }

  /// True where any of the folders that hold the files, or will, is on a remote file system.
  private func areRemote(by mountTable: MountTable) -> Bool {
    let trails = trails()
    return trails.flatMap(\.steps).filter(\.isFile).contains { step in
      FileStamp(of: step.folder).map { mountTable.isRemote(device: $0.device) } ?? false
    }
  }

  private func takeInChanges(at now: UInt64) {
    #if os(Linux)
      if let notifier {
        for change in notifier.changes() { policy.note(change.event, of: change.file, at: now) }
        if notifier.isStale { follow(at: now) }
      }
    #endif
    if case .polled = method { compareStamps(at: now) }
  }

  /// Watches the folders to which the paths lead now.
  private func follow(at now: UInt64) {
    #if os(Linux)
      guard let notifier else {
        method = .polled(because: .noNotifications)
        return
      }
      var hasMissed = notifier.hasOverflown
      for _ in 0..<Self.mostLooks {
        let trails = trails()
        let outcome = notifier.follow(trails, wholes: wholes)
        if outcome.isIncomplete { method = .polled(because: .watchRefused) }
        guard outcome.hasChanged else { break }
        // What happened before the watch was there is known only by looking.
        hasMissed = true
      }
      if hasMissed {
        for file in paths.indices { policy.note(.written, of: file, at: now) }
      }
    #else
      method = .polled(because: .noNotifications)
    #endif
  }

  /// Compares at the pace of polling, and again before anything is read.
  private func compareStamps(at now: UInt64) {
    let isDue = now >= nextPoll || policy.deadline.map { now >= $0 } ?? false
    guard isDue else { return }
    nextPoll = now.later(by: Self.pollInterval)
    let current = currentStamps()
    for (file, stamp) in current.enumerated() where stamp != stamps[file] {
      policy.note(stamp == nil ? .removed : .written, of: file, at: now)
    }
    stamps = current
  }

  /// What tells two states of the files apart without reading them; of folders, of the images in them.
  private func currentStamps() -> [Int?] {
    paths.enumerated().map { index, path in
      let stamp = FileStamp(of: path)?.hashValue
      guard wholes.contains(index), let stamp else { return stamp }
      var hasher = Hasher()
      hasher.combine(stamp)
      for entry in (try? FileReading.entries(of: path, limit: Limits.Folder.files)) ?? []
      where AssetContents.isOfImages(entry.name) {
        hasher.combine(entry.name)
        hasher.combine(entry.byteCount)
        hasher.combine(entry.modified)
      }
      return hasher.finalize()
    }
  }
}
