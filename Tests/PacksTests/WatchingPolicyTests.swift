import Testing

@testable import Packs

/// A save as the policy sees it: events and looks, at times in milliseconds.
private struct Script: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case event(FileEvent, file: Int = 0)
    /// The files are looked at: what they hold then (file 0, file 1).
    case look(String?, map: String? = nil)
  }

  var name: String
  /// What each look must come to; nil where it was not time to read.
  var judgements: [ReloadPolicy.Judgement?]
  var steps: [(Int, Step)]

  var testDescription: String { name }

  init(_ name: String, _ judgements: [ReloadPolicy.Judgement?], _ steps: [(Int, Step)]) {
    self.name = name
    self.judgements = judgements
    self.steps = steps
  }
}

private func milliseconds(_ count: Int) -> UInt64 { UInt64(count) * 1_000_000 }

private func bytes(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) } }

/// "cut" stands for what cannot be parsed.
private func isWhole(_ contents: [[UInt8]?]) -> Bool { !contents.contains { $0 == bytes("cut") } }

private let scripts: [Script] = [
  Script("nothing happened", [nil], [(1000, .look("new"))]),
  Script(
    "a file closed is read once it is quiet", [nil, .take, nil],
    [(0, .event(.written)), (14, .look("new")), (15, .look("new")), (900, .look("new"))]),
  Script(
    "the same content is nothing new", [.unchanged, nil],
    [(0, .event(.written)), (15, .look("old")), (900, .look("old"))]),
  Script(
    "a burst is read once", [nil, nil, .take],
    [
      (0, .event(.written)), (10, .event(.written)), (16, .look("new")), (20, .event(.replaced)),
      (34, .look("new")), (35, .look("new")),
    ]),
  Script(
    "a burst without an end is read in between", [nil, .take],
    (0...25).map { ($0 * 10, .event(.written)) } + [(249, .look("new")), (250, .look("new"))]),
  Script(
    "nothing is read while a file is being written", [nil, .take],
    [(0, .event(.writing)), (200, .look("mixed")), (240, .event(.written)), (255, .look("new"))]),
  Script(
    "a file that nobody closes is read after a quarter of a second", [nil, .take],
    [(0, .event(.writing)), (249, .look("new")), (250, .look("new"))]),
  Script(
    "an emptied file waits for its content", [.wait, nil, .take],
    [
      (0, .event(.writing)), (0, .event(.written)), (15, .look("")), (119, .look("")),
      (120, .event(.writing)),
      (121, .event(.written)), (136, .look("new")),
    ]),
  Script(
    "an empty file is empty after a quarter of a second", [.wait, nil, .take],
    [(0, .event(.written)), (15, .look("")), (249, .look("")), (250, .look(""))]),
  Script(
    "a missing file is missing after a quarter of a second", [.wait, nil, .take, nil],
    [
      (0, .event(.removed)), (15, .look(nil)), (249, .look(nil)), (250, .look(nil)), (900, .look(nil)),
    ]),
  Script(
    "a file created anew is never missed", [.wait, .take],
    [
      (0, .event(.removed)), (15, .look(nil)), (50, .event(.written)), (51, .event(.writing)),
      (51, .event(.written)), (66, .look("new")),
    ]),
  Script(
    "a cut file waits for the rest", [.wait, .take],
    [(0, .event(.written)), (15, .look("cut")), (120, .event(.written)), (135, .look("new"))]),
  Script(
    "a broken file is broken after a quarter of a second", [.wait, .take],
    [(0, .event(.written)), (15, .look("cut")), (250, .look("cut"))]),
  Script(
    "a broken file renamed into place is believed at once", [.take],
    [(0, .event(.replaced)), (15, .look("cut"))]),
  Script(
    "writing after the rename takes the promise back", [.wait],
    [(0, .event(.replaced)), (5, .event(.writing)), (6, .event(.written)), (21, .look("cut"))]),
  Script(
    "an empty file renamed into place is doubted all the same", [.wait],
    [(0, .event(.replaced)), (15, .look(""))]),
  Script(
    "the old content back after a doubt is nothing new", [.wait, .unchanged, nil],
    [
      (0, .event(.removed)), (15, .look(nil)), (40, .event(.replaced)), (55, .look("old")),
      (900, .look("old")),
    ]),
  Script(
    "the good content back after a broken one is news", [.take, .take],
    [(0, .event(.replaced)), (15, .look("cut")), (900, .event(.replaced)), (915, .look("old"))]),
  Script(
    "a second file that appears is news", [.take],
    [(0, .event(.written, file: 1)), (15, .look("old", map: "map"))]),
  Script(
    "a second file that was there and vanishes is doubted", [.take, .wait, .take],
    [
      (0, .event(.written, file: 1)), (15, .look("old", map: "map")), (500, .event(.removed, file: 1)),
      (515, .look("old")), (750, .look("old")),
    ]),
  Script(
    "a rename of one file says nothing about another", [.wait],
    [(0, .event(.replaced)), (1, .event(.written, file: 1)), (16, .look("new", map: "cut"))]),
  Script(
    "new permissions do not end a write", [nil, .take],
    [
      (0, .event(.writing)), (1, .event(.touched)), (100, .look("mixed")), (110, .event(.written)),
      (125, .look("new")),
    ]),
  Script(
    "a file made readable is read", [.take], [(0, .event(.touched)), (15, .look("new"))]),
]

