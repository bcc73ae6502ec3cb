import Images
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
    case copy(version: Int, bytes: [UInt8]?)
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
  /// How many contents came from each address.
  private var versions: [String: Int] = [:]
  /// Why what came for a link was not taken, where its older copy stays.
  private var refusals: [String: DownloadError] = [:]
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
    case .copy(let version, let bytes?)?: return .picture(picture(link, bytes, .memory, version))
    case .copy(let version, nil)?:
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
    if let entry = cache?.entry(for: address), entry.bytes.mayBePicture {
      cache?.touch(address)
      let version = nextVersion(of: link)
      _ = keep(entry.bytes, of: link, version: version, isOnDisk: true)
      if !net.isOffline, states.count <= net.limits.imageCount {
        ask(link, address, validators: entry.validators)
      }
      return .picture(picture(link, entry.bytes, .disk, version))
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

  /// Tells that a copy cannot be shown: it counts as one that did not come, or has yet to come.
  public func reject(_ link: String, _ reason: PictureText) {
    heldByteCount -= heldBytes(of: link)?.count ?? 0
    if asked.contains(link) {
      states[link] = .coming
    } else {
      _ = fail(link, .unreadable(reason))
    }
  }

  private func nextVersion(of link: String) -> Int {
    versions[link, default: 0] += 1
    return versions[link, default: 1]
  }

  /// Takes a copy into memory if there is room, or leaves it to the disk.
  /// - Returns: false where it is neither here nor there.
  private func keep(
    _ bytes: [UInt8], of link: String, version: Int, isOnDisk: Bool
  ) -> Bool {
    let others = heldByteCount - (heldBytes(of: link)?.count ?? 0)
    let hasRoom = others + bytes.count <= net.limits.memoryByteCount
    guard hasRoom || isOnDisk else { return false }
    heldByteCount = others + (hasRoom ? bytes.count : 0)
    states[link] = .copy(version: version, bytes: hasRoom ? bytes : nil)
    return true
  }

  private func heldBytes(of link: String) -> [UInt8]? {
    if case .copy(_, let bytes)? = states[link] { bytes } else { nil }
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

  /// Every address that failed, with the reason; also those of which an older copy is shown instead.
  public var failures: [String: DownloadError] {
    states.compactMapValues { if case .failed(let error) = $0 { error } else { nil } }
      .merging(refusals) { error, _ in error }
  }

  /// Lets what failed be tried again.
  public func forgetFailures() {
    for link in refusals.keys {
      heldByteCount -= heldBytes(of: link)?.count ?? 0
      states[link] = nil
    }
    refusals = [:]
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
    switch result {
    case .success(.content(let bytes, let validators)):
      // A picture that was shown is worth more than what is none, as the page of a network that asks for a login.
      if let flaw = Self.flaw(of: bytes) {
        return failed(link, DownloadError(.unreadable(flaw), address: link))
      }
      // A cache that cannot be written costs a download the next time, and no more.
      let isOnDisk = (try? cache?.store(bytes, validators: validators, for: address)) != nil
      if heldBytes(of: link) == bytes { return nil }
      if keep(bytes, of: link, version: nextVersion(of: link), isOnDisk: isOnDisk) {
        return Arrival(link: link, failure: nil)
      }
      return failed(link, DownloadError(.noRoom, address: link))
    case .success(.unchanged):
      if hasCopy(of: link) {
        cache?.touch(address)
      } else {
        // The copy that the server means was rejected meanwhile.
        ask(link, address, validators: DownloadValidators())
      }
      return nil
    case .failure(let error): return failed(link, error)
    }
  }

  private func hasCopy(of link: String) -> Bool {
    if case .copy? = states[link] { true } else { false }
  }

  /// Why a file is no picture, nil where it is one.
  private static func flaw(of bytes: [UInt8]) -> PictureText? {
    do throws(PictureError) {
      _ = try Pack.pictureSize(in: bytes)
      return nil
    } catch {
      return error.text
    }
  }

  /// With a copy at hand it does not matter that the server cannot be asked; that it sends something else does.
  private func failed(_ link: String, _ error: DownloadError) -> Arrival? {
    guard hasCopy(of: link) else {
      states[link] = .failed(error)
      return Arrival(link: link, failure: error)
    }
    guard error.reason.isOfContent else { return nil }
    let refusal = DownloadError(.copyKept(error.reason), address: link)
    refusals[link] = refusal
    return Arrival(link: link, failure: refusal)
  }
}

extension DownloadText {
  /// Whether the server gave something, and not what was asked for.
  fileprivate var isOfContent: Bool {
    switch self {
    case .wrongType, .unreadable: true
    case .curlMissing, .offline, .notCached, .forGuests, .unusableAddress, .otherScheme, .hostUnknown,
      .proxyUnknown, .noConnection, .encryption, .timedOut, .tooLarge, .tooManyRedirects, .redirectRefused,
      .redirectUnusable, .status, .cut, .noAnswer, .notUnderstood, .tooMany, .changedAnswer, .noRoom,
      .copyKept,
      .system, .other:
      false
    }
  }
}

extension [UInt8] {
  /// Whether a copy begins as a picture does. Earlier versions kept whatever came.
  fileprivate var mayBePicture: Bool { (try? PictureHeader(self)) != nil }
}
