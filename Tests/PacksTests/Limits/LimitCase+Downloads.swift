import Diagnostics
import TestSupport
import Testing
import Texts

@testable import Packs

/// SPEC's limits of downloads.
extension LimitCase {
  static let downloads = [
    LimitCase(
      subject: "download", limit: "64 MiB", told: Told(failed, DownloadText.tooLarge(mebibytes: 64)),
      under: { try download(.ok(content(Limits.Download.byteCount))) },
      over: { try download(.ok(content(Limits.Download.byteCount + 1))) }),
    LimitCase(
      subject: "the same without a length", limit: "64 MiB",
      told: Told(failed, DownloadText.tooLarge(mebibytes: 64)),
      under: { try download(.init(bytes: head + content(Limits.Download.byteCount))) },
      over: { try download(.init(bytes: head + content(Limits.Download.byteCount + 1), isHeld: true)) }),
    LimitCase(
      subject: "time of a download", limit: "30 s", told: Told(failed, DownloadText.timedOut(seconds: 30)),
      under: { try wait(nanoseconds: 29_999_999_999) }, over: { try wait(nanoseconds: 30_000_000_000) }),
    LimitCase(
      subject: "redirects", limit: "5", told: Told(failed, DownloadText.tooManyRedirects(limit: 5)),
      under: { try redirected(times: 5) }, over: { try redirected(times: 6) }),
    LimitCase(
      subject: "redirects to anything but http and https", limit: "none",
      told: Told(failed, DownloadText.redirectRefused(target: "ftp://127.0.0.1/a")),
      under: { try redirected(times: 1) },
      over: { try download(.status(302, headers: ["Location: ftp://127.0.0.1/a"])) }),
  ]

  private static let failed = DiagnosticCode.downloadFailed.rawValue
  private static let head = Array(
    "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nConnection: close\r\n\r\n".utf8)

  private static func content(_ count: Int) -> [UInt8] {
    SmallPNG.two + [UInt8](repeating: 0, count: count - SmallPNG.two.count)
  }

  private static func start(_ server: LoopbackServer, _ path: String = "/") throws -> Download {
    let address = try #require(WebAddress(server.url(path)))
    return try Download(
      DownloadRequest(address, kind: .image), with: CurlProgram(variables: ["PATH": searchPath]), at: 0)
  }

  /// Why a download failed.
  private static func outcome(of download: Download, from server: LoopbackServer) throws -> String? {
    var result: Result<DownloadAnswer, DownloadError>?
    try run([server], descriptors: { download.descriptors }) {
      result = download.advance(at: 0)
      return result != nil
    }
    if case .failure(let error) = try #require(result) { return error.reason.english.description }
    return nil
  }

  private static func download(_ answer: LoopbackServer.Answer) throws -> String? {
    let server = try LoopbackServer()
    server.answer = { _, _ in answer }
    return try outcome(of: try start(server), from: server)
  }

  /// A download that nobody answers, at a time after its start.
  private static func wait(nanoseconds: UInt64) throws -> String? {
    let server = try LoopbackServer()
    let download = try start(server)
    if case .failure(let error)? = download.advance(at: nanoseconds) {
      return error.reason.english.description
    }
    return nil
  }

  private static func redirected(times: Int) throws -> String? {
    let server = try LoopbackServer()
    server.answer = { path, _ in
      let number = Int(path.dropFirst()) ?? 0
      return number == 0 ? .ok(SmallPNG.two) : .status(302, headers: ["Location: /\(number - 1)"])
    }
    return try outcome(of: try start(server, "/\(times)"), from: server)
  }
}
