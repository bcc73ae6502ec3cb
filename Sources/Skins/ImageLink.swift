/// The value of an image that is wholly a link, which the app loads from the net.
public struct ImageLink: Hashable, Sendable {
  public let url: String
  /// Not encrypted: iOS blocks it by default.
  public let isInsecure: Bool

  /// Nil where `text` is a file name.
  public init?(_ text: String) {
    let scheme = text.lowercased()
    guard let prefix = ["https://", "http://", "www."].first(where: { scheme.hasPrefix($0) }),
      scheme.unicodeScalars.count > prefix.unicodeScalars.count,
      !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.properties.isWhitespace })
    else { return nil }
    url = text
    isInsecure = prefix != "https://"
  }
}
