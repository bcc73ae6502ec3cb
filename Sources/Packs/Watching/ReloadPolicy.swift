/// What happened to one of the watched files.
public enum FileEvent: Hashable, Sendable {
  /// Somebody is writing to it, and has not closed it yet.
  case writing
  /// It was closed after writing, or appeared: its content may be whole.
  case written
  /// Another file or folder was renamed into its place: its content is whole.
  case replaced
  /// It was deleted or renamed away.
  case removed
  /// Its permissions or times changed, which says nothing about its content.
  case touched
}

/// When to read files that are being saved, and whether to believe what was read.
///
/// Editors save in many ways: they truncate and write, rename, delete and create anew, or do all that several
/// times. This decides, without a clock of its own, when such a burst is over and whether an empty, missing or
/// cut file is meant so or merely caught in the middle of a save. Its user tells it of events, asks `isDue`,
/// reads the files and lets it `judge` them:
///
///     policy.note(.written, of: 0, at: now)
///     if policy.beginReading(at: now) {
///       let contents = read()
///       switch policy.judge(contents, at: now, isWhole: { parses(contents) }) { … }
///     }
///
/// Times are monotonic, in nanoseconds.
public struct ReloadPolicy: Sendable {
  /// How long to wait, in nanoseconds.
  public struct Delays: Hashable, Sendable {
    /// Quiet that ends a burst. Longer than the gap between two writes of one save, and far below the 50 ms
    /// in which a save is to be seen.
    public var settle: UInt64 = 15_000_000
    /// Quiet after which a missing, empty or cut file is meant so, and an unclosed one is read all the same.
    public var doubt: UInt64 = 250_000_000
    /// The longest that a burst without an end puts off reading.
    public var patience: UInt64 = 250_000_000

    public init() {}
  }

  /// What to do with contents that were read.
  public enum Judgement: Hashable, Sendable {
    /// They are what is shown already: paint nothing.
    case unchanged
    /// They may be half a save: keep what is shown, and look again at `deadline`.
    case wait
    /// They are what the user saved, good or broken.
    case take
  }

  private let delays: Delays
  /// The contents last taken, one element a file, nil for a file that is not there.
  private var taken: [[UInt8]?]
  /// Files with unclosed writes, and when each was last written to.
  private var unclosed: [Int: UInt64] = [:]
  /// When the first event since the last reading came.
  private var firstEvent: UInt64?
  /// When the last event came that is not dealt with yet.
  private var lastEvent: UInt64?
  /// Files whose last event promises whole content.
  private var promised: Set<Int> = []
  /// True after contents were read and not believed, until something new happens.
  private var isDoubtful = false
  private var hasEventsSinceReading = false

  /// - Parameter taken: the contents that are shown at the start, one element a file.
  public init(taken: [[UInt8]?], delays: Delays = Delays()) {
    self.taken = taken
    self.delays = delays
  }

  /// Takes `contents` as shown, without any judgement: those read at the start or on demand.
  public mutating func adopt(_ contents: [[UInt8]?]) {
    taken = contents
    calmDown()
  }

  /// Takes in what happened to a file, at a time in nanoseconds.
  public mutating func note(_ event: FileEvent, of file: Int, at now: UInt64) {
    switch event {
    case .writing: unclosed[file] = now
    case .written, .replaced, .removed: unclosed[file] = nil
    case .touched: break
    }
    switch event {
    case .replaced: promised.insert(file)
    case .writing, .written, .removed: promised.remove(file)
    case .touched: break
    }
    isDoubtful = false
    hasEventsSinceReading = true
    firstEvent = firstEvent ?? now
    lastEvent = now
  }

  /// When the files should be looked at; nil while nothing happens.
  public var deadline: UInt64? {
    guard let lastEvent else { return nil }
    if isDoubtful { return lastEvent.later(by: delays.doubt) }
    if let lastWrite = unclosed.values.max() { return lastWrite.later(by: delays.doubt) }
    return min(lastEvent.later(by: delays.settle), (firstEvent ?? lastEvent).later(by: delays.patience))
  }

  /// True where the files should be read now. What is noted between this and `judge` makes what was read void.
  public mutating func beginReading(at now: UInt64) -> Bool {
    guard let deadline, now >= deadline else { return false }
    hasEventsSinceReading = false
    firstEvent = nil
    return true
  }

  /// Decides what to do with `contents`, read after `beginReading`.
  ///
  /// - Parameters:
  ///   - contents: one element a file, nil for a file that is not there.
  ///   - isWhole: whether they can be read as a pack; asked only where they differ from those taken.
  public mutating func judge(_ contents: [[UInt8]?], at now: UInt64, isWhole: () -> Bool) -> Judgement {
    guard let lastEvent, !hasEventsSinceReading else { return .wait }
    guard contents != taken else {
      calmDown()
      return .unchanged
    }
    let isSettled = now >= lastEvent.later(by: delays.doubt)
    if !isSettled && (hasHole(contents) || (!hasPromise(for: contents) && !isWhole())) {
      isDoubtful = true
      return .wait
    }
    taken = contents
    calmDown()
    return .take
  }

  /// A file that was there and is not, or is empty: seldom what its user wants, often half a save.
  private func hasHole(_ contents: [[UInt8]?]) -> Bool {
    contents.enumerated().contains { index, bytes in
      guard let bytes else { return index < taken.count && taken[index] != nil }
      return bytes.isEmpty
    }
  }

  /// True where every file that changed was renamed into place, so that what is broken was saved broken.
  private func hasPromise(for contents: [[UInt8]?]) -> Bool {
    contents.indices.allSatisfy { index in
      promised.contains(index) || (index < taken.count && taken[index] == contents[index])
    }
  }

  private mutating func calmDown() {
    unclosed = [:]
    promised = []
    firstEvent = nil
    lastEvent = nil
    isDoubtful = false
    hasEventsSinceReading = false
  }
}

extension UInt64 {
  /// This time and a delay, without overflow.
  func later(by delay: UInt64) -> UInt64 {
    let (sum, overflows) = addingReportingOverflow(delay)
    return overflows ? .max : sum
  }
}
