import Cells
import Colors
import Terminal
import Texts

/// What `color --terminal` says: how many colours the terminal gets, why, and what would change that.
struct TerminalReport: Equatable {
  enum Asked: Equatable {
    case not
    case silent
    /// It answered to the end, with something about 24-bit colours or nothing.
    case answered(Bool)
  }

  let terminal: String
  /// Nil where there is no screen at all.
  let decision: DepthDecision?
  var asked = Asked.not
  /// How long the answer took.
  var milliseconds = 0
  /// How many entries of its palette it has told.
  var paletteEntries = 0
  let advice: [TerminalAdviceText]
  /// Why there is no screen.
  var failure: TerminalText?

  /// Asks the terminal of this process.
  @MainActor
  static func current(_ environment: Environment) -> TerminalReport {
    let name = environment.variables["TERM"] ?? ""
    do throws(TerminalError) {
      let terminal = try TerminfoEntry.read(environment: environment.variables)
      return report(on: terminal, environment: environment.variables)
    } catch {
      return TerminalReport(terminal: name, decision: nil, advice: [], failure: error.text)
    }
  }

  @MainActor
  private static func report(on terminal: TerminfoEntry, environment: [String: String]) -> TerminalReport {
    let conversation = TerminalConversation(terminal: terminal, environment: environment)
    defer { conversation.end() }
    let start = MonotonicClock.now
    let decision = conversation.decideDepth(option: nil, environment: environment, terminal: terminal)
    let spent = Int((MonotonicClock.now - start) / 1_000_000)
    let asked: Asked =
      conversation.transcript.sent.isEmpty
      ? .not : conversation.isWaiting ? .silent : .answered(conversation.answers.depth != nil)
    return TerminalReport(
      terminal: terminal.name, decision: decision, asked: asked, milliseconds: spent,
      paletteEntries: conversation.answers.entries.count,
      advice: decision.advice(environment: environment, terminal: terminal.name))
  }

  /// For people: a heading a line, the advice below each other.
  func text(in language: Language) -> String {
    func words(_ text: some Localizable) -> String { text.text(in: language) }
    var rows: [(TerminalAdviceText, String)] = [(.terminal, SafeText(terminal).description)]
    if let decision {
      rows.append((.colors, decision.depth.rawValue))
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

  private static func lines(of text: String, behind term: String, width: Int) -> [String] {
    let indent = width + 2
    let lines = text.wrapped(toColumns: 80, indent: indent, hanging: indent)
    return [term.padded(to: indent) + (lines.first?.dropFirst(indent) ?? "")] + lines.dropFirst()
  }

  private var askedText: TerminalAdviceText {
    switch asked {
    case .not: .notAsked
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
      ("reason", .string((failure ?? decision?.reason.text)?.text(in: language) ?? "")),
      ("answered", answered), ("advice", .array(advice.map { .string($0.text(in: language)) })),
    ])
  }
}
