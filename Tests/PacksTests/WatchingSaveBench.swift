#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
  import TestSupport

  @testable import Packs

  /// Something that is whole with both its ends.
  func plist(_ word: String) -> String {
    "<plist>\(word)" + String(repeating: ".", count: 60) + "</plist>"
  }

  private func isWhole(_ content: [UInt8]?) -> Bool {
    content.map { String(decoding: $0, as: UTF8.self) }.map {
      $0.hasPrefix("<plist>") && $0.hasSuffix("</plist>")
    } ?? true
  }

  /// A folder of its own for a test's saves.
  final class SaveBench {
    private let scratch: TemporaryFolder
    let folder: String
    let file: String
    let delays: ReloadPolicy.Delays

    /// The ways in which editors and tools save.
    private static let script = ProjectFile.path("Tests/save.sh")

    init?() {
      guard let scratch = try? TemporaryFolder() else { return nil }
      self.scratch = scratch
      scratch.makeFolder("packs/sea")
      folder = scratch.path("packs/sea")
      file = folder + "/CJSkin.plist"
      var delays = ReloadPolicy.Delays()
      delays.settle = 80_000_000
      delays.doubt = 3_000_000_000
      delays.patience = 3_000_000_000
      self.delays = delays
    }

    func watcher(asksSystem: Bool) -> PackWatcher {
      PackWatcher(
        files: [file], mountTable: MountTable(""), asksSystem: asksSystem, delays: delays,
        at: MonotonicClock.now)
    }

    /// Saves in the background, and collects what the watcher takes until all is quiet; nil where it never is.
    func save(by pattern: String, _ old: String?, to new: String, _ watcher: PackWatcher) -> [String]? {
      if let old { write(old, as: "CJSkin.plist") }
      guard let new = try? scratch.write("new", new) else { return nil }
      watcher.adopt([old.map { Array($0.utf8) }])
      var taken: [String] = []
      let isDone = Self.run(["sh", Self.script, pattern, file, new], at: "/bin/sh") {
        end in
        self.loop(watcher, until: end) { taken.append($0) }
      }
      return isDone ? taken : nil
    }

    /// The main loop in small: until the saving is over, and nothing is pending.
    private func loop(_ watcher: PackWatcher, until end: Int32, take: (String) -> Void) {
      let start = MonotonicClock.now
      var hasEnded = false
      var quietPolls = 0
      while MonotonicClock.now < start + 30_000_000_000 {
        let now = MonotonicClock.now
        if watcher.wake(at: now) {
          let contents = [read()]
          if case .take = watcher.judge(contents, at: now, isWhole: { isWhole(contents[0]) }) {
            take(contents[0].map { String(decoding: $0, as: UTF8.self) } ?? "missing")
          }
          continue
        }
        var descriptors = [
          pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: hasEnded ? -1 : end, events: Int16(POLLIN), revents: 0),
        ]
        let wait = watcher.deadline.map { Int32(($0 > now ? $0 - now : 0) / 1_000_000 + 1) } ?? 10_000
        // With the saving over and nothing pending, one look without waiting finds what the kernel still holds.
        let isQuiet = hasEnded && watcher.deadline == nil
        let found = poll(&descriptors, 2, isQuiet ? 0 : wait)
        if descriptors[1].revents != 0 { hasEnded = true }
        if isQuiet && found == 0 { return }
        // Polling never has no deadline: the first round after the end finds the change, the second reads it.
        if watcher.descriptor < 0 && hasEnded && found == 0 {
          quietPolls += 1
          if quietPolls > 2 { return }
        }
      }
    }

    /// Saves a file of the pack's folder.
    func write(_ text: String, as name: String) { _ = try? scratch.write("packs/sea/" + name, text) }

    private func read() -> [UInt8]? { scratch.bytes("packs/sea/CJSkin.plist") }

    func wait(for descriptor: Int32) -> Bool {
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      return poll(&descriptors, 1, 30_000) > 0
    }

    /// Runs a program beside `body`, which gets a descriptor that ends with the program.
    /// - Returns: whether the program succeeded.
    private static func run(_ arguments: [String], at path: String, _ body: (Int32) -> Void) -> Bool {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return false }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 9)
      var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
      var process = pid_t()
      let result = posix_spawn(&process, path, &actions, nil, &words, environ)
      close(ends[1])
      if result == 0 { body(ends[0]) }
      close(ends[0])
      words.forEach { free($0) }
      posix_spawn_file_actions_destroy(&actions)
      var status: Int32 = 0
      return result == 0 && waitpid(process, &status, 0) == process && status == 0
    }
  }
#endif
