import Colors
import Kiosk
import Packs
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the commands may know of the world around them; read once, at the start.
struct Environment: Sendable {
  var variables: [String: String] = [:]
  /// What a stranger called his terminal, where that is the name of none.
  var refusedTerminal: String?
  /// The program's own file, links resolved; nil where it cannot be told.
  var executable: String?
  var outputIsTerminal = false
  var inputIsTerminal = false
  /// The folder that the program was started in, links resolved; nil where it cannot be told.
  var currentFolder: String?

  /// The language that the locale asks for, by POSIX's order of precedence.
  var language: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    return Language(locale: locale ?? "")
  }

  /// How many colours lines of output may have: nil where it goes to no terminal, or NO_COLOR (non-empty) forbids.
  var outputDepth: ColorDepth? {
    guard outputIsTerminal, (variables["NO_COLOR"] ?? "").isEmpty, variables["TERM"] != "dumb" else {
      return nil
    }
    switch variables["COLORTERM"] {
    case "truecolor", "24bit": return .truecolor
    default: return .indexed256
    }
  }

  /// The person's editor, as POSIX programs look for it.
  var editor: String {
    ["VISUAL", "EDITOR"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "vi"
  }

  /// Whether there may be a screen to show the preview on, and somebody at its keys.
  var hasScreen: Bool { inputIsTerminal && outputIsTerminal }

  /// Where online images are kept between runs; nil where there is no place.
  var cacheFolder: String? { ImageCache.folder(variables: variables) }

  /// Where it is kept between runs how packs were looked at; nil where there is no place.
  var stateFolder: String? { PackMemory.folder(variables: variables) }

  /// How the net is reached.
  func net(isOffline: Bool) -> NetAccess {
    NetAccess(CurlProgram(variables: variables), isOffline: isOffline)
  }

  /// The environment of this process, of which only what somebody here asks for is read.
  static func current() -> Environment {
    let names = [
      "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM", "COLORTERM", "TERM_PROGRAM",
      "TERM_PROGRAM_VERSION", "LC_TERMINAL",
      "TMUX", "STY", "SSH_CONNECTION", "SSH_TTY", "INSIDE_EMACS", "SKINSCOPE_THEMES", "VISUAL", "EDITOR",
      "XDG_CACHE_HOME", "XDG_STATE_HOME", "HOME",
    ]
    var variables: [String: String] = [:]
    for name in names + LogGuard.variableNames + CurlProgram.variableNames + GitProgram.variableNames {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return Environment(
      variables: variables, executable: executablePath(), outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      inputIsTerminal: isatty(STDIN_FILENO) == 1, currentFolder: FileStream.resolved("."))
  }

  /// For a stranger whose word counts for little; this process forgets the rest.
  static func ofGuest() -> Environment {
    let guest = KioskEnvironment.taken()
    return Environment(
      variables: guest.variables, refusedTerminal: guest.refusedTerminal, executable: executablePath(),
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, inputIsTerminal: isatty(STDIN_FILENO) == 1,
      currentFolder: FileStream.resolved("."))
  }

  /// Whether the program was started in a folder or below it.
  func isInside(_ folder: String) -> Bool {
    currentFolder.map { $0 == folder || $0.hasPrefix(folder + "/") } ?? false
  }

  private static func executablePath() -> String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var name = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
      return FileStream.resolved(
        String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    #else
      return FileStream.resolved("/proc/self/exe")
    #endif
  }
}
