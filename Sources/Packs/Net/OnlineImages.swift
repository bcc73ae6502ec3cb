import Texts

/// The online images of a run: in memory, on the disk, or on their way.
///
/// An image that is on the disk is at hand at once, and the server is asked in the background whether it has
/// another one since. Each address is asked once a run; one that failed again only after `forgetFailures`.
public final class OnlineImages {
  /// Where an image came from.
  public enum Origin: Hashable, Sendable {
    case memory, disk, network
  }

  /// An image that is at hand.
  public struct Picture: Hashable, Sendable {
    public let bytes: [UInt8]
    public let origin: Origin
    /// Rises with each other content that comes from this address.
    public let version: Int
    /// The server is being asked whether it is still the newest.
    public let isBeingChecked: Bool
  }

  /// What is known of an image.
  public enum Finding: Hashable, Sendable {
    case picture(Picture)
    case coming
    case failed(DownloadError)
  }

  /// How much there is still to come.
  public struct Progress: Hashable, Sendable {
    public var imageCount: Int
    /// Bytes that came of those under way.
    public var received: Int
  }

  /// An image that came, or will not.
  public struct Arrival {
    /// As the pack writes it.
    public let link: String
    public let failure: DownloadError?
  }

  private enum State {
    case copy(version: Int, bytes: [UInt8]?, validators: DownloadValidators)
    case coming
    case failed(DownloadError)
  }

  private let net: NetAccess
  private let cache: ImageCache?
  private let queue: DownloadQueue
  private var states: [String: State] = [:]
  /// The links that are queued or under way.
  private var asked: Set<String> = []
  private var heldByteCount = 0
  /// Those that failed before they were even asked for.
  private var unreported: [Arrival] = []

  /// - Parameter cache: nil where there is no place for one.
  public init(_ net: NetAccess, cache: ImageCache?) {
    self.net = net
    self.cache = cache
    queue = DownloadQueue(net.curl, limits: net.limits)
  }

  /// Looks for an image in memory and on the disk, and if need be begins to load it.
  ///
  /// - Parameter link: as the pack writes it.
  public func find(_ link: String) -> Finding {
    switch states[link] {
    case .failed(let error)?: return .failed(error)
    case .coming?: return .coming
    case .copy(let version, let bytes?, _)?: return .picture(picture(link, bytes, .memory, version))
    case .copy(let version, nil, _)?:
      guard let bytes = WebAddress(link).flatMap({ cache?.entry(for: $0)?.bytes }) else { break }
      return .picture(picture(link, bytes, .disk, version))
    case nil: break
    }
    return begin(link)
  }

  private func picture(_ link: String, _ bytes: [UInt8], _ origin: Origin, _ version: Int) -> Picture {
    Picture(bytes: bytes, origin: origin, version: version, isBeingChecked: asked.contains(link))
  }

  /// Looks on the disk, and asks the server.
  private func begin(_ link: String) -> Finding {
    guard let address = WebAddress(link) else { return fail(link, .unusableAddress) }
    if let entry = cache?.entry(for: address) {
      cache?.touch(address)
      _ = keep(entry.bytes, entry.validators, of: link, version: 1, isOnDisk: true)
      if !net.isOffline, states.count <= net.limits.imageCount {
        ask(link, address, validators: entry.validators)
      }
      return .picture(picture(link, entry.bytes, .disk, 1))
    }
    if let refusal = net.refusal { return fail(link, refusal) }
    guard states.count < net.limits.imageCount else {
      return fail(link, .tooMany(limit: net.limits.imageCount))
    }
    states[link] = .coming
    ask(link, address, validators: DownloadValidators())
    return .coming
  }

  private func ask(_ link: String, _ address: WebAddress, validators: DownloadValidators) {
    asked.insert(link)
    queue.add(DownloadRequest(address, kind: .image, validators: validators))
  }

