#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed, by the system's own number.
struct SystemFailure: Error, Equatable {
  let code: Int32

  /// The reason as the system words it.
  var reason: String { String(cString: strerror(code)) }
}

/// A program that was started, with its two outputs to read from without waiting.
///
/// It ends with this object at the latest: nothing that was started is left behind.
final class ChildProcess {
  /// How a program ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// What came of reading.
  enum Reading: Equatable {
    case bytes
    /// Nothing for now.
    case nothing
    case end
  }

  private(set) var output: Int32
  private(set) var errors: Int32
  private var process: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: its name, looked for on the `PATH`, or its path.
  ///   - input: all of its standard input. No more than a pipe holds, 16 KiB everywhere.
  ///   - environment: as `NAME=value`.
  /// - Throws: `SystemFailure`; of code `ENOENT` where there is no such program.
  init(_ program: String, _ arguments: [String], input: [UInt8], environment: [String])
    throws(SystemFailure)
  {
    let stdin = try Pipe()
    defer { stdin.close() }
    try stdin.fill(with: input)
    let stdout = try Pipe()
    let stderr: Pipe
    do throws(SystemFailure) {
      stderr = try Pipe()
      process = try Self.spawn(
        program, arguments, environment: environment,
        descriptors: [stdin.reading, stdout.writing, stderr.writing])
    } catch {
      stdout.close()
      throw error
    }
    stdout.closeWriting()
    stderr.closeWriting()
    output = stdout.takeReading()
    errors = stderr.takeReading()
  }

  deinit { stop() }

  /// True once both outputs have come to their ends.
  var isSilent: Bool { output < 0 && errors < 0 }

  /// Hands the next bytes of the output to `take`.
  func readOutput(_ take: (ArraySlice<UInt8>) -> Void) -> Reading { Self.read(&output, take) }

  /// Hands the next bytes of the standard error to `take`.
  func readErrors(_ take: (ArraySlice<UInt8>) -> Void) -> Reading { Self.read(&errors, take) }

  /// Takes in how a silent program ended. One that is silent is at its very end, so that this is no wait; nil
  /// where somebody else took it in.
  func ending() -> Ending? {
    guard process > 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR {
        process = 0
        return nil
      }
    }
    process = 0
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  /// Ends the program, whatever it is doing.
  func stop() {
    for descriptor in [output, errors] where descriptor >= 0 { close(descriptor) }
    (output, errors) = (-1, -1)
    guard process > 0 else { return }
    kill(process, SIGKILL)
    _ = ending()
  }

  private static func read(_ descriptor: inout Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Reading {
    guard descriptor >= 0 else { return .end }
    let capacity = 64 << 10
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 16) { buffer in
        let count = system(descriptor, buffer.baseAddress, capacity)
        if count > 0 { take(Array(UnsafeRawBufferPointer(rebasing: buffer[..<count]))[...]) }
        return count
      }
      if count > 0 { return .bytes }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN || errno == EWOULDBLOCK { return .nothing }
      }
      close(descriptor)
      descriptor = -1
      return .end
    }
  }

  private static func system(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, bytes, count)
    #elseif canImport(Darwin)
      Darwin.read(descriptor, bytes, count)
    #endif
  }
}

// MARK: Starting

extension ChildProcess {
  /// Starts a program with these descriptors as its 0, 1 and 2, default signals, and nothing else of ours.
  private static func spawn(
    _ program: String, _ arguments: [String], environment: [String], descriptors: [Int32]
  ) throws(SystemFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let extraFlags = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let extraFlags = 0
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    for (target, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK) | Int(extraFlags)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    var process: pid_t = 0
    let code = withCStrings([program] + arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SystemFailure(code: code) }
    return process
  }

  /// Lends texts as C wants them: an array of pointers with a null at its end.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}

/// Both ends of a pipe, closed on `exec`. The reading end does not block.
private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    // Numbers below 3 are the places that the program's own descriptors go to.
    (reading, writing) = (Self.raised(ends[0]), Self.raised(ends[1]))
    guard reading >= 0, writing >= 0 else {
      let code = errno
      close()
      throw SystemFailure(code: code)
    }
  }

  private static func raised(_ descriptor: Int32) -> Int32 {
    let raised = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let code = errno
    Self.close(descriptor)
    errno = code
    return raised
  }

  deinit { close() }

  /// Puts all of the input in, and says that no more comes.
  func fill(with input: [UInt8]) throws(SystemFailure) {
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let count = input.withUnsafeBytes { bytes in
      #if canImport(Glibc)
        Glibc.write(writing, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(writing, bytes.baseAddress, bytes.count)
      #elseif canImport(Darwin)
        Darwin.write(writing, bytes.baseAddress, bytes.count)
      #endif
    }
    guard count == input.count else { throw SystemFailure(code: count < 0 ? errno : E2BIG) }
    closeWriting()
  }

  func closeWriting() {
    if writing >= 0 { Self.close(writing) }
    writing = -1
  }

  /// Hands the reading end over, set not to block.
  func takeReading() -> Int32 {
    defer { reading = -1 }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    return reading
  }

  func close() {
    closeWriting()
    if reading >= 0 { Self.close(reading) }
    reading = -1
  }

  private static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #elseif canImport(Darwin)
      Darwin.close(descriptor)
    #endif
  }
}
