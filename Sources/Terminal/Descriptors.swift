#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waiting for several descriptors at once.
public enum Descriptors {
  /// Sleeps until a descriptor can be read or is closed at the other end, or until a deadline.
  ///
  /// - Parameters:
  ///   - descriptors: those to wait for; negative ones are passed over.
  ///   - deadline: on `MonotonicClock`, in nanoseconds; nil to wait for as long as it takes.
  /// - Returns: those that are ready, none when the deadline came first.
  public static func wait(for descriptors: [Int32], until deadline: UInt64? = nil) -> Set<Int32> {
    var polled = descriptors.filter { $0 >= 0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&polled, nfds_t(polled.count), timeout(until: deadline))
      if count > 0 { return Set(polled.filter { $0.revents != 0 }.map(\.fd)) }
      if count == 0 {
        // A wait is at most some weeks long, and may end just before its deadline.
        guard let deadline, MonotonicClock.now < deadline else { return [] }
      } else if errno != EINTR && errno != EAGAIN {
        return []
      }
    }
  }

  /// Milliseconds, rounded up so that nobody wakes too early; -1 is for ever.
  private static func timeout(until deadline: UInt64?) -> Int32 {
    guard let deadline else { return -1 }
    let now = MonotonicClock.now
    if deadline <= now { return 0 }
    return Int32(clamping: (deadline - now - 1) / 1_000_000 + 1)
  }

  /// Whether the process may open so many more.
  static func areLeft(_ count: Int) -> Bool {
    var taken: [Int32] = []
    defer { taken.forEach { close($0) } }
    while taken.count < count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return errno != EMFILE && errno != ENFILE }
      taken.append(descriptor)
    }
    return true
  }

  /// True when nobody is at the other end any more.
  static func isHungUp(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return false }
    return Int32(polled.revents) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0
  }
}
