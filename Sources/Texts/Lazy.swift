import Synchronization

/// A value that is worked out when somebody first asks for it, and then kept: all copies of what holds it share it.
public final class Lazy<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case open(@Sendable () -> Value)
    case known(Value)
  }

  private let state: Mutex<State>

  public init(_ work: @escaping @Sendable () -> Value) { state = Mutex(.open(work)) }

  public var value: Value {
    state.withLock { state in
      switch state {
      case .known(let value): return value
      case .open(let work):
        let value = work()
        state = .known(value)
        return value
      }
    }
  }
}
