#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import CKiosk

/// Of what a guest's connection says about his surroundings, that which is believed: his language, and what his
/// terminal is. Nothing else can be said that would name a path or a program.
public struct KioskEnvironment: Hashable, Sendable {
  /// What is believed, by its name.
  public private(set) var variables: [String: String] = [:]
  /// The name of a terminal that is none, and was replaced.
  public private(set) var refusedTerminal: String?

  /// The terminal that is assumed where the guest's is unknown: what most of them understand.
  public static let assumedTerminal = "xterm-256color"

  /// Variables that are believed where their values are plain.
  private static let plain = [
    "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "NO_COLOR", "COLORTERM", "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION",
    "LC_TERMINAL",
  ]
  /// Of these it only counts whether they are there.
  private static let flags = ["TMUX", "STY", "SSH_TTY", "SSH_CONNECTION", "INSIDE_EMACS"]

  private static let longest = 100

  /// - Parameter value: of a variable of the process, nil where there is none.
  public init(_ value: (String) -> String?) {
    for name in Self.plain {
      guard let value = value(name), Self.isPlain(value) else { continue }
      variables[name] = value
    }
    for name in Self.flags where value(name).map({ !$0.isEmpty }) ?? false { variables[name] = "1" }
    guard let terminal = value("TERM"), !terminal.isEmpty else { return }
    if Self.isTerminal(terminal) {
      variables["TERM"] = terminal
    } else {
      variables["TERM"] = Self.assumedTerminal
      refusedTerminal = String(terminal.prefix(Self.longest))
    }
  }

  /// Whether a text can be the name of a description of a terminal, which is the name of a file as well.
  static func isTerminal(_ name: String) -> Bool {
    guard let first = name.utf8.first, isAlphanumeric(first), name.utf8.count <= 64 else { return false }
    return name.utf8.allSatisfy { isAlphanumeric($0) || ".+-_".utf8.contains($0) }
  }

  /// Without slashes, of which paths are made: the C library takes a locale for the name of a folder.
  private static func isPlain(_ value: String) -> Bool {
    value.utf8.count <= longest
      && value.utf8.allSatisfy { isAlphanumeric($0) || ".+-_@".utf8.contains($0) }
      && value.utf8.first != UInt8(ascii: ".")
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// That of this process, which forgets all the rest: libraries ask for variables that we have not heard of.
  public static func taken() -> KioskEnvironment {
    let environment = KioskEnvironment { name in getenv(name).map { String(cString: $0) } }
    kiosk_clear_environment()
    for (name, value) in environment.variables { setenv(name, value, 1) }
    return environment
  }
}
