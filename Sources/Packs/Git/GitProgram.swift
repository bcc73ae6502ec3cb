import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a pack cannot be taken out of a Git repository.
public enum GitError: Error {
  /// What the user named is not there.
  case unknownRevision(String)
  case git(GitText)
  case pack(PackError)
}

/// The program git, in a process of its own, never through a shell.
public struct GitProgram: Hashable, Sendable {
  /// Its name, looked for on the `PATH`, or its path.
  public var name: String
  /// What it is told of the environment, as `NAME=value`. Variables such as `GIT_DIR`, which a hook has set, are not
  /// among them: which repository is meant, the pack's folder says.
  public var environment: [String]

  /// How to find programs, and the user's settings.
  public static let variableNames = ["PATH", "HOME", "XDG_CONFIG_HOME"]

  /// - Parameter variables: the environment, of which only `variableNames` are taken.
  public init(name: String = "git", variables: [String: String] = [:]) {
    self.name = name
    environment =
      [
        "LC_ALL=C.UTF-8", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
        "GIT_ALLOW_PROTOCOL=none",
      ]
      + Self.variableNames.compactMap { name in variables[name].map { "\(name)=\($0)" } }
  }

  /// Nothing of the repository's own is run: no hook, no watcher, no pager, and nothing is fetched. Filters, `textconv`
  /// and other drivers are not asked for: what this program is told to do reads objects and no work tree.
  private static let settings = [
    "--no-pager", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c",
    "protocol.allow=never",
    "-c", "gc.auto=0", "-c", "maintenance.auto=false",
  ]

  /// What git says of a question.
  struct Answer {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var succeeded = false

    /// The output as a line.
    var line: String { Self.line(output) }
    /// The first thing that it complains of.
    var complaint: String {
      String(decoding: errors.prefix(2000), as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }

    private static func line(_ bytes: [UInt8]) -> String {
      String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }
  }

  /// The most that is read of an answer, where nothing else is known.
  static let byteLimit = Limits.Plist.byteCount

  /// Runs git to its end.
  ///
  /// - Parameters:
  ///   - folder: where it is run.
  ///   - input: all of its standard input, no more than a pipe holds: 16 KiB.
  ///   - byteLimit: the most that is read of the answer.
  /// - Throws: `GitError` where it cannot be started or says more; that it failed the answer says.
  func run(
    _ arguments: [String], in folder: String, input: [UInt8] = [], byteLimit: Int = Self.byteLimit
  ) throws(GitError) -> Answer {
    let process: ChildProcess
    do throws(SystemFailure) {
      process = try ChildProcess(
        name, Self.settings + ["-C", folder.isEmpty ? "." : folder] + arguments, input: input,
        environment: environment)
    } catch {
      throw .git(error.code == ENOENT ? .noGit : .failed(reason: String(cString: strerror(error.code))))
    }
    var answer = Answer()
    while !process.isSilent {
      let output = process.readOutput { answer.output += $0 }
      let errors = process.readErrors { answer.errors += $0 }
      if answer.output.count + answer.errors.count > byteLimit {
        throw .git(.tooLarge(FilePath.name(of: folder), mebibytes: byteLimit >> 20))
      }
      if output == .bytes || errors == .bytes { continue }
      var polled = [process.output, process.errors].filter { $0 >= 0 }.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      if !polled.isEmpty { _ = poll(&polled, nfds_t(polled.count), -1) }
    }
    answer.succeeded = process.ending() == .exit(0)
    return answer
  }
}
