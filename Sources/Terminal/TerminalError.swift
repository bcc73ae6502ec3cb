import Texts

/// Why a terminal cannot be used; `text` says so to the user, with what to do.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file, a pipe or closed.
  case notATerminal
  case termUnset
  case termUnknown(String)
  /// The terminal is `dumb`, or prints on paper.
  case termCannotAddressCursor(String)
  case noTerminfoDatabase
  /// A process has one screen at a time.
  case alreadyOpen
  case cannotBeSetUp(String)
  /// The process may open no more files.
  case noDescriptorLeft

  public var text: TerminalText {
    switch self {
    case .notATerminal: .notATerminal
    case .termUnset: .termUnset
    case .termUnknown(let name): .termUnknown(name: name)
    case .termCannotAddressCursor(let name): .termCannotAddressCursor(name: name)
    case .noTerminfoDatabase: .noTerminfoDatabase
    case .alreadyOpen: .alreadyOpen
    case .cannotBeSetUp(let name): .cannotBeSetUp(name: name)
    case .noDescriptorLeft: .noDescriptorLeft
    }
  }
}
