#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
  import Testing

  @testable import Packs

  /// Saves are real here: a shell saves, the watcher's descriptor says so. Delays are long, so that a busy machine
  /// cannot pull a burst apart; what happens at which time is the policy's, and is tested there.
  @Suite("Watching a pack while it is saved", .serialized)
  struct WatchingTests {
    private static let patterns = [
      "truncate", "slow", "cut", "held", "in-place", "rename", "backup", "recreate", "burst", "folder",
      "link",
      "hard-link", "sed", "parent",
    ]
    private static let old = plist("old")
    private static let new = plist("new")

    @Test("Each way to save gives one reload, with the content saved", arguments: patterns)
    func saveGivesOneReload(pattern: String) throws {
      let bench = try #require(SaveBench())
      let watcher = bench.watcher(asksSystem: true)
      #expect(watcher.method == .notified)
      let taken = try #require(bench.save(by: pattern, Self.old, to: Self.new, watcher))
      #expect(taken == [Self.new])
      #expect(watcher.deadline == nil)
    }

    @Test("Saves are seen by polling too", arguments: ["truncate", "slow", "rename", "folder"])
    func saveIsSeenByPolling(pattern: String) throws {
      let bench = try #require(SaveBench())
      let watcher = bench.watcher(asksSystem: false)
      #expect(watcher.method == .polled(because: .noNotifications))
      #expect(watcher.descriptor == -1)
      let taken = try #require(bench.save(by: pattern, Self.old, to: Self.new, watcher))
      #expect(taken == [Self.new])
    }

    @Test("A save of the same content is no reload", arguments: ["truncate", "rename", "folder", "recreate"])
    func sameContentIsNoReload(pattern: String) throws {
      let bench = try #require(SaveBench())
      let taken = try #require(
        bench.save(by: pattern, Self.old, to: Self.old, bench.watcher(asksSystem: true)))
      #expect(taken.isEmpty)
    }

    @Test("One save after another is seen, also after the folder was exchanged")
    func savesFollowEachOther() throws {
      let bench = try #require(SaveBench())
      let watcher = bench.watcher(asksSystem: true)
      var current = Self.old
      for (count, pattern) in ["folder", "truncate", "parent", "rename", "link", "truncate"].enumerated() {
        let next = plist("new \(count)")
        #expect(bench.save(by: pattern, current, to: next, watcher) == [next], "\(pattern), number \(count)")
        current = next
      }
    }

    @Test("A file that does not exist yet is seen when it comes")
    func newFileIsSeen() throws {
      let bench = try #require(SaveBench())
      let watcher = bench.watcher(asksSystem: true)
      #expect(bench.save(by: "truncate", nil, to: Self.new, watcher) == [Self.new])
    }

    @Test("A remote file system is polled besides")
    func remoteFilesArePolled() throws {
      let bench = try #require(SaveBench())
      let device = try #require(FileStamp(of: bench.folder)).device
      let major = ((device >> 8) & 0xfff) | ((device >> 32) & ~0xfff)
      let minor = (device & 0xff) | ((device >> 12) & 0xffff_ff00)
      let table = MountTable("1 0 \(major):\(minor) / / rw - nfs4 host:/share rw")
      let watcher = PackWatcher(
        files: [bench.file], mountTable: table, asksSystem: true, at: MonotonicClock.now)
      #expect(watcher.method == .polled(because: .remoteFiles))
      #expect(watcher.deadline != nil)
    }

    @Test("Whatever changes in a watched folder is seen")
    func folderIsSeen() throws {
      let bench = try #require(SaveBench())
      let watcher = PackWatcher(
        files: [bench.file], folders: [bench.folder], mountTable: MountTable(""), asksSystem: true,
        delays: bench.delays,
        at: MonotonicClock.now)
      #expect(watcher.deadline == nil)
      bench.write("picture", as: "top@2x.png")
      #expect(bench.wait(for: watcher.descriptor))
      _ = watcher.wake(at: MonotonicClock.now)
      #expect(watcher.deadline != nil)
    }

    @Test("Other files in the pack's folder are nothing new")
    func otherFilesAreNothing() throws {
      let bench = try #require(SaveBench())
      let watcher = bench.watcher(asksSystem: true)
      bench.write("swap", as: ".CJSkin.plist.swp")
      #expect(bench.wait(for: watcher.descriptor))
      #expect(!watcher.wake(at: MonotonicClock.now))
      #expect(watcher.deadline == nil)
    }
  }
#endif
