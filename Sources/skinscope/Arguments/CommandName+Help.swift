import Texts

/// A command line, and what it shows.
struct Example: Sendable {
  let line: SafeText
  let text: CommandHelpText

  init(_ line: SafeText, _ text: CommandHelpText) {
    (self.line, self.text) = (line, text)
  }
}

extension CommandName {
  var summary: CommandHelpText {
    switch self {
    case .preview: .preview
    case .list: .list
    case .show: .show
    case .lint: .lint
    case .diff: .diff
    case .render: .render
    case .sheet: .sheet
    case .color: .color
    case .install: .install
    case .remove: .remove
    case .pack: .pack
    case .cache: .cache
    case .completion: .completion
    case .manual: .manual
    case .help: .help
    }
  }

  /// What help shows first, since an example teaches faster than a grammar.
  var examples: [Example] {
    switch self {
    case .preview:
      [
        Example("skinscope", .previewShipped), Example("skinscope MyApp/Skins", .previewOwn),
        Example("skinscope MyApp/Skins --skin night --color 256", .previewSkin),
        Example("skinscope https://example.com/skins.json", .previewLink),
      ]
    case .list:
      [Example("skinscope list MyApp/Skins", .listHere), Example("skinscope list --json", .listScript)]
    case .show:
      [
        Example("skinscope show default", .showDefault),
        Example(
          #"skinscope show night --json | jq -r '.roles.Color["nav.background"].shown'"#, .showScript),
      ]
    case .lint:
      [
        Example("skinscope lint MyApp/Skins", .lintPack),
        Example("skinscope lint Skins/* --strict --format github", .lintCI),
        Example("skinscope lint MyApp/Skins --baseline known.json --update-baseline", .lintBaseline),
        Example("skinscope lint MyApp/Skins --matrix", .lintMatrix),
      ]
    case .diff:
      [
        Example("skinscope diff MyApp/Skins day night", .diffSkins),
        Example("skinscope diff old.zip MyApp/Skins", .diffPacks),
        Example("skinscope diff --git main MyApp/Skins --format markdown", .diffGit),
      ]
    case .render:
      [
        Example("skinscope render --skin night -o night.png", .renderScreen),
        Example("skinscope render --all --format html -o screens", .renderAll),
        Example("skinscope render --size 40x20", .renderNarrow),
      ]
    case .sheet:
      [
        Example("skinscope sheet MyApp/Skins -o skins.html", .sheetPage),
        Example("skinscope sheet MyApp/Skins -o skins.png", .sheetPicture),
      ]
    case .color:
      [
        Example("skinscope color '#FFF'", .colorTrap),
        Example("skinscope color '#8A8A8E' --on '#FFFFFF'", .colorContrast),
        Example("skinscope color --terminal", .colorTerminal),
        Example("skinscope color - --json < colours.txt", .colorList),
      ]
    case .install:
      [
        Example("skinscope install spring.zip --into MyApp/Skins --dry-run", .installTry),
        Example("skinscope install spring.zip --into MyApp/Skins", .installZip),
        Example("skinscope install night.plist --into MyApp/Skins", .installPlist),
      ]
    case .remove:
      [Example("skinscope remove night MyApp/Skins", .removeSkin)]
    case .pack:
      [Example("skinscope pack MyApp/Skins -o skins.zip", .packFolder)]
    case .cache:
      [
        Example("skinscope cache clear", .cacheClear),
        Example("skinscope cache clear --dry-run", .cacheDryRun),
      ]
    case .completion:
      [
        Example(#"eval "$(skinscope completion bash)""#, .completionBash),
        Example("skinscope completion zsh > ~/.zfunc/_skinscope", .completionZsh),
        Example("skinscope completion fish | source", .completionFish),
      ]
    case .manual:
      [
        Example("skinscope manual | man -l -", .manualRead),
        Example("skinscope manual > skinscope.1", .manualWrite),
      ]
    case .help:
      [Example("skinscope help color", .helpCommand)]
    }
  }
}

extension CommandName {
  /// What its page says at its end.
  var remarks: [HelpText] {
    switch self {
    case .preview, .list, .show, .lint, .diff, .render, .sheet: [.whatAPackIs, .phoneShowsAnother]
    case .install: [.howUpdatesWork, .nothingHalfDone, .phoneShowsAnother]
    case .remove: [.nothingHalfDone]
    case .pack: [.howZipsAreLaidOut]
    case .completion: [.whatIsCompleted]
    case .color: [.dashes]
    case .cache, .manual, .help: []
    }
  }
}

extension OptionName {
  /// What it does in a command.
  func summary(for command: CommandName) -> OptionHelpText {
    if self == .output, command == .pack { return .outputZip }
    if self == .output, command == .sheet { return .outputSheet }
    if self == .offline, command == .install { return .offlineSource }
    return summary
  }

  private var summary: OptionHelpText {
    switch self {
    case .skin: .skin
    case .all: .all
    case .page: .page
    case .size: .size
    case .color: .color
    case .palette: .palette
    case .pictures: .pictures
    case .theme: .theme
    case .format: .format
    case .output: .output
    case .json: .json
    case .into: .into
    case .dryRun: .dryRun
    case .on: .on
    case .terminal: .terminal
    case .log: .log
    case .every: .every
    case .against: .against
    case .map: .map
    case .strict: .strict
    case .reader: .reader
    case .matrix: .matrix
    case .baseline: .baseline
    case .git: .git
    case .updateBaseline: .updateBaseline
    case .noMouse: .noMouse
    case .noWatch: .noWatch
    case .kiosk: .kiosk
    case .idle: .idle
    case .offline: .offline
    case .lang: .lang
    case .help: .help
    case .version: .version
    case .words: .words
    }
  }

  /// As the list of a command's options shows it: `-o, --output FILE`.
  func term(in command: CommandName? = nil) -> String {
    let names = (letter.map { "-\($0), " } ?? "    ") + spelling
    return placeholder(in: command).map { names + " " + $0 } ?? names
  }
}
