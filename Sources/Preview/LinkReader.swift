import Diagnostics
import Packs
import Terminal
import Texts

/// Downloads the pack in view, at the beginning and whenever it is asked to.
@MainActor
final class LinkReader {
  private let source: PackSource
  private let address: WebAddress
  private let net: NetAccess
  private var download: Download?
  /// What is wrong where it could not even begin.
  private var failure: Outcome?
  /// Those of the pack that is shown.
  private var validators = DownloadValidators()
  /// When the download was begun, on the monotonic clock.
  private(set) var startedAt: UInt64 = 0

  /// What came of a download.
  enum Outcome {
    case loaded(LoadedPack)
    case unchanged
    case broken(Diagnostic)
  }

  /// Nil for a pack that is on the disk.
  init?(_ source: PackSource, net: NetAccess?) {
    guard let address = source.address, let net else { return nil }
    self.source = source
    self.address = address
    self.net = net
  }

  var descriptors: [Int32] { download?.descriptors ?? [] }
  /// When there is something to do at the latest; 0 for at once, nil for never.
  var deadline: UInt64? { failure == nil ? download?.deadline : 0 }

  /// How far it is, for the status line; nil while there is nothing under way.
  var progress: NetStatusText? {
    guard let download else { return nil }
    guard let expected = download.expected, expected > 0 else {
      let amount = download.received == 0 ? "" : ByteCountText.text(download.received)
      return .loadingPack(host: address.host, amount: amount)
    }
    let percent = min(100, download.received * 100 / expected)
    return .loadingPack(host: address.host, amount: "\(percent) %")
  }

  /// Begins to download, unless that is under way.
  func start(at now: UInt64) {
    guard download == nil else { return }
    startedAt = now
    do throws(DownloadError) {
      if net.isOffline { throw DownloadError(.offline, address: address.text) }
      let request = DownloadRequest(address, kind: .pack, validators: validators)
      download = try Download(request, with: net.curl, limits: net.limits, at: now)
    } catch {
      failure = .broken(PackError(error).diagnostic)
    }
  }

  /// Ends the download.
  func cancel() { download = nil }

  /// Takes in what has come. Never waits.
  func advance(at now: UInt64) -> Outcome? {
    if let failure {
      self.failure = nil
      return failure
    }
    guard let result = download?.advance(at: now) else { return nil }
    download = nil
    switch result {
    case .success(.unchanged): return .unchanged
    case .success(.content(let bytes, let validators)): return open(bytes, validators)
    case .failure(let error): return .broken(PackError(error).diagnostic)
    }
  }

  private func open(_ bytes: [UInt8], _ validators: DownloadValidators) -> Outcome {
    do throws(PackError) {
      let pack = try Pack.open(source, downloaded: bytes)
      self.validators = validators
      return .loaded(LoadedPack(pack))
    } catch {
      return .broken(error.diagnostic)
    }
  }
}
