#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Packs
import Testing

/// A server on 127.0.0.1 that runs in the same wait as its clients: no thread, no time, each step an event.
final class LoopbackServer {
  /// What it does with a request.
  struct Answer {
    var bytes: [UInt8]
    /// Keeps the connection open when all is sent.
    var isHeld = false

    static func raw(_ text: String, isHeld: Bool = false) -> Answer {
      Answer(bytes: Array(text.utf8), isHeld: isHeld)
    }

    static func ok(_ body: [UInt8], type: String = "image/png", headers: [String] = []) -> Answer {
      let lines = ["HTTP/1.1 200 OK", "Content-Type: \(type)", "Content-Length: \(body.count)"] + headers
      return Answer(
        bytes: Array((lines + ["Connection: close", "", ""]).joined(separator: "\r\n").utf8) + body)
    }

    static func status(_ code: Int, headers: [String] = []) -> Answer {
      let lines = ["HTTP/1.1 \(code) X", "Content-Length: 0", "Connection: close"] + headers + ["", ""]
      return raw(lines.joined(separator: "\r\n"))
    }
  }

  private struct Connection {
    var descriptor: Int32
    var received: [UInt8] = []
    var answer: Answer?
    var sent = 0
  }

  let port: UInt16
  /// Answers a request by its path.
  var answer: (_ path: String, _ head: String) -> Answer = { _, _ in .status(404) }
  /// The requests that came, head by head.
  private(set) var heads: [String] = []
  private let listener: Int32
  private var connections: [Connection] = []

  init() throws {
    listener = socket(AF_INET, Self.stream, 0)
    try #require(listener >= 0)
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let size = length
    let descriptor = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    try #require(isBound)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    close(listener)
    for connection in connections { close(connection.descriptor) }
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// A port where nobody listens.
  func silentPort() throws -> UInt16 {
    let other = try LoopbackServer()
    return other.port
  }

  var polled: [pollfd] {
    [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      + connections.map { connection in
        let wantsToSend = connection.answer.map { connection.sent < $0.bytes.count } ?? false
        return pollfd(
          fd: connection.descriptor, events: Int16(wantsToSend ? POLLIN | POLLOUT : POLLIN), revents: 0)
      }
  }

  /// Does what can be done without waiting.
  func step() {
    while true {
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else { break }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      connections.append(Connection(descriptor: descriptor))
    }
    connections = connections.compactMap { connection in
      var connection = connection
      if serve(&connection) { return connection }
      close(connection.descriptor)
      return nil
    }
  }

  /// - Returns: false when the connection is over.
  private func serve(_ connection: inout Connection) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection.descriptor, &buffer, buffer.count, 0)
      if count == 0 { return false }
      if count < 0 {
        if errno != EAGAIN { return false }
        break
      }
      connection.received += buffer.prefix(count)
    }
    if connection.answer == nil {
      let text = String(decoding: connection.received, as: UTF8.self)
      guard text.contains("\r\n\r\n") || connection.received.first == 0x16 else { return true }
      heads.append(text)
      let parts = text.split(separator: " ", maxSplits: 2)
      connection.answer = answer(parts.count > 1 ? String(parts[1]) : "", text)
    }
    guard let answer = connection.answer else { return true }
    while connection.sent < answer.bytes.count {
      let count = answer.bytes[connection.sent...].withUnsafeBytes {
        send(connection.descriptor, $0.baseAddress, $0.count, Self.noSignal)
      }
      if count < 0 { return errno == EAGAIN }
      connection.sent += count
    }
    return answer.isHeld
  }

  private static var noSignal: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}

/// Runs clients and servers in one wait until something is the case; a minute without an event fails.
func run(
  _ servers: [LoopbackServer], descriptors: () -> [Int32], until isDone: () throws -> Bool
) throws {
  while true {
    if try isDone() { return }
    for server in servers { server.step() }
    var polled = servers.flatMap(\.polled)
    polled += descriptors().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    try #require(poll(&polled, nfds_t(polled.count), 60_000) > 0, "nothing happens any more")
    for server in servers { server.step() }
  }
}
