import Testing

@testable import Plists

@Suite("Lines and columns") struct LineCounterTests {
  /// Counted one by one, as a reader would.
  private static func place(of target: Int, in bytes: [UInt8]) -> [Int] {
    var (line, column) = (1, 1)
    for offset in 0..<target {
      let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      switch bytes[offset] {
      case 0x0A: (line, column) = (line + 1, 1)
      case 0x0D where !isPair: (line, column) = (line + 1, 1)
      case 0x80...0xBF: break
      default: column += 1
      }
    }
    return [line, column]
  }

  @Test("Are the same whatever stretches they are counted in", arguments: 0..<60)
  func stretches(_ seed: UInt64) {
    var numbers = SeededGenerator(state: seed)
    let kinds: [[UInt8]] = [
      [0x0A], [0x0D], [0x0D, 0x0A], [0x09], Array("a".utf8), Array("色".utf8), Array("é".utf8),
      Array("😀".utf8), [0],
    ]
    // Some files are mostly lines, some are mostly one.
    let chosen =
      seed.isMultiple(of: 3)
      ? kinds + kinds : kinds.dropFirst(Int(seed % 4)) + Array(repeating: [0x61], count: 20)
    let bytes = (0..<Int(seed) * 3).flatMap { _ in chosen.randomElement(using: &numbers) ?? [] }
    var counter = LineCounter(bytes, encoding: TextEncoding(of: Array("<".utf8)))
    var target = 0
    while target <= bytes.count {
      let place = counter.position(at: target)
      #expect([place.line, place.column] == Self.place(of: target, in: bytes), "\(target) of \(bytes)")
      target += Int(numbers.next() % 23)
      if numbers.next() % 40 == 0 { target = max(0, target - 30) }
      if target == bytes.count { break }
    }
    let end = counter.position(at: bytes.count)
    #expect([end.line, end.column] == Self.place(of: bytes.count, in: bytes))
  }
}
