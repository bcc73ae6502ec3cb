import Screens
import Texts

/// skinscope(1), made from the declarations of commands, options and keys.
struct ManualPage {
  let language: Language

  var text: SafeText {
    var page = Roff()
    page.title(
      "SKINSCOPE", date: SafeText(Version.date), version: "Skinscope \(Version.current)",
      heading: text(.userCommands))
    names(&page)
    description(&page)
    commands(&page)
    options(&page)
    keys(&page)
    entries(&page, .files, Self.files)
    entries(&page, .environment, Self.variables)
    exitStatus(&page)
    examples(&page)
    seeAlso(&page)
    return page.text
  }

  private func text(_ text: ManualText) -> SafeText { text.text(in: language) }
  private func text(_ text: HelpText) -> SafeText { text.text(in: language) }

  private func names(_ page: inout Roff) {
    page.section(text(.name))
    page.name("skinscope", text(HelpText.tagline))
    page.section(text(.synopsis))
    page.synopsis(["skinscope", "[PACK]", "[\(text(.optionWord))…]"])
    page.synopsis(["skinscope", "COMMAND", "…"])
  }

  private func description(_ page: inout Roff) {
    page.section(text(.description))
    let paragraphs: [SafeText] = [
      text(.whatItIs), text(.whatIsShownOfIt), text(HelpText.whatAPackIs), text(.whatAPackHolds),
      text(HelpText.phoneShowsAnother),
    ]
    for paragraph in paragraphs { page.words(paragraph) }
  }

  private func commands(_ page: inout Roff) {
    page.section(text(HelpText.commands))
    for group in CommandGroup.allCases {
      page.subsection(text(group.heading))
      for command in group.commands {
        page.synopsis(synopsis(of: command))
        let remarks = command.remarks.filter { !Self.saidBefore.contains($0) }
        page.indented([command.summary.text(in: language)] + remarks.map(text))
      }
    }
  }

  /// What stands under the description, and need not be said of each command.
  private static let saidBefore: [HelpText] = [.whatAPackIs, .phoneShowsAnother]

  private func synopsis(of command: CommandName) -> [SafeText] {
    [command.synopsis]
      + command.ownOptions.map { option in
        let usage = SafeText(option.usage(in: command))
        return command.requiredOptions.contains(option) ? usage : "[\(usage)]"
      }
  }

  private func options(_ page: inout Roff) {
    page.section(text(HelpText.options))
    page.words(text(.optionsMeanTheSame))
    for group in OptionGroup.allCases {
      page.subsection(text(group.heading))
      for option in OptionName.told where option.group == group { entry(option, &page) }
    }
  }

  /// An option, with what it does in the commands that have it, where that differs of each.
  private func entry(_ option: OptionName, _ page: inout Roff) {
    let names = option.letter.map { "-\($0), \(option.spelling)" } ?? option.spelling
    let term = SafeText(option.placeholder(in: nil).map { names + " " + $0 } ?? names)
    let commands = CommandName.allCases.filter { $0.ownOptions.contains(option) }
    page.entry(typed: term, option.summary(for: commands.first ?? .help).text(in: language))
    var rest = commands[...]
    while let command = rest.first {
      let summary = option.summary(for: command)
      let alike = rest.filter {
        option.summary(for: $0) == summary && $0.formats(of: option) == command.formats(of: option)
      }
      rest = rest.filter { !alike.contains($0) }[...]
      if command != commands.first, summary != option.summary(for: commands.first ?? .help) {
        page.remark(summary.text(in: language))
      }
      page.remark(text(.usedBy(commands: alike.map(\.rawValue), formats: command.formats(of: option))))
    }
  }

  private func keys(_ page: inout Roff) {
    page.section(text(.keys))
    for row in KeyTable.rows { page.entry(row.keys, row.meaning.text(in: language)) }
  }

  private func entries(_ page: inout Roff, _ heading: ManualText, _ rows: [(SafeText, ManualText)]) {
    page.section(text(heading))
    for (name, meaning) in rows { page.entry(name, text(meaning)) }
  }

  private func exitStatus(_ page: inout Roff) {
    page.section(text(.exitStatus))
    for row in HelpPage.exitCodes { page.entry(row.code, text(row.meaning)) }
  }

  private func examples(_ page: inout Roff) {
    page.section(text(HelpText.examples))
    for example in CommandName.allCases.flatMap(\.examples) {
      page.words(example.text.text(in: language))
      page.example(example.line)
    }
  }

  private func seeAlso(_ page: inout Roff) {
    page.section(text(.seeAlso))
    page.words("git(1), curl(1), plutil(1), terminfo(5)")
    page.words(text(.moreOnTheNet))
  }
}

extension ManualPage {
  private static let files: [(SafeText, ManualText)] = [
    ("CJSkin.plist", .fileOfSkins), ("Skinscope.plist", .fileOfRoles),
    ("SKIN.bundle/, SKIN/, Assets.xcassets", .foldersOfImages),
    ("$XDG_CACHE_HOME/skinscope, ~/.cache/skinscope", .folderOfCache),
    ("$XDG_STATE_HOME/skinscope, ~/.local/state/skinscope", .folderOfState),
    ("PREFIX/share/skinscope/themes", .folderOfThemes),
  ]

  private static let variables: [(SafeText, ManualText)] = [
    ("LC_ALL, LC_MESSAGES, LANG", .variableOfLanguage), ("COLORTERM, TERM", .variableOfColors),
    ("NO_COLOR", .variableOfNoColor), ("VISUAL, EDITOR", .variableOfEditor),
    ("SKINSCOPE_THEMES", .variableOfThemes), ("XDG_CACHE_HOME, XDG_STATE_HOME", .variableOfFolders),
    ("http_proxy, https_proxy, all_proxy, no_proxy", .variableOfProxy),
  ]
}

extension CommandName {
  /// What an option that names a format may be.
  fileprivate func formats(of option: OptionName) -> [String] { option.value == .format ? formats : [] }
}
