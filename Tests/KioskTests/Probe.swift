#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
  import TestSupport

  /// Another process, which binds itself and tells what it still can do: `kiosk-probe`, built beside these tests.
  enum Probe {
    struct Failure: Error {
      let reason: String
    }

    /// - Parameter arguments: see the head of `Tests/KioskProbe/main.c`.
    /// - Returns: its lines, by their first word.
    static func run(_ arguments: [String]) throws -> [String: String] {
      var told: [String: String] = [:]
      for line in try output(of: arguments).split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 1)
        if words.count == 2 { told[String(words[0])] = String(words[1]) }
      }
      return told
    }

    static func output(of arguments: [String]) throws -> String {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(reason: "pipe: \(errno)") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer { close(ends[0]) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      let path = folder + "/kiosk-probe"
      var words = ([path] + arguments).map { strdup($0) } + [nil]
      defer { words.forEach { free($0) } }
      var child: pid_t = 0
      let error = posix_spawn(&child, path, &actions, nil, &words, environ)
      close(ends[1])
      guard error == 0 else { throw Failure(reason: "\(path): \(String(cString: strerror(error)))") }
      let bytes = readAll(from: ends[0])
      var status: Int32 = 0
      waitpid(child, &status, 0)
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func readAll(from descriptor: Int32) -> [UInt8] {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
      }
    }

    /// Where the tests themselves were built.
    private static var folder: String {
      guard let name = realpath("/proc/self/exe", nil) else { return "." }
      defer { free(name) }
      let path = String(cString: name)
      return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// What this system can bind; a container may be forbidden either.
    static let bindsFiles = can("files")
    static let bindsCalls = can("calls")

    private static func can(_ what: String) -> Bool {
      guard let scratch = try? TemporaryFolder(["pack/", "elsewhere/"]) else { return false }
      let told = try? run([what, scratch.path + "/pack", scratch.path + "/elsewhere"])
      return told?["bind-\(what)"] == "0"
    }
  }
#endif
