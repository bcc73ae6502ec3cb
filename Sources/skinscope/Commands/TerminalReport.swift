import Cells
import Colors
import Terminal
import Texts

/// What `color --terminal` says: how many colours the terminal gets, why, and what would change that.
struct TerminalReport: Equatable {
  enum Asked: Equatable {
    case not(TerminalAdviceText)
    case silent
    /// It answered to the end, with something about 24-bit colours or nothing.
    case answered(Bool)
  }

  let terminal: String
  /// Nil where there is no screen at all.
  let decision: DepthDecision?
  var asked = Asked.not(.notAskedDecided)
  /// How long the answer took.
  var milliseconds = 0
  /// How many entries of its palette it has told.
  var paletteEntries = 0
  let advice: [TerminalAdviceText]
  /// Why there is no screen.
  var failure: TerminalText?

  /// For people: a heading a line, the advice below each other.
  func text(in language: Language) -> SafeText {
    func words(_ text: some Localizable) -> SafeText { text.text(in: language) }
    var rows: [(TerminalAdviceText, SafeText)] = [(.terminal, SafeText(terminal))]
    if let decision {
      rows.append((.colors, SafeText(decision.depth.rawValue)))
      rows.append((.because, words(decision.reason.text)))
      rows.append((.asked, words(askedText)))
      if paletteEntries > 0 { rows.append((.palette, words(TerminalAdviceText.ownPalette(paletteEntries)))) }
    } else {
      rows.append((.colors, words(TerminalAdviceText.noScreen)))
    }
    if let failure { rows.append((.because, words(failure))) }
    let width = (rows.map(\.0) + [.toChange]).map { words($0).displayWidth }.max() ?? 0
    var lines = rows.flatMap { Self.lines(of: $1, behind: words($0), width: width) }
    for (number, advice) in advice.enumerated() {
      lines += Self.lines(
        of: words(advice), behind: number == 0 ? words(TerminalAdviceText.toChange) : "", width: width)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of text: SafeText, behind term: SafeText, width: Int) -> [SafeText] {
    let indent = width + 2
    let lines = text.wrapped(to: 80 - indent)
    return [term.padded(to: indent) + (lines.first ?? "")]
      + lines.dropFirst().map { SafeText(repeating: " ", count: indent) + $0 }
  }

  private var askedText: TerminalAdviceText {
    switch asked {
    case .not(let why): why
    case .silent: .noAnswer(milliseconds: milliseconds)
    case .answered(true): .answered(milliseconds: milliseconds)
    case .answered(false): .answeredNothing(milliseconds: milliseconds)
    }
  }

  /// For programs.
  func json(in language: Language) -> JSONValue {
    let answered: JSONValue =
      switch asked {
      case .not: .null
      case .silent: .boolean(false)
      case .answered: .boolean(true)
      }
    return .object([
      ("term", .string(terminal)), ("depth", .optional(decision?.depth.rawValue)),
      ("reason", .text((failure ?? decision?.reason.text)?.text(in: language) ?? "")),
      ("answered", answered), ("advice", .array(advice.map { .text($0.text(in: language)) })),
    ])
  }
}
