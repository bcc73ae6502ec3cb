import Texts

/// What a word of a command line names. By it a shell completes the word.
enum WordKind: Hashable, Sendable {
  /// Something that nobody can list: a colour, a number.
  case free
  /// A folder, a plist, a JSON file or a zip.
  case pack
  /// A skin of the pack that the command line names.
  case skin
  case packOrSkin
  /// A revision of the Git repository that the pack is in.
  case revision
  case folder
  /// A file with one of these endings, with any where there are none.
  case file(endings: [String])
  case names([String])
  case command
}

extension WordKind {
  /// Of files that can be packs.
  static let packEndings = ["plist", "json", "zip"]
}

extension OptionName {
  /// What its value names in a command.
  func kind(in command: CommandName) -> WordKind {
    switch value {
    case .flag, .seconds, .minutes: .free
    case .text(_, let kind): kind
    case .output: .file(endings: command == .pack ? ["zip"] : command.formats)
    case .choice(let names): .names(names)
    case .format: .names(command.formats)
    case .size: .names(["80x24", "120x40", "200x60", "40x20"])
    case .language: .names(Language.options)
    }
  }
}
