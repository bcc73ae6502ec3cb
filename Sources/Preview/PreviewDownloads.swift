import Packs
import Texts

/// All that a preview gets from the net: the pack, where it is there, and online images.
@MainActor
final class PreviewDownloads {
  /// Who loads online images; nil for nobody.
  let online: OnlineImages?
  private let link: LinkReader?
  /// No pack has come yet.
  private(set) var awaitsPack: Bool
  private var lastProgress: NetStatusText?

  init(of source: PackSource, options: PreviewOptions) {
    let cache = options.cacheFolder.map { ImageCache(folder: $0) }
    online = options.net.map { OnlineImages($0, cache: cache) }
    link = LinkReader(source, net: options.net)
    awaitsPack = link != nil
  }

  /// Whether the pack is on the net.
  var hasPack: Bool { link != nil }
  var descriptors: [Int32] { (link?.descriptors ?? []) + (online?.descriptors ?? []) }
  var deadline: UInt64? { [link?.deadline, online?.deadline].compactMap { $0 }.min() }
  /// When the download of the pack was begun, on the monotonic clock.
  var startedAt: UInt64 { link?.startedAt ?? 0 }

  /// Begins to download the pack, where it is on the net.
  func start(at now: UInt64) { link?.start(at: now) }

  /// Ends all downloads.
  func cancel() {
    link?.cancel()
    online?.cancel()
  }

  /// Takes in what has come of the pack.
  func takePack(at now: UInt64) -> LinkReader.Outcome? {
    let outcome = link?.advance(at: now)
    if case .loaded? = outcome { awaitsPack = false }
    return outcome
  }

  /// How far everything is, where that has changed.
  func takeProgress() -> NetStatusText?? {
    let images = online?.progress.map { progress in
      let amount = progress.received == 0 ? "" : ByteCountText.text(progress.received)
      return NetStatusText.loadingImages(count: progress.imageCount, amount: amount)
    }
    let progress = link?.progress ?? images
    guard progress != lastProgress else { return nil }
    lastProgress = progress
    return .some(progress)
  }
}
