import Packs
import Skins
import Terminal
import Theming

/// The skins of a pack on the disk, changed by the app's rules: staged, checked, and put into place in one step.
///
/// Nothing here waits for the net: whoever waits for anything polls `descriptors` until `deadline`, and then calls
/// `advance`.
@MainActor
public final class PackStore: SkinStore {
  private let path: String
  private let net: NetAccess?
  private let cacheFolder: String?
  private var downloads: [(download: Download, answer: Answer)] = []

  /// - Parameters:
  ///   - path: The pack as its user names it: a folder, a plist or a JSON file.
  ///   - net: How the net is reached; nil for not at all.
  ///   - cacheFolder: Where images that were loaded are kept; nil for nowhere.
  public init(path: String, net: NetAccess? = nil, cacheFolder: String? = nil) {
    self.path = path
    self.net = net
    self.cacheFolder = cacheFolder
  }

  public func update(_ update: SkinUpdate, then answer: @escaping Answer) {
    answer(install(update.json, name: "update.json"))
  }

  public func install(from address: String, then answer: @escaping Answer) {
    do throws(DownloadError) {
      guard let web = WebAddress(address) else { throw DownloadError(.unusableAddress, address: address) }
      guard let net, !net.isOffline else { throw DownloadError(.offline, address: address) }
      let request = DownloadRequest(web, kind: .pack)
      let download = try Download(request, with: net.curl, limits: net.limits, at: MonotonicClock.now)
      downloads.append((download, answer))
    } catch {
      answer(.failure(.downloadFailed(error.reason)))
    }
  }

  public func remove(_ skin: String, then answer: @escaping Answer) {
    answer(changed { () throws(EditError) in try PackEdit.remove(skin, from: path) })
  }

  public func clearImageCache() throws(SkinError) {
    guard let cacheFolder else { return }
    do throws(FileFailure) {
      _ = try ImageCache(folder: cacheFolder).clear()
    } catch {
      throw .cacheNotCleared(folder: cacheFolder)
    }
  }

  // MARK: Downloads

  /// What becomes readable when something comes.
  public var descriptors: [Int32] { downloads.flatMap(\.download.descriptors) }
  /// When to call `advance` though nothing came, on the monotonic clock; nil for never.
  public var deadline: UInt64? { downloads.map(\.download.deadline).min() }

  /// Takes in what has come, and answers for what is done.
  public func advance(at now: UInt64) {
    var finished: [(result: Result<DownloadAnswer, DownloadError>, name: String, answer: Answer)] = []
    downloads.removeAll { entry in
      guard let result = entry.download.advance(at: now) else { return false }
      finished.append((result, entry.download.request.address.text, entry.answer))
      return true
    }
    for (result, name, answer) in finished {
      switch result {
      case .success(.content(let bytes, _)): answer(install(bytes, name: name))
      case .success(.unchanged): answer(.failure(.downloadFailed(.changedAnswer)))
      case .failure(let error): answer(.failure(.downloadFailed(error.reason)))
      }
    }
  }

  // MARK: The disk

  private func install(_ bytes: [UInt8], name: String) -> Result<StoredSkins, SkinError> {
    changed { () throws(EditError) in
      try PackEdit.install(try InstallSource(bytes: bytes, name: name), into: path)
    }
  }

  private func changed(by work: () throws(EditError) -> EditReport) -> Result<StoredSkins, SkinError> {
    do throws(EditError) {
      _ = try work()
    } catch {
      return .failure(SkinError(error))
    }
    do throws(PackError) {
      let pack = try Pack.open(path: path)
      return .success(StoredSkins(pack: pack.skinPack, images: PackImages(pack: pack, online: nil)))
    } catch {
      return .failure(.unreadable(error.diagnostic))
    }
  }
}

extension SkinError {
  fileprivate init(_ error: EditError) {
    switch error {
    case .pack(let error): self = .unreadable(error.diagnostic)
    case .unknownSkin(let name, _): self = .unknownSkin(name: name)
    case .defaultSkin: self = .defaultStays
    case .refused(let text): self = .refused(text)
    }
  }
}
