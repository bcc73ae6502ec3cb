#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import Texts

/// Whether and how the net may be asked.
public struct NetAccess: Hashable, Sendable {
  public var curl: CurlProgram
  public var limits: DownloadLimits
  /// Why nothing is fetched; nil where it is.
  public let refusal: DownloadText?
  /// Nothing is fetched.
  public var isOffline: Bool { refusal != nil }

  public init(_ curl: CurlProgram, limits: DownloadLimits = .standard, isOffline: Bool = false) {
    self.curl = curl
    self.limits = limits
    refusal = isOffline ? .notCached : nil
  }

  private init(refusal: DownloadText) {
    (curl, limits) = (CurlProgram(), .standard)
    self.refusal = refusal
  }

  /// For strangers nothing is fetched.
  public static let forGuests = NetAccess(refusal: .forGuests)
}

extension Download {
  /// Downloads something and waits for it, for commands that have nothing else to do.
  public static func fetch(_ request: DownloadRequest, by net: NetAccess) throws(DownloadError)
    -> DownloadAnswer
  {
    if net.isOffline { throw DownloadError(.offline, address: request.address.text) }
    let download = try Download(request, with: net.curl, limits: net.limits, at: MonotonicClock.now)
    while true {
      if let result = download.advance(at: MonotonicClock.now) { return try result.get() }
      var polled = download.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let now = MonotonicClock.now
      let milliseconds = (download.deadline - min(now, download.deadline)) / 1_000_000 + 1
      _ = poll(&polled, nfds_t(polled.count), Int32(clamping: milliseconds))
    }
  }
}
