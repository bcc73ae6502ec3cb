import Texts

/// Something that did not come from the net.
public struct DownloadError: Error, Hashable, Sendable {
  /// The address as it was written, but for a password.
  public let address: String
  /// Why, and what to do.
  public let reason: DownloadText

  public init(_ reason: DownloadText, address: String) {
    self.reason = reason
    self.address = address.withoutCredentials
  }
}

extension DownloadText {
  /// Why a redirect is not followed: its address is none, or one of another kind.
  private static func refusal(ofRedirect target: String) -> DownloadText {
    let shown = target.withoutCredentials
    let isVisible = !target.unicodeScalars.contains { $0.properties.generalCategory == .control }
    let isOther = WebAddress.scheme(of: target).map { !["http", "https"].contains($0) } ?? false
    return isVisible && isOther ? .redirectRefused(target: shown) : .redirectUnusable(target: shown)
  }

  /// What curl's exit code means. The numbers are those of its manual.
  ///
  /// - Parameters:
  ///   - headers: all that came before it gave up.
  ///   - received: bytes of the answer so far.
  static func ofExit(
    _ code: Int32, headers: ResponseHeaders, received: Int, host: String, limits: DownloadLimits
  ) -> DownloadText {
    switch code {
    case 1:
      return headers.redirect.map(refusal) ?? .notUnderstood
    case 3:
      return headers.redirect.map(refusal) ?? .unusableAddress
    case 5: return .proxyUnknown
    case 6: return .hostUnknown(host: headers.redirect.flatMap { WebAddress($0)?.host } ?? host)
    case 7: return .noConnection(host: headers.redirect.flatMap { WebAddress($0)?.host } ?? host)
    case 8, 43, 61, 92, 95: return .notUnderstood
    case 18: return .cut(received: ByteCountText.text(received))
    case 28: return .timedOut(seconds: limits.seconds)
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91:
      return .encryption(reason: headers.complaint)
    case 47: return .tooManyRedirects(limit: limits.redirects)
    case 52: return .noAnswer
    // What came is no HTTP, and not the end of what was.
    case 56 where headers.complaint.utf8.holds("chunk".utf8): return .notUnderstood
    case 55, 56:
      return headers.status == nil && received == 0
        ? .noAnswer : .cut(received: ByteCountText.text(received))
    case 63: return .tooLarge(mebibytes: limits.mebibytes)
    default: return .other(code: Int(code), reason: headers.complaint)
    }
  }
}
