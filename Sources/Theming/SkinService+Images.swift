import Skins
import Texts
import Widgets

/// An image, and where it came from.
public struct SkinImageValue: Hashable, Sendable {
  /// Nil where neither the skin nor `default` has the image.
  public let image: WidgetImage?
  public let source: SkinImageSource
}

extension SkinTool {
  /// Asks for the image, which may have to come from the net first, and goes on.
  ///
  /// - Parameter completion: runs exactly once: at once where the image is at hand, else when it has come or will
  ///   not. It is the image of the skin that was in use when it was asked for.
  public func loadImage(_ completion: @escaping @MainActor (Result<SkinImageValue, SkinError>) -> Void) {
    SkinService.shared.load(key, completion)
  }

  /// The image, waited for where it has to come from the net.
  public func loadedImage() async throws(SkinError) -> SkinImageValue {
    let result = await withCheckedContinuation { continuation in
      loadImage { continuation.resume(returning: $0) }
    }
    return try result.get()
  }
}

/// Online images: who waits for them, and what happens when they arrive.
extension SkinService {
  /// The image of `key` as it is now. Where there is more to come, `target` is refreshed when it has.
  func image(_ key: String, target: (any SkinRefreshable)?) -> WidgetImage? {
    let found = images.find(key, in: current)
    if let target {
      for link in found.awaited { waits.add(target, link: link, skin: current.name) }
    }
    return found.image
  }

  func load(_ key: String, _ completion: @escaping @MainActor (Result<SkinImageValue, SkinError>) -> Void) {
    let found = images.find(key, in: current)
    if let failure = found.failure {
      completion(.failure(.imageFailed(failure)))
      return
    }
    guard found.isStandIn, let link = found.awaited.first else {
      completion(.success(SkinImageValue(image: found.image, source: found.source)))
      return
    }
    waits.add(link: link, key: key, skin: current, completion: completion)
  }

  /// Tells that an online image is here, or has another content now: those who wait for it are refreshed, if
  /// the skin for which they wait is still in use.
  public func imageArrived(_ link: String) {
    refreshTargets(of: link)
    for request in waits.takeRequests(of: link) {
      let image = images.find(request.key, in: request.skin).image
      request.completion(.success(SkinImageValue(image: image, source: .network)))
    }
  }

  /// Tells that an online image will not come: what stands in for it stays, and a place-holder can say why now.
  public func imageFailed(_ link: String, reason: DownloadText) {
    refreshTargets(of: link)
    for request in waits.takeRequests(of: link) { request.completion(.failure(.imageFailed(reason))) }
  }

  private func refreshTargets(of link: String) {
    for target in waits.takeTargets(of: link) where target.skin == current.name {
      if let object = target.object { refresh(object) }
    }
  }
}

/// Who waits for which online image. Objects are held weakly.
@MainActor
final class ImageWaits {
  struct Target {
    weak var object: (any SkinRefreshable)?
    let skin: String
  }

  struct Request {
    let key: String
    let skin: Skin
    let completion: @MainActor (Result<SkinImageValue, SkinError>) -> Void
  }

  private var targets: [String: [ObjectIdentifier: Target]] = [:]
  private var requests: [String: [Request]] = [:]

  /// An object waits for a link once, for the skin it asked for last.
  func add(_ object: any SkinRefreshable, link: String, skin: String) {
    targets[link, default: [:]][ObjectIdentifier(object)] = Target(object: object, skin: skin)
  }

  func add(
    link: String, key: String, skin: Skin,
    completion: @escaping @MainActor (Result<SkinImageValue, SkinError>) -> Void
  ) {
    requests[link, default: []].append(Request(key: key, skin: skin, completion: completion))
  }

  func takeTargets(of link: String) -> [Target] {
    targets.removeValue(forKey: link).map { Array($0.values) } ?? []
  }
  func takeRequests(of link: String) -> [Request] { requests.removeValue(forKey: link) ?? [] }

  /// Answers everyone, and forgets who waits to be refreshed: they ask again.
  func failAll(_ error: SkinError) {
    let all = requests.values.flatMap { $0 }
    (targets, requests) = ([:], [:])
    for request in all { request.completion(.failure(error)) }
  }
}
