import Testing
import Texts

@testable import Packs

private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]

/// Downloads something from a loopback server and gives what came of it.
private func result(
  of url: String, from server: LoopbackServer, kind: DownloadKindText = .image,
  validators: DownloadValidators = .init(), limits: DownloadLimits = .standard
) throws -> Result<DownloadAnswer, DownloadError> {
  let address = try #require(WebAddress(url))
  let download = try Download(
    DownloadRequest(address, kind: kind, validators: validators),
    with: CurlProgram(variables: ["PATH": searchPath]), limits: limits, at: 0)
  var result: Result<DownloadAnswer, DownloadError>?
  try run([server], descriptors: { download.descriptors }) {
    result = download.advance(at: 0)
    return result != nil
  }
  return try #require(result)
}

let searchPath = "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"

private func reason(_ result: Result<DownloadAnswer, DownloadError>) -> DownloadText? {
  if case .failure(let error) = result { error.reason } else { nil }
}

@Suite("A download") struct DownloadTests {
  @Test("gives the content and its validators")
  func content() throws {
    let server = try LoopbackServer()
    server.answer = { _, _ in
      .ok(png, headers: ["ETag: \"a\"", "Last-Modified: Tue, 05 Mar 2024 08:00:00 GMT"])
    }
    let found = try result(of: server.url("/茶.png?a=\"b\""), from: server).get()
    #expect(
      found == .content(png, DownloadValidators(tag: "\"a\"", date: "Tue, 05 Mar 2024 08:00:00 GMT")))
    let head = try #require(server.heads.first)
    #expect(head.hasPrefix("GET /%E8%8C%B6.png?a=%22b%22 HTTP/1.1\r\n"))
    #expect(head.contains("\r\nUser-Agent: Skinscope\r\n"))
    #expect(!head.lowercased().contains("cookie"))
  }

  @Test("asks with its validators, and learns that nothing has changed")
  func conditional() throws {
    let server = try LoopbackServer()
    server.answer = { _, head in
      head.contains("If-None-Match: W/\"a\\b\"\r\n") && head.contains("If-Modified-Since: then\r\n")
        ? .status(304) : .ok(png)
    }
    let validators = DownloadValidators(tag: "W/\"a\\b\"", date: "then")
    #expect(try result(of: server.url("/"), from: server, validators: validators).get() == .unchanged)
    server.answer = { _, _ in .status(304) }
    #expect(reason(try result(of: server.url("/"), from: server)) == .changedAnswer)
  }

  @Test("follows redirects, as many as are allowed, and only to http and https")
  func redirects() throws {
    let server = try LoopbackServer()
    server.answer = { path, _ in
      let number = Int(path.dropFirst()) ?? 0
      return number == 0 ? .ok(png) : .status(302, headers: ["Location: /\(number - 1)", "ETag: \"no\""])
    }
    #expect(try result(of: server.url("/5"), from: server).get() == .content(png, .init()))
    #expect(reason(try result(of: server.url("/6"), from: server)) == .tooManyRedirects(limit: 5))
    for target in ["file:///etc/passwd", "ftp://127.0.0.1/a", "gopher://127.0.0.1/"] {
      server.answer = { _, _ in .status(302, headers: ["Location: " + target]) }
      #expect(reason(try result(of: server.url("/"), from: server)) == .redirectRefused(target: target))
    }
    for target in ["http://a\u{1B}[2Jb/", "http:///", "https://a\u{7}/"] {
      server.answer = { _, _ in .status(302, headers: ["Location: " + target]) }
      #expect(reason(try result(of: server.url("/"), from: server)) == .redirectUnusable(target: target))
    }
  }

  @Test(
    "that fails says why",
    arguments: [
      (LoopbackServer.Answer.status(404), DownloadText.status(404)), (.status(500), .status(500)),
      (.status(403), .status(403)), (.status(300), .status(300)),
      (.raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n\u{1}"), .cut(received: "1 B")),
      (.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"), .cut(received: "2 B")),
      (.raw(""), .noAnswer), (.raw("SSH-2.0-OpenSSH_9.2\r\n"), .notUnderstood),
      (.ok(Array("<html><body>404".utf8), type: "text/html"), .wrongType(found: "text/html", wanted: .image)),
      (.ok(Array("hello".utf8), type: "text/plain; x"), .wrongType(found: "text/plain", wanted: .image)),
      (.ok(Array("  <!DOCTYPE html>".utf8), type: ""), .wrongType(found: "", wanted: .image)),
    ])
  func failures(answer: LoopbackServer.Answer, expected: DownloadText) throws {
    let server = try LoopbackServer()
    server.answer = { _, _ in answer }
    #expect(reason(try result(of: server.url("/"), from: server)) == expected)
  }

  @Test("says so where nobody listens, and where there is no encryption")
  func connections() throws {
    let server = try LoopbackServer()
    server.answer = { _, _ in .raw("HTTP/1.1 400 no TLS here\r\n\r\n") }
    let port = try server.silentPort()
    let refused = try result(of: "http://127.0.0.1:\(port)/", from: server)
    #expect(reason(refused) == .noConnection(host: "127.0.0.1"))
    let plain = try result(of: "https://127.0.0.1:\(server.port)/", from: server)
    guard case .encryption? = reason(plain) else {
      Issue.record("\(plain)")
      return
    }
  }

  @Test(
    "understands how curl ends",
    arguments: [
      (5, DownloadText.proxyUnknown), (6, .hostUnknown(host: "b")), (7, .noConnection(host: "b")),
      (28, .timedOut(seconds: 30)), (47, .tooManyRedirects(limit: 5)),
      (60, .encryption(reason: "\u{1B}[2J no")),
      (52, .noAnswer), (56, .cut(received: "2 KiB")), (92, .notUnderstood),
      (2, .other(code: 2, reason: "\u{1B}[2J no")),
    ] as [(Int32, DownloadText)])
  func exits(code: Int32, expected: DownloadText) {
    var headers = ResponseHeaders()
    headers.append(Array("HTTP/1.1 301\r\nLocation: http://b/\r\n\r\ncurl: (9) \u{1B}[2J no\n".utf8)[...])
    let text = DownloadText.ofExit(code, headers: headers, received: 2048, host: "a", limits: .standard)
    #expect(text == expected)
    #expect(!text.english.contains("\u{1B}") && !text.simplifiedChinese.contains("\u{1B}"))
  }

  @Test("tells pieces of an answer that are none from an end that came too soon")
  func chunks() {
    for (complaint, expected) in [
      ("chunk hex-length char not a hex digit: 0x7a", DownloadText.notUnderstood),
      ("Malformed encoding found in chunked-encoding", .notUnderstood),
      ("Recv failure: Connection reset by peer", .cut(received: "2 KiB")),
    ] {
      var headers = ResponseHeaders()
      headers.append(Array("HTTP/1.1 200\r\n\r\ncurl: (56) \(complaint)\n".utf8)[...])
      #expect(
        DownloadText.ofExit(56, headers: headers, received: 2048, host: "a", limits: .standard) == expected)
    }
  }

  @Test("counts the bytes that come, whatever the server says of them")
  func sizes() throws {
    let server = try LoopbackServer()
    var limits = DownloadLimits()
    limits.byteCount = 1 << 20
    server.answer = { _, _ in .ok([UInt8](repeating: 0x89, count: 1 << 20), type: "") }
    #expect(try result(of: server.url("/"), from: server, limits: limits).get() != .unchanged)
    let endless = [UInt8](repeating: 0x89, count: (1 << 20) + 1)
    server.answer = { _, _ in
      .init(bytes: Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8) + endless, isHeld: true)
    }
    #expect(reason(try result(of: server.url("/"), from: server, limits: limits)) == .tooLarge(mebibytes: 1))
    // One that announces too much is not waited for.
    server.answer = { _, _ in .raw("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n", isHeld: true) }
    #expect(reason(try result(of: server.url("/"), from: server)) == .tooLarge(mebibytes: 64))
    server.answer = { _, _ in
      .raw("HTTP/1.1 200 OK\r\n" + String(repeating: "X: yyyyyyyy\r\n", count: 100_000), isHeld: true)
    }
    let flood = reason(try result(of: server.url("/"), from: server))
    #expect(flood == .notUnderstood || flood == .cut(received: "0 B"))
  }

  @Test("is over when its time is")
  func time() throws {
    let server = try LoopbackServer()
    server.answer = { _, _ in .raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", isHeld: true) }
    let download = try Download(
      DownloadRequest(try #require(WebAddress(server.url("/"))), kind: .image),
      with: CurlProgram(variables: ["PATH": searchPath]), at: 5)
    #expect(download.deadline == 30_000_000_005)
    try run([server], descriptors: { download.descriptors }) {
      #expect(download.advance(at: download.deadline - 1) == nil)
      return download.expected == 9
    }
    #expect(download.advance(at: download.deadline).flatMap(reason) == .timedOut(seconds: 30))
    #expect(download.descriptors.isEmpty)
    #expect(download.advance(at: 0).flatMap(reason) == .timedOut(seconds: 30))
  }

  @Test("names the package where curl is missing")
  func missing() throws {
    let request = DownloadRequest(try #require(WebAddress("http://127.0.0.1/")), kind: .pack)
    let error = #expect(throws: DownloadError.self) {
      try Download(request, with: CurlProgram(name: "no-such-curl"), at: 0)
    }
    #expect(error?.reason == .curlMissing)
    #expect(error?.reason.english.contains("apt install curl") == true)
  }

  @Test(
    "takes only addresses that mean one thing",
    arguments: [
      ("http://a", "http://a", "a"), ("HTTPS://A/b#c", "https://A/b#c", "A"),
      ("www.a.cn/图.png", "http://www.a.cn/%E5%9B%BE.png", "www.a.cn"),
      ("http://u:p@[::1]:80/?", "http://u:p@[::1]:80/?", "[::1]"),
      ("http://茶.cn/ b", "http://茶.cn/%20b", "茶.cn"),
      ("http://a/\n\"\\{1-9}", "http://a/%0A%22%5C%7B1-9%7D", "a"),
      ("http://", nil, nil), ("http:///a", nil, nil), ("ftp://a", nil, nil), ("file:///a", nil, nil),
      ("http://a\nb", nil, nil), ("http://a b/", nil, nil), ("http://a\"b/", nil, nil),
      ("http://:80/", nil, nil),
      ("http://\\a/", nil, nil), ("", nil, nil),
      ("http://a/" + String(repeating: "a", count: 5000), nil, nil),
    ] as [(String, String?, String?)])
  func addresses(text: String, requested: String?, host: String?) {
    #expect(WebAddress(text)?.requested == requested)
    #expect(WebAddress(text)?.host == host)
    #expect(WebAddress(text).map { $0.shown == text.withoutCredentials } ?? true)
  }

  @Test("hands curl no option but its own, however an address or a validator is written")
  func options() throws {
    let address = try #require(WebAddress("http://a/\"\noutput = \"x"))
    let validators = DownloadValidators(tag: "\"\\\"", date: "a\nurl = file:///etc/passwd")
    let request = DownloadRequest(address, kind: .image, validators: validators)
    let lines = CurlProgram.options(request, limits: .standard).split(separator: "\n")
    #expect(
      lines.suffix(2) == [#"header = "If-None-Match: \"\\\"""#, #"url = "http://a/%22%0Aoutput%20=%20%22x""#])
    #expect(lines.contains(#"proto = "=http,https""#))
    #expect(lines.contains(#"proto-redir = "=http,https""#))
  }
}

@Suite("A queue of downloads") struct DownloadQueueTests {
  @Test("loads a few at once, each address once, and gives each result once")
  func queue() throws {
    let server = try LoopbackServer()
    server.answer = { path, _ in .ok(png + Array(path.utf8)) }
    let queue = DownloadQueue(CurlProgram(variables: ["PATH": searchPath]))
    for number in 0..<6 {
      for _ in 0..<2 {
        queue.add(DownloadRequest(try #require(WebAddress(server.url("/\(number)"))), kind: .image))
      }
    }
    var results: [String: Int] = [:]
    var most = 0
    try run([server], descriptors: { queue.descriptors }) {
      for finished in queue.advance(at: 0) {
        results[finished.request.address.text, default: 0] += 1
        #expect(throws: Never.self) { try finished.result.get() }
      }
      most = max(most, queue.descriptors.count)
      return queue.isEmpty
    }
    #expect(results.count == 6 && results.values.allSatisfy { $0 == 1 })
    #expect(most <= 8)
    #expect(queue.deadline == nil && queue.descriptors.isEmpty && server.heads.count == 6)
  }

  @Test("tells of a curl that is missing as of any failure")
  func missing() throws {
    let queue = DownloadQueue(CurlProgram(name: "no-such-curl"))
    queue.add(DownloadRequest(try #require(WebAddress("http://127.0.0.1/")), kind: .image))
    #expect(queue.deadline == 0)
    #expect(queue.advance(at: 0).map { reason($0.result) } == [.curlMissing])
    #expect(queue.isEmpty && queue.deadline == nil)
  }
}
