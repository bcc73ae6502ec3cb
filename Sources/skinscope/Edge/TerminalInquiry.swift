import Colors
import Terminal
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks the terminal of this process what it shows.
@MainActor
final class TerminalInquiry {
  /// Not ended yet, so that what was found out can be told before a late answer is waited for.
  private var conversation: TerminalConversation?

  func report(_ environment: Environment) -> TerminalReport {
    let name = environment.variables["TERM"] ?? ""
    do throws(TerminalError) {
      let terminal = try TerminfoEntry.read(environment: environment.variables)
      return report(on: terminal, environment: environment.variables)
    } catch {
      return TerminalReport(terminal: name, decision: nil, advice: [], failure: error.text)
    }
  }

  /// All in one.
  static func reportAtOnce(_ environment: Environment) -> TerminalReport {
    let inquiry = TerminalInquiry()
    defer { inquiry.end() }
    return inquiry.report(environment)
  }

  /// Waits for an answer that is still due: whoever reads next would take it for keys.
  func end() {
    conversation?.end()
    conversation = nil
  }

  private func report(on terminal: TerminfoEntry, environment: [String: String]) -> TerminalReport {
    // What is written goes into a file or to another program, perhaps, and is about the terminal all the same.
    let isDirect = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let device = isDirect ? -1 : open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    defer { if device >= 0 { close(device) } }
    let conversation = TerminalConversation(
      terminal: terminal, environment: environment, input: isDirect ? STDIN_FILENO : device,
      output: isDirect ? STDOUT_FILENO : device)
    // Another program may be about to use the terminal.
    defer { if isDirect { self.conversation = conversation } else { conversation.end() } }
    let start = MonotonicClock.now
    let decision = conversation.decideDepth(option: nil, environment: environment, terminal: terminal)
    let spent = Int((MonotonicClock.now - start) / 1_000_000)
    return TerminalReport(
      terminal: terminal.name, decision: decision, asked: asked(conversation, terminal, decision),
      milliseconds: spent, paletteEntries: conversation.answers.entries.count,
      advice: decision.advice(environment: environment, terminal: terminal.name))
  }

  private func asked(
    _ conversation: TerminalConversation, _ terminal: TerminfoEntry, _ decision: DepthDecision
  ) -> TerminalReport.Asked {
    if !conversation.transcript.sent.isEmpty {
      return conversation.isWaiting ? .silent : .answered(conversation.answers.depth != nil)
    }
    guard case .terminfoColors = decision.reason else { return .not(.notAskedDecided) }
    return .not(conversation.hasTerminal ? .notAskedSilent(terminal.name) : .notAskedNoTerminal)
  }
}
