import Linting

/// Every command that there is.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case preview, list, show, render, sheet, lint, diff, color, install, remove, pack, cache, completion,
    manual, help
}

/// What stands behind a command without dashes.
struct Operand: Hashable, Sendable {
  enum Count: Hashable, Sendable {
    case one, optional, oneOrMore
  }

  /// The word that stands for it in the help.
  let placeholder: String
  let kind: WordKind
  let count: Count

  static let pack = Operand(placeholder: "PACK", kind: .pack, count: .optional)
  static let packs = Operand(placeholder: "PACK", kind: .pack, count: .oneOrMore)
  static let comparedPack = Operand(placeholder: "PACK", kind: .pack, count: .one)
  static let otherPack = Operand(placeholder: "PACK2|SKIN1", kind: .packOrSkin, count: .optional)
  static let otherSkin = Operand(placeholder: "SKIN2", kind: .skin, count: .optional)
  static let skin = Operand(placeholder: "SKIN", kind: .skin, count: .one)
  static let source = Operand(placeholder: "SOURCE", kind: .pack, count: .one)
  static let changedPack = Operand(placeholder: "PACK", kind: .pack, count: .one)
  static let folder = Operand(placeholder: "DIR", kind: .folder, count: .one)
  static let values = Operand(placeholder: "VALUE", kind: .free, count: .oneOrMore)
  static let cacheAction = Operand(placeholder: "clear", kind: .names(["clear"]), count: .one)
  static let shell = Operand(
    placeholder: Shell.names.joined(separator: "|"), kind: .names(Shell.names), count: .one)
  static let command = Operand(placeholder: "COMMAND", kind: .command, count: .optional)

  /// As a synopsis shows it.
  var synopsis: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .oneOrMore: "\(placeholder)…"
    }
  }
}

/// The one declaration of the commands: what each takes. The parser, the help and all that is made from it read
/// nothing else.
extension CommandName {
  var operands: [Operand] {
    switch self {
    case .preview, .list, .render, .sheet: [.pack]
    case .show: [.skin, .pack]
    case .lint: [.packs]
    case .diff: [.comparedPack, .otherPack, .otherSkin]
    case .color: [.values]
    case .install: [.source]
    case .remove: [.skin, .changedPack]
    case .pack: [.folder]
    case .cache: [.cacheAction]
    case .completion: [.shell]
    case .manual: []
    case .help: [.command]
    }
  }

  /// The options of its own, in the order of the help; those that every command has come on top.
  var ownOptions: [OptionName] {
    switch self {
    case .preview:
      [
        .skin, .color, .palette, .pictures, .map, .theme, .every, .against, .noMouse, .noWatch, .offline,
        .log, .kiosk, .idle,
      ]
    case .list: [.json, .offline]
    case .show: [.map, .json, .offline]
    case .lint: [.format, .strict, .reader, .matrix, .baseline, .updateBaseline, .offline]
    case .diff: [.git, .format, .offline]
    case .render: [.skin, .all, .page, .size, .map, .theme, .color, .format, .output, .offline]
    case .sheet: [.output, .format, .map, .theme, .offline]
    case .color: [.on, .terminal, .json]
    case .install: [.into, .dryRun, .offline]
    case .remove: [.dryRun]
    case .pack: [.output]
    case .cache: [.dryRun]
    case .completion, .manual, .help: []
    }
  }

  /// What its `--format` may be; empty where it has none.
  var formats: [String] {
    switch self {
    case .lint: LintFormat.allCases.map(\.rawValue)
    case .diff: DiffFormat.allCases.map(\.rawValue)
    case .render: RenderFormat.allCases.map(\.rawValue)
    case .sheet: SheetFormat.allCases.map(\.rawValue)
    case .preview, .list, .show, .color, .install, .remove, .pack, .cache, .completion, .manual, .help: []
    }
  }

  /// Of its own options those that have to be there.
  var requiredOptions: [OptionName] {
    switch self {
    case .install: [.into]
    case .pack, .sheet: [.output]
    case .preview, .list, .show, .lint, .diff, .render, .color, .remove, .cache, .completion, .manual, .help:
      []
    }
  }

  /// What only our own scripts say to it: understood, but neither told nor offered.
  var internalOptions: [OptionName] {
    switch self {
    case .completion: [.words]
    case .preview, .list, .show, .lint, .diff, .render, .sheet, .color, .install, .remove, .pack, .cache,
      .manual, .help:
      []
    }
  }

  /// All options that may be given with it.
  var options: [OptionName] { ownOptions + OptionName.common }
}

extension OptionName {
  /// What every command understands.
  static let common: [OptionName] = [.lang, .help, .version]

  /// All that people are told of.
  static let told = allCases.filter { option in
    !CommandName.allCases.contains { $0.internalOptions.contains(option) }
  }
}
