import Synchronization
import Testing
import Texts

@Suite struct LazyTests {
  @Test("A value is worked out when it is first asked for, and once")
  func workIsDoneOnce() {
    let calls = Counter()
    let value = Lazy { calls.next() }
    #expect(calls.count == 0)
    #expect(value.value == 1)
    #expect(value.value == 1 && calls.count == 1)
  }

  private final class Counter: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }

    func next() -> Int {
      number.withLock { number in
        number += 1
        return number
      }
    }
  }
}
