import Texts

/// The commands in the groups in which help tells of them.
enum CommandGroup: CaseIterable {
  case looking, checking, changing, others

  var heading: HelpText {
    switch self {
    case .looking: .looking
    case .checking: .checking
    case .changing: .changing
    case .others: .others
    }
  }

  var commands: [CommandName] { CommandName.allCases.filter { $0.group == self } }
}

extension CommandName {
  var group: CommandGroup {
    switch self {
    case .preview, .list, .show, .render, .sheet: .looking
    case .lint, .diff, .color: .checking
    case .install, .remove, .pack: .changing
    case .cache, .completion, .manual, .help: .others
    }
  }
}

/// The options in the groups in which help tells of them.
enum OptionGroup: CaseIterable {
  case shown, running, output, everywhere

  var heading: HelpText {
    switch self {
    case .shown: .whatIsShown
    case .running: .howItRuns
    case .output: .output
    case .everywhere: .everywhere
    }
  }
}

extension OptionName {
  var group: OptionGroup {
    switch self {
    case .skin, .all, .page, .size, .color, .palette, .pictures, .map, .theme, .against, .on, .git: .shown
    case .every, .terminal, .into, .reader, .strict, .baseline, .updateBaseline, .dryRun, .noMouse, .noWatch,
      .offline, .kiosk, .idle, .words:
      .running
    case .format, .output, .json, .log, .matrix: .output
    case .lang, .help, .version: .everywhere
    }
  }
}
