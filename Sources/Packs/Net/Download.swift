import Texts

/// What the server gave along to ask later whether something has changed.
public struct DownloadValidators: Hashable, Sendable {
  /// An `ETag`.
  public let tag: String?
  /// A `Last-Modified`.
  public let date: String?

  /// What is no single line of visible ASCII is left out: it goes into a request and into a file.
  public init(tag: String? = nil, date: String? = nil) {
    self.tag = tag.flatMap(Self.usable)
    self.date = date.flatMap(Self.usable)
  }

  public var isEmpty: Bool { tag == nil && date == nil }

  private static func usable(_ text: String) -> String? {
    let isVisible = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    let limit = DownloadLimits.standard.validatorByteCount
    return isVisible && !text.isEmpty && text.utf8.count <= limit ? text : nil
  }
}

/// What to download.
public struct DownloadRequest: Hashable, Sendable {
  public var address: WebAddress
  public var kind: DownloadKindText
  /// Those of the copy that is here; empty to fetch it in any case.
  public var validators = DownloadValidators()

  public init(_ address: WebAddress, kind: DownloadKindText, validators: DownloadValidators = .init()) {
    self.address = address
    self.kind = kind
    self.validators = validators
  }
}

/// What came.
public enum DownloadAnswer: Hashable, Sendable {
  case content([UInt8], DownloadValidators)
  /// The copy that is here is what the server has.
  case unchanged
}

/// One download, under way: a child process whose outputs are polled by whoever waits for anything.
///
///     let ready = wait(for: download.descriptors, until: download.deadline)
///     if let result = download.advance(at: now) { … }
///
/// Nothing here ever waits. Letting go of the download ends it.
public final class Download {
  public let request: DownloadRequest
  /// When it has taken too long, on the monotonic clock.
  public let deadline: UInt64
  private let limits: DownloadLimits
  private let process: ChildProcess
  private var headers = ResponseHeaders()
  private var body: [UInt8] = []
  private var result: Result<DownloadAnswer, DownloadError>?

  /// Starts it.
  /// - Throws: where curl is missing or cannot be started.
  public init(
    _ request: DownloadRequest, with curl: CurlProgram, limits: DownloadLimits = .standard, at now: UInt64
  ) throws(DownloadError) {
    self.request = request
    self.limits = limits
    let (deadline, isOver) = now.addingReportingOverflow(limits.nanoseconds)
    self.deadline = isOver ? .max : deadline
    process = try curl.start(request, limits: limits)
  }

  /// Those to wait for until there is something to do; none when it is over.
  public var descriptors: [Int32] { [process.output, process.errors].filter { $0 >= 0 } }

  /// Bytes that came.
  public var received: Int { body.count }
  /// Bytes that will have come, where the server says so.
  public var expected: Int? { headers.expectedByteCount }

  /// Takes in what has come, a piece of it at most.
  ///
  /// - Returns: what came of it, once it is over; the same from then on.
  public func advance(at now: UInt64) -> Result<DownloadAnswer, DownloadError>? {
    if let result { return result }
    readHeaders()
    readBody()
    if headers.byteCount > limits.headerByteCount {
      return finish(.failure(error(.notUnderstood)))
    }
    if max(body.count, expected ?? 0) > limits.byteCount {
      return finish(.failure(error(.tooLarge(mebibytes: limits.mebibytes))))
    }
    if process.isSilent { return finish(judge(process.ending())) }
    if now >= deadline { return finish(.failure(error(.timedOut(seconds: limits.seconds)))) }
    return nil
  }

  private func readHeaders() {
    while headers.byteCount <= limits.headerByteCount,
      process.readErrors({ headers.append($0) }) == .bytes
    {}
  }

  private func readBody() {
    let most = min(limits.byteCount, body.count + limits.stepByteCount)
    while body.count <= most, process.readOutput({ append($0) }) == .bytes {}
  }

  private func append(_ bytes: ArraySlice<UInt8>) {
    // Room for all that may come, which costs nothing until it does: growing would copy megabytes now and then.
    if body.count + bytes.count > limits.stepByteCount, body.capacity < limits.byteCount {
      body.reserveCapacity(limits.byteCount + (64 << 10))
    }
    body.append(contentsOf: bytes)
  }

  private func finish(_ result: Result<DownloadAnswer, DownloadError>) -> Result<
    DownloadAnswer, DownloadError
  > {
    process.stop()
    body = []
    self.result = result
    return result
  }

  private func error(_ reason: DownloadText) -> DownloadError {
    DownloadError(reason, address: request.address.text)
  }

  private func judge(_ ending: ChildProcess.Ending?) -> Result<DownloadAnswer, DownloadError> {
    switch ending {
    case .exit(0)?: return judgeAnswer()
    case .exit(let code)?:
      return .failure(
        error(
          .ofExit(
            code, headers: headers, received: body.count, host: request.address.host, limits: limits)))
    case .signal(let signal)?: return .failure(error(.other(code: 128 + Int(signal), reason: "")))
    case nil: return .failure(error(.other(code: -1, reason: "")))
    }
  }

  private func judgeAnswer() -> Result<DownloadAnswer, DownloadError> {
    guard let status = headers.status else { return .failure(error(.notUnderstood)) }
    if status == 304 {
      return request.validators.isEmpty ? .failure(error(.changedAnswer)) : .success(.unchanged)
    }
    guard 200..<300 ~= status else { return .failure(error(.status(status))) }
    if !ContentKind(of: body).canBe(request.kind, declaredAs: headers.contentType) {
      return .failure(error(.wrongType(found: headers.contentType, wanted: request.kind)))
    }
    let validators = DownloadValidators(tag: headers["etag"], date: headers["last-modified"])
    return .success(.content(body, validators))
  }
}
