import CCurses
import Colors

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asking a terminal before it has a screen. Whatever comes that is no answer was typed ahead and is kept; an answer
/// that comes too late, or in pieces, is still taken for one, by the surface that this is handed to.
///
/// From the first question on the terminal shows nothing of what comes, until `end` or the surface gives it back.
@MainActor public final class TerminalConversation {
  /// How long a terminal may take, in nanoseconds; over a network an answer takes a round trip. With one that never
  /// answers the first frame is to be there 200 ms after the start, so some of these are kept for all the rest.
  /// What comes later is heard too, and offered.
  public nonisolated static let patience: UInt64 = 175_000_000
  /// How long a late answer is waited for, from the question on, before somebody else would read it.
  nonisolated static let lastPatience: UInt64 = 1_000_000_000

  public var answers: TerminalAnswers { decoder.answers }
  /// True when something was asked, and not all of the answer has come.
  public var isWaiting: Bool { decoder.awaitsAnswers }
  /// Everything that was sent and received, for whoever wants to see it.
  public private(set) var transcript: (sent: [UInt8], received: [UInt8]) = ([], [])

  private let input: Int32
  private let output: Int32
  /// False where there is no terminal, or one that is known not to answer.
  public let canAsk: Bool
  /// False where there is no terminal to read from and to write to.
  public let hasTerminal: Bool
  private var hold: ModesForAsking?
  private(set) var askedAt: UInt64?
  private var decoder = InputDecoder()
  private var events: [TerminalEvent] = []
  /// Nobody wants to know any more, and only the terminal is waited for.
  private var isEnding = false
  private var bytes = InputBytes()

  /// - Parameters:
  ///   - terminal: its description, as found.
  ///   - environment: which may tell that this terminal does not answer, or answers what it was not asked.
  public init(
    terminal: TerminfoEntry, environment: [String: String], input: Int32 = 0, output: Int32 = 1
  ) {
    self.input = input
    self.output = output
    hasTerminal = isatty(input) == 1 && isatty(output) == 1
    canAsk = hasTerminal && Surroundings(environment).answersQuestions(terminal)
  }

  /// Asks, and waits for the answer; not at all where there is nothing to ask or nobody to answer.
  public func ask(_ questions: TerminalQuestions) {
    let bytes = questions.bytes
    guard canAsk, !bytes.isEmpty else { return }
    if hold == nil { hold = ModesForAsking(output) }
    guard hold != nil, send(bytes) else { return }
    decoder.expectAnswers()
    if questions.asksPictures { hasAskedPictures = true }
    let now = MonotonicClock.now
    askedAt = now
    listen(until: now + Self.patience)
  }

  /// Gives the terminal back as it was. An answer that is still due is waited for a little longer, since whoever reads
  /// next would take it for keys; Ctrl-C ends the waiting. Does nothing where a surface took this over.
  public func end() {
    if hold != nil, let askedAt, isWaiting {
      isEnding = true
      listen(until: askedAt + Self.lastPatience)
      tcflush(input, TCIFLUSH)
    }
    hold = nil
  }

  /// Whether pictures were asked for.
  private(set) var hasAskedPictures = false

  /// Everything for whoever goes on listening: how far reading has come, and what was typed.
  func handOver() -> (decoder: InputDecoder, events: [TerminalEvent]) {
    hold?.handOver()
    hold = nil
    defer { events = [] }
    return (decoder, events)
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    transcript.sent += bytes
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func listen(until deadline: UInt64) {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while decoder.awaitsAnswers, !(isEnding && events.contains(.key(.control("c")))) {
      guard !Descriptors.wait(for: [input], until: deadline).isEmpty else { return }
      let count = read(input, &chunk, chunk.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return }
      take(chunk[..<count])
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    transcript.received += bytes
    events += decoder.decode(self.bytes.tokens(bytes)).filter { $0 != .answered }
  }
}

/// The terminal's modes while it is asked: nothing is echoed, and nothing waits for the end of a line. Put back when
/// nobody holds this any more, unless a screen was opened meanwhile, which knows what to put back.
private final class ModesForAsking {
  private var isOurs = true

  init?(_ descriptor: Int32) {
    guard curses_hold_open(descriptor) else { return nil }
  }

  /// A screen opens next, and answers for the modes from then on.
  func handOver() { isOurs = false }

  deinit { if isOurs { curses_hold_close() } }
}

extension TerminalConversation {
  /// Decides on the depth, and asks the terminal what matters for it, in one go.
  ///
  /// - Parameters:
  ///   - option: what the user asked for.
  ///   - redefines: whether entries of the palette are going to be changed, so that it matters what they are.
  ///   - pictures: what is known of the terminal's pictures; where it is nothing, that is asked along.
  public func decideDepth(
    option: ColorDepth?, environment: [String: String], terminal: TerminfoEntry, redefines: Bool = false,
    pictures: PictureSupport = .none
  ) -> DepthDecision {
    let entries: ClosedRange<UInt8>? =
      redefines ? ExactPalette.entries : (1..<256).contains(terminal.colors) ? 0...15 : nil
    let decision = DepthDecision.decide(option: option, environment: environment, terminal: terminal) {
      ask(TerminalQuestions(asksDepth: true, entries: entries, asksPictures: pictures == .unknown))
      return answers.depth
    }
    if transcript.sent.isEmpty {
      ask(redefines ? TerminalQuestions(entries: ExactPalette.entries) : .palette(for: decision.depth))
    }
    return decision
  }
}
