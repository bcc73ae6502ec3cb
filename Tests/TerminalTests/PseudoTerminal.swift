#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Terminal

/// Both ends of a terminal that nobody sees.
final class PseudoTerminal {
  private(set) var outside: Int32
  let inside: Int32
  let path: String

  init?(columns: UInt16, rows: UInt16) {
    outside = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard outside >= 0, let name = Self.unlockedName(of: outside) else { return nil }
    path = name
    inside = open(path, O_RDWR | O_NOCTTY)
    guard inside >= 0 else { return nil }
    resize(columns: columns, rows: rows)
  }

  /// The path of the inner end. Glibc hides `ptsname` and its kin from Swift.
  private static func unlockedName(of outside: Int32) -> String? {
    #if os(Linux)
      var locked: Int32 = 0
      var number: Int32 = 0
      let lockRequest: UInt = 0x4004_5431  // TIOCSPTLCK
      let numberRequest: UInt = 0x8004_5430  // TIOCGPTN
      guard ioctl(outside, lockRequest, &locked) == 0, ioctl(outside, numberRequest, &number) == 0 else {
        return nil
      }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(outside) == 0, unlockpt(outside) == 0 else { return nil }
      return ptsname(outside).map { String(cString: $0) }
    #endif
  }

  deinit {
    close(inside)
    if outside >= 0 { close(outside) }
  }

  /// - Parameter pixels: across and down, 0 where the terminal does not tell.
  func resize(columns: UInt16, rows: UInt16, pixels: (UInt16, UInt16) = (0, 0)) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: pixels.0, ws_ypixel: pixels.1)
    _ = ioctl(outside, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the outer end, as a window or a connection does.
  func hangUp() {
    close(outside)
    outside = -1
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(outside, bytes, bytes.count)
  }

  /// All that was written inside since the last time: a mark of ours, written behind it, tells its end.
  func written() -> String {
    let mark = Array("<end>".utf8)
    _ = write(inside, mark, mark.count)
    return read(until: mark)
  }

  /// Tells whoever reads the outer end that nothing follows.
  func finish() {
    let end: [UInt8] = [0x04]
    _ = write(inside, end, end.count)
  }

  /// What is written inside up to a mark; less when none comes in ten seconds.
  func read(until mark: [UInt8]) -> String {
    var bytes: [UInt8] = []
    let deadline = MonotonicClock.now + 10_000_000_000
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.suffix(mark.count) != mark[...] {
      guard !Descriptors.wait(for: [outside], until: deadline).isEmpty else { break }
      let count = readSome(outside, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes.dropLast(mark.count), as: UTF8.self)
  }

  /// The modes of the terminal, to compare.
  var modes: [UInt32] {
    var modes = termios()
    guard tcgetattr(inside, &modes) == 0 else { return [] }
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map { UInt32($0) } }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32(truncatingIfNeeded: $0) }
      + characters
  }
}

/// `read`, whose name the class takes.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
