#if os(Linux)
  import TestSupport
  import Testing

  /// What a bound process still can do, tried by one.
  @Suite struct BoundProcessTests {
    private let scratch: TemporaryFolder

    init() throws {
      scratch = try TemporaryFolder(["pack/inside", "pack/doomed", "elsewhere/secret"])
    }

    private func probe(_ bonds: String) throws -> [String: String] {
      try Probe.run([bonds, scratch.path + "/pack", scratch.path + "/elsewhere"])
    }

    private func expectNothingWritten() {
      #expect(scratch.text("pack/inside") == "line\n")
      #expect(scratch.has("pack/doomed"))
      #expect(["pack/new", "pack/link", "pack/moved", "elsewhere/new"].filter(scratch.has) == [])
    }

    /// What looking needs.
    private static let looking = [
      "read-inside", "list-inside", "watch-inside", "memory", "ask-limit", "clock", "descriptor", "pipe",
      "poll", "raise",
    ]

    private static let programs = ["posix_spawn", "execve"]
    private static let processes = ["fork", "clone", "unshare", "setsid"]
    private static let others = ["ptrace", "kill-parent", "tgkill-parent"]
    private static let net = ["socket-inet", "socket-unix", "socketpair", "io_uring"]
    private static let outside = ["read-outside", "list-outside", "read-passwd"]
    private static let writing = [
      "write-inside", "append-inside", "truncate-inside", "create-inside", "create-outside", "temporary",
      "tty",
      "mkdir", "symlink", "truncate", "rename", "link", "unlink",
    ]

    @Test(
      "seccomp leaves nothing but looking",
      .enabled(if: Probe.bindsCalls, "this system does not let processes filter system calls"))
    func seccompLeavesNothingButLooking() throws {
      let told = try probe("calls")
      for trial in Self.looking { #expect(told[trial] == "ok", "\(trial)") }
      let refused =
        Self.programs + Self.processes + Self.others + Self.net + Self.writing + [
          "chmod", "execute-memory", "map-code", "type-for-others", "signal-others", "set-limit",
        ]
      for trial in refused { #expect(told[trial] == "EPERM", "\(trial)") }
      for trial in ["clone3", "openat2"] { #expect(told[trial] == "ENOSYS", "\(trial)") }
      expectNothingWritten()
    }

    @Test(
      "Landlock leaves no file but the pack's", .enabled(if: Probe.bindsFiles, "this system has no Landlock"))
    func landlockLeavesNoFileButThePacks() throws {
      let told = try probe("files")
      for trial in Self.looking { #expect(told[trial] == "ok", "\(trial)") }
      for trial in Self.programs + Self.outside + Self.writing {
        #expect(told[trial] == "EACCES", "\(trial)")
      }
      expectNothingWritten()
    }

    @Test(
      "Both together hold what each holds",
      .enabled(if: Probe.bindsFiles && Probe.bindsCalls, "this system lacks one of the bonds"))
    func bothTogetherHoldWhatEachHolds() throws {
      let told = try probe("all")
      for bond in ["limits", "privileges", "files", "calls"] {
        #expect(told["bind-\(bond)"] == "0", "\(bond)")
      }
      for trial in Self.looking { #expect(told[trial] == "ok", "\(trial)") }
      for trial in Self.outside { #expect(told[trial] == "EACCES", "\(trial)") }
      for trial in Self.programs + Self.processes + Self.net + Self.writing {
        #expect(told[trial] == "EPERM", "\(trial)")
      }
      expectNothingWritten()
    }

    @Test("The limits hold")
    func theLimitsHold() throws {
      let told = try probe("limits")
      for limit in ["core", "file", "processes"] { #expect(told["limit-\(limit)"] == "0", "\(limit)") }
      #expect(told["write-byte"] == "EFBIG")
    }

    @Test(
      "Each architecture has a filter of its own",
      .enabled(if: Probe.bindsCalls, "libseccomp is not there"),
      arguments: [("x86_64", 3_221_225_534), ("aarch64", 3_221_225_655)])
    func eachArchitectureHasAFilterOfItsOwn(name: String, number: Int) throws {
      let filter = try Probe.output(of: ["pfc", name])
      #expect(filter.contains("if ($arch == \(number))"))
      for call in ["\"read\"", "\"openat\"", "\"ioctl\"", "\"mmap\"", "\"ppoll\"", "\"tgkill\""] {
        #expect(filter.contains("# filter for syscall \(call)"), "\(call)")
      }
      for call in ["execve", "socket", "connect", "unlinkat", "clone", "ptrace"] {
        #expect(!filter.contains("# filter for syscall \"\(call)\""), "\(call)")
      }
      #expect(filter.contains("# default action\n  action ERRNO(1);"))
      #expect(filter.contains("# invalid architecture action\naction ERRNO(1);"))
    }
  }
#endif
