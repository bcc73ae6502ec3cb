#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The kernel's word on what happens in folders (inotify(7)), turned into events of the files that matter.
  final class FolderNotifier {
    /// A file's events found in a batch.
    struct Change: Hashable {
      var file: Int
      var event: FileEvent
    }

    /// What is of interest in a folder.
    private struct Interest: Equatable {
      /// Names of entries, and the files whose trails lead through each.
      var names: [String: Set<Int>] = [:]
      /// Files that stand for the folder's images as a whole.
      var anyName: Set<Int> = []
      /// False for a folder that is only on the way: who writes to files there is of no interest.
      var holdsFiles = false
    }

    /// Becomes readable when something happened.
    let descriptor: Int32
    /// True when the trails may lead elsewhere than when `follow` was called.
    private(set) var isStale = false
    /// True when the kernel dropped events.
    private(set) var hasOverflown = false
    private var interests: [Int32: Interest] = [:]

    private static let structure =
      IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    private static let content = IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB
    /// More batches than this in one go would be a flood that keeps the caller from its own work.
    private static let mostBatches = 32

    /// - Returns: nil where the system has none left or has it switched off.
    init?() {
      descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// What came of following trails.
    struct Following: Hashable {
      /// True where a folder is watched that was not, or the other way round: files may have changed unseen.
      var hasChanged = false
      /// True where a folder that exists cannot be watched.
      var isIncomplete = false
    }

    /// Watches the folders of `trails`, one trail a file, and no others.
    ///
    /// - Parameter wholes: the files that are folders whose every entry matters.
    func follow(_ trails: [PathTrail], wholes: Set<Int>) -> Following {
      var folders: [String: Interest] = [:]
      for (file, trail) in trails.enumerated() {
        for step in trail.steps {
          folders[step.folder, default: Interest()].names[step.name, default: []].insert(file)
          if step.isFile { folders[step.folder, default: Interest()].holdsFiles = true }
        }
        if wholes.contains(file), let destination = trail.destination {
          folders[destination, default: Interest()].anyName.insert(file)
          folders[destination, default: Interest()].holdsFiles = true
        }
      }
      isStale = false
      hasOverflown = false
      var outcome = Following()
      var watched: [Int32: Interest] = [:]
      for (folder, interest) in folders {
        let mask = UInt32(interest.holdsFiles ? Self.structure | Self.content : Self.structure)
        let watch = inotify_add_watch(descriptor, folder, mask)
        if watch >= 0 {
          watched[watch] = interest
        } else if errno == ENOSPC || errno == EACCES || errno == ENOMEM {
          outcome.isIncomplete = true
        }
      }
      for watch in interests.keys where watched[watch] == nil { inotify_rm_watch(descriptor, watch) }
      outcome.hasChanged = watched != interests
      interests = watched
      return outcome
    }

    /// What happened since the last call; never waits.
    func changes() -> [Change] {
      var found: [Change] = []
      withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: MemoryLayout<inotify_event>.alignment) {
        buffer in
        for _ in 0..<Self.mostBatches {
          let length = read(descriptor, buffer.baseAddress, buffer.count)
          guard length > 0 else { return }
          collect(UnsafeRawBufferPointer(rebasing: buffer[..<length]), into: &found)
        }
      }
      return found
    }

    private func collect(_ batch: UnsafeRawBufferPointer, into found: inout [Change]) {
      let head = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + head <= batch.count {
        let event = batch.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + head + Int(event.len), batch.count)
        let name = String(decoding: batch[(offset + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
        judge(Int32(bitPattern: event.mask), name: name, watch: event.wd, into: &found)
        offset = end
      }
    }

    private func judge(_ mask: Int32, name: String, watch: Int32, into found: inout [Change]) {
      if mask & IN_Q_OVERFLOW != 0 {
        isStale = true
        hasOverflown = true
        return
      }
      guard let interest = interests[watch] else { return }
      if mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED) != 0 {
        isStale = true
        // The kernel forgets the watch by itself, and may give its number to the next one.
        if mask & IN_IGNORED != 0 { interests[watch] = nil }
        return
      }
      let files = interest.names[name, default: []]
      // In a folder of images neither an editor's swap file nor a log that is being written is news.
      let concernsAll = mask & IN_ISDIR != 0 || AssetContents.isOfImages(name) && !name.hasPrefix(".")
      let wholes = concernsAll ? interest.anyName : []
      guard !files.isEmpty || !wholes.isEmpty, let event = FileEvent(mask) else { return }
      if !files.isEmpty && mask & (IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM) != 0 {
        isStale = true
      }
      found += files.union(wholes).map { Change(file: $0, event: event) }
    }
  }

  extension FileEvent {
    fileprivate init?(_ mask: Int32) {
      if mask & IN_MODIFY != 0 {
        self = .writing
      } else if mask & (IN_CLOSE_WRITE | IN_CREATE) != 0 {
        self = .written
      } else if mask & IN_MOVED_TO != 0 {
        self = .replaced
      } else if mask & (IN_DELETE | IN_MOVED_FROM) != 0 {
        self = .removed
      } else if mask & IN_ATTRIB != 0 {
        self = .touched
      } else {
        return nil
      }
    }
  }
#endif