@Test("A save is judged by its events and their times", arguments: scripts)
private func saveIsJudged(script: Script) {
  var policy = ReloadPolicy(taken: [bytes("old"), nil])
  var judgements: [ReloadPolicy.Judgement?] = []
  for (time, step) in script.steps {
    let now = milliseconds(1000 + time)
    switch step {
    case .event(let event, let file):
      policy.note(event, of: file, at: now)
    case .look(let file, let map):
      let contents = [bytes(file), bytes(map)]
      let isTime = policy.beginReading(at: now)
      judgements.append(isTime ? policy.judge(contents, at: now, isWhole: { isWhole(contents) }) : nil)
    }
  }
  #expect(judgements == script.judgements)
}

@Test("Without events there is no deadline, and none after they are dealt with")
func quietHasNoDeadline() {
  var policy = ReloadPolicy(taken: [nil])
  #expect(policy.deadline == nil)
  policy.note(.written, of: 0, at: 100)
  #expect(policy.deadline == 100 + milliseconds(15))
  _ = policy.beginReading(at: milliseconds(20))
  let judgement = policy.judge([[1]], at: milliseconds(20), isWhole: { true })
  #expect(judgement == .take)
  #expect(policy.deadline == nil)
}

@Test("What was read while somebody wrote is not believed")
func readingDuringWriteIsVoid() {
  var policy = ReloadPolicy(taken: [bytes("old")])
  policy.note(.written, of: 0, at: 0)
  let isTime = policy.beginReading(at: milliseconds(15))
  #expect(isTime)
  policy.note(.writing, of: 0, at: milliseconds(16))
  let judgement = policy.judge([bytes("mixed")], at: milliseconds(17), isWhole: { true })
  #expect(judgement == .wait)
  #expect(policy.deadline == milliseconds(266))
}

@Test("A reading made void in a burst without an end is not tried again at once")
func voidReadingIsNotTriedAtOnce() {
  var policy = ReloadPolicy(taken: [bytes("old")])
  for time in 0...30 { policy.note(.written, of: 0, at: milliseconds(time * 10)) }
  let isTime = policy.beginReading(at: milliseconds(301))
  policy.note(.written, of: 0, at: milliseconds(302))
  #expect(isTime)
  let judgement = policy.judge([bytes("new")], at: milliseconds(303), isWhole: { true })
  #expect(judgement == .wait)
  #expect(policy.deadline == milliseconds(317))
}

@Test("Parsing is not asked for where nothing changed")
func sameContentIsNotParsed() {
  var policy = ReloadPolicy(taken: [bytes("old")])
  policy.note(.written, of: 0, at: 0)
  _ = policy.beginReading(at: milliseconds(15))
  var isAsked = false
  _ = policy.judge([bytes("old")], at: milliseconds(15)) {
    isAsked = true
    return true
  }
  #expect(!isAsked)
}

@Test("Contents adopted on demand are the ones to compare with")
func adoptedContentsCount() {
  var policy = ReloadPolicy(taken: [bytes("old")])
  policy.note(.written, of: 0, at: 0)
  policy.adopt([bytes("new")])
  #expect(policy.deadline == nil)
  policy.note(.touched, of: 0, at: milliseconds(100))
  _ = policy.beginReading(at: milliseconds(115))
  let judgement = policy.judge([bytes("new")], at: milliseconds(115), isWhole: { true })
  #expect(judgement == .unchanged)
}

@Test("Times at the end of the clock do not overflow")
func timesDoNotOverflow() {
  var policy = ReloadPolicy(taken: [nil])
  policy.note(.written, of: 0, at: .max)
  #expect(policy.deadline == .max)
}
