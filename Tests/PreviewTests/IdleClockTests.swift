import Testing

@testable import Preview

@Suite("Ending when nobody is there")
struct IdleClockTests {
  private static let second: UInt64 = 1_000_000_000

  @Test("Half a minute before the end it is said, and then it ends")
  func warnsAndEnds() {
    var clock = IdleClock(minutes: 5, from: 1000)
    #expect(clock.deadline == 1000 + 270 * Self.second)
    #expect(clock.secondsLeft(at: clock.deadline) == 30)
    #expect(!clock.isOver(at: clock.deadline))
    clock.warn()
    #expect(clock.deadline == 1000 + 300 * Self.second)
    #expect(!clock.isOver(at: clock.deadline - 1) && clock.isOver(at: clock.deadline))
    #expect(clock.secondsLeft(at: clock.deadline - 1) == 1 && clock.secondsLeft(at: clock.deadline + 1) == 0)
  }

  @Test("A key begins it anew")
  func beginsAnew() {
    var clock = IdleClock(minutes: 1, from: 0)
    clock.warn()
    clock.heard(at: 50 * Self.second)
    #expect(!clock.hasWarned && clock.deadline == 80 * Self.second)
  }

  @Test("Where there is little time, half of it is the notice")
  func littleTime() {
    #expect(IdleClock(minutes: 0.5, from: 0).deadline == 15 * Self.second)
  }

  @Test(
    "Numbers that are no times end soon or in a week",
    arguments: [
      (0.0, UInt64(1)), (-1, 1), (.nan, 1), (.infinity, 1), (1e300, 604_800), (.leastNonzeroMagnitude, 1),
    ])
  func oddTimes(minutes: Double, seconds: UInt64) {
    let clock = IdleClock(minutes: minutes, from: 0)
    #expect(clock.isOver(at: seconds * Self.second) && !clock.isOver(at: seconds * Self.second - 1))
  }
}
