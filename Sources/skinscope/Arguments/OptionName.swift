import Colors
import Linting
import Preview
import Screens
import Skins
import Texts
import Theming

/// Every option that there is. An option means the same in every command that has it.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case skin, all, page, size, color, palette, pictures, map, theme, every, format, output, json, on, terminal,
    log, into
  case strict, reader, matrix, baseline, git
  case updateBaseline = "update-baseline"
  case dryRun = "dry-run"
  case noMouse = "no-mouse"
  case noWatch = "no-watch"
  case offline, against, kiosk, idle
  case lang, help, version
  case words
}

/// What an option takes.
enum OptionValue: Hashable, Sendable {
  /// Nothing: it is there or not.
  case flag
  /// Any text that names something; the word stands for it in the help.
  case text(placeholder: String, WordKind)
  /// A file to write, by its ending in one of the formats of the command.
  case output
  case choice([String])
  /// One of the formats of the command.
  case format
  /// Columns and rows, such as `80x24`.
  case size
  /// A number of seconds above 0.
  case seconds
  /// A number of minutes above 0, a day at most.
  case minutes
  /// A language of ours, under any usual name.
  case language
}

extension OptionName {
  /// As it is typed.
  var spelling: String { "--" + rawValue }

  /// The one letter that also stands for it.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .help: "h"
    case .version: "V"
    case .skin, .all, .page, .size, .color, .palette, .pictures, .map, .theme, .format, .every, .json, .on,
      .terminal, .log, .into, .dryRun, .noMouse, .noWatch, .offline, .against, .strict, .reader, .matrix,
      .baseline, .git,
      .updateBaseline, .kiosk, .idle, .lang, .words:
      nil
    }
  }

  var value: OptionValue {
    switch self {
    case .skin: .text(placeholder: "SKIN", .skin)
    case .page: .choice(Phone.Tab.allCases.map(\.rawValue))
    case .size: .size
    case .color: .choice(["auto"] + ColorDepth.allCases.map(\.rawValue))
    case .palette: .choice(["redefine"])
    case .pictures: .choice(PictureOption.names)
    case .theme: .choice(BuiltInTheme.allCases.map(\.rawValue))
    case .format: .format
    case .reader: .choice(ReaderLibrary.allCases.map(\.rawValue))
    case .output: .output
    case .every: .seconds
    case .idle: .minutes
    case .on: .text(placeholder: "VALUE", .free)
    case .log: .text(placeholder: "FILE", .file(endings: []))
    case .map: .text(placeholder: "FILE", .file(endings: ["plist", "json"]))
    case .baseline: .text(placeholder: "FILE", .file(endings: ["json"]))
    case .git, .against: .text(placeholder: "REV", .revision)
    case .into: .text(placeholder: "PACK", .pack)
    case .lang: .language
    case .all, .strict, .matrix, .updateBaseline, .json, .terminal, .dryRun, .noMouse, .noWatch, .offline,
      .kiosk, .help, .version, .words:
      .flag
    }
  }

  /// The word that stands for its value in the help of a command, nil for a flag.
  func placeholder(in command: CommandName?) -> String? {
    switch value {
    case .flag: nil
    case .text(let placeholder, _): placeholder
    case .output: "FILE"
    case .choice(let names): names.joined(separator: "|")
    case .format: command.map { $0.formats.joined(separator: "|") } ?? "FORMAT"
    case .size: "80x24"
    case .seconds: "SECONDS"
    case .minutes: "MINUTES"
    case .language: Language.options.joined(separator: "|")
    }
  }
}