  private func fail(_ link: String, _ reason: DownloadText) -> Finding {
    let error = DownloadError(reason, address: link)
    states[link] = .failed(error)
    unreported.append(Arrival(link: link, failure: error))
    return .failed(error)
  }

  /// Tells that what came cannot be shown: it counts as one that did not come.
  public func reject(_ link: String, _ reason: PictureText) {
    heldByteCount -= heldBytes(of: link)?.count ?? 0
    _ = fail(link, .unreadable(reason))
  }

  /// Takes a copy into memory if there is room, or leaves it to the disk.
  /// - Returns: false where it is neither here nor there.
  private func keep(
    _ bytes: [UInt8], _ validators: DownloadValidators, of link: String, version: Int, isOnDisk: Bool
  ) -> Bool {
    let others = heldByteCount - (heldBytes(of: link)?.count ?? 0)
    let hasRoom = others + bytes.count <= net.limits.memoryByteCount
    guard hasRoom || isOnDisk else { return false }
    heldByteCount = others + (hasRoom ? bytes.count : 0)
    states[link] = .copy(version: version, bytes: hasRoom ? bytes : nil, validators: validators)
    return true
  }

  private func heldBytes(of link: String) -> [UInt8]? {
    if case .copy(_, let bytes, _)? = states[link] { bytes } else { nil }
  }

  // MARK: Loading

  /// Those to wait for.
  public var descriptors: [Int32] { queue.descriptors }
  /// When there is something to do at the latest; nil for never.
  public var deadline: UInt64? { unreported.isEmpty ? queue.deadline : 0 }

  /// What people are waiting for; nil when nothing. That copies are being checked is nobody's concern.
  public var progress: Progress? {
    let count = asked.count { if case .coming? = states[$0] { true } else { false } }
    return count == 0 ? nil : Progress(imageCount: count, received: queue.received)
  }

  /// Every address that failed, with the reason.
  public var failures: [String: DownloadError] {
    states.compactMapValues { if case .failed(let error) = $0 { error } else { nil } }
  }

  /// Lets what failed be tried again.
  public func forgetFailures() {
    states = states.filter { if case .failed = $0.value { false } else { true } }
  }

  /// Ends all downloads.
  public func cancel() { queue.cancelAll() }

  /// Takes in what has come. Never waits.
  ///
  /// - Returns: images that are here, or another content than before; and those that failed.
  public func advance(at now: UInt64) -> [Arrival] {
    let failed = unreported
    unreported = []
    if queue.isEmpty { return failed }
    return failed
      + queue.advance(at: now).compactMap { finished in
        let link = finished.request.address.text
        asked.remove(link)
        return take(finished.result, of: link, address: finished.request.address)
      }
  }

  private func take(
    _ result: Result<DownloadAnswer, DownloadError>, of link: String, address: WebAddress
  ) -> Arrival? {
    var version = 1
    var hasCopy = false
    if case .copy(let old, _, _)? = states[link] { (version, hasCopy) = (old + 1, true) }
    switch result {
    case .success(.content(let bytes, let validators)):
      // A cache that cannot be written costs a download the next time, and no more.
      let isOnDisk = (try? cache?.store(bytes, validators: validators, for: address)) != nil
      if heldBytes(of: link) == bytes { return nil }
      if keep(bytes, validators, of: link, version: version, isOnDisk: isOnDisk) {
        return Arrival(link: link, failure: nil)
      }
      return failed(link, DownloadError(.noRoom, address: link), hasCopy: hasCopy)
    case .success(.unchanged):
      cache?.touch(address)
      return nil
    case .failure(let error): return failed(link, error, hasCopy: hasCopy)
    }
  }

  /// With a copy at hand it does not matter that the server cannot be asked.
  private func failed(_ link: String, _ error: DownloadError, hasCopy: Bool) -> Arrival? {
    if hasCopy { return nil }
    states[link] = .failed(error)
    return Arrival(link: link, failure: error)
  }
}
