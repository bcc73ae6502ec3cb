import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happened, as a JSON line an event, for benchmarks and tests.
final class EventLog {
  enum Event: String {
    case started, painted, reloaded, key, error
  }

  private let descriptor: Int32
  /// Why a line is not there, or only half of it; nil while all are.
  private(set) var failure: String?
  private var endsAmidLine = false

  /// How long a reader is waited for who is behind, in milliseconds; the preview must not hang by its log.
  private static let patience: Int32 = 1000

  /// - Throws: where the file cannot be opened for appending, or is a pipe that nobody reads.
  init(path: String) throws(LogError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o644)
    if descriptor < 0 { throw LogError(path: path, reason: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  /// Appends a line.
  /// - Parameters:
  ///   - nanoseconds: how long it took, counted from its cause.
  ///   - cause: what brought it about.
  ///   - bytes: how many were sent to the terminal.
  func write(_ event: Event, nanoseconds: UInt64, cause: SafeText, bytes: Int? = nil) {
    let microseconds = Double(nanoseconds / 1000)
    var fields: [(name: String, value: JSONValue)] = [
      ("event", .string(event.rawValue)), ("ms", .number(microseconds / 1000)), ("cause", .text(cause)),
    ]
    if let bytes { fields.append(("bytes", .integer(bytes))) }
    // A line that was cut off stays by itself.
    append(Array(((endsAmidLine ? "\n" : "") + JSONValue.object(fields).text() + "\n").utf8))
  }

  private func append(_ line: [UInt8]) {
    line.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, let base = buffer.baseAddress {
        let written = FileBytes.writeSome(base + offset, buffer.count - offset, to: descriptor)
        if written > 0 {
          offset += written
        } else if written < 0, errno == EINTR || (errno == EAGAIN && mayWait()) {
          continue
        } else {
          failure = String(cString: strerror(errno))
          break
        }
      }
      if offset > 0 { endsAmidLine = offset < buffer.count }
    }
  }

  /// Waits for a reader who is behind, unless that was in vain before.
  private func mayWait() -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    if failure == nil, poll(&waiting, 1, Self.patience) > 0 { return true }
    errno = EAGAIN
    return false
  }
}

/// The log cannot be written.
public struct LogError: Error, Hashable {
  public let path: String
  public let reason: String
}
