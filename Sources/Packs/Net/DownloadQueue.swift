/// Downloads one after another, a few at once, each address once.
public final class DownloadQueue {
  /// One that is over.
  public struct Finished {
    public let request: DownloadRequest
    public let result: Result<DownloadAnswer, DownloadError>
  }

  private let curl: CurlProgram
  private let limits: DownloadLimits
  private var waiting: [DownloadRequest] = []
  /// How many of `waiting` have been started.
  private var startedCount = 0
  private var running: [Download] = []
  private var addresses: Set<WebAddress> = []

  public init(_ curl: CurlProgram, limits: DownloadLimits = .standard) {
    self.curl = curl
    self.limits = limits
  }

  /// Queues a download; one whose address is queued or under way already is left as it is.
  public func add(_ request: DownloadRequest) {
    guard addresses.insert(request.address).inserted else { return }
    waiting.append(request)
  }

  /// True when nothing is to be done.
  public var isEmpty: Bool { addresses.isEmpty }

  /// Those to wait for.
  public var descriptors: [Int32] { running.flatMap(\.descriptors) }

  /// When there is something to do at the latest; 0 for at once, nil for never.
  public var deadline: UInt64? {
    if running.count < limits.atOnce, startedCount < waiting.count { return 0 }
    return running.map(\.deadline).min()
  }

  /// Bytes that came of the downloads under way.
  public var received: Int { running.reduce(0) { $0 + $1.received } }

  /// Takes in what has come and starts the next one, if it may run. Only one at a time: to start a program takes a
  /// moment, and whoever waits for keys is to get to them in between.
  ///
  /// - Returns: those that are over now, each once.
  public func advance(at now: UInt64) -> [Finished] {
    var finished: [Finished] = []
    running.removeAll { download in
      guard let result = download.advance(at: now) else { return false }
      finished.append(Finished(request: download.request, result: result))
      return true
    }
    if running.count < limits.atOnce, startedCount < waiting.count {
      let request = waiting[startedCount]
      startedCount += 1
      do throws(DownloadError) {
        running.append(try Download(request, with: curl, limits: limits, at: now))
      } catch {
        finished.append(Finished(request: request, result: .failure(error)))
      }
    }
    if startedCount == waiting.count { (waiting, startedCount) = ([], 0) }
    for item in finished { addresses.remove(item.request.address) }
    return finished
  }

  /// Ends everything.
  public func cancelAll() {
    (waiting, startedCount, running, addresses) = ([], 0, [], [])
  }
}
