import Texts

/// An `http` or `https` address that can be handed to curl.
public struct WebAddress: Hashable, Sendable {
  /// As it was written, with all that the server is to know.
  public let text: String
  /// As it is asked for: with a scheme, in visible ASCII but for the host.
  let requested: String
  /// The same without a name and a password, to be shown, logged and kept.
  public var shown: String { text.withoutCredentials }
  /// By which a copy of what it leads to is known again; nobody's password is in it.
  var identity: String { requested.withoutCredentials }
  /// The host as it was written, without user and port.
  public let host: String

  /// Nil where `text` is no such address, or one that could be mistaken for something else.
  ///
  /// - Parameter text: an address; one that begins with `www.` is taken for an `http` one.
  public init?(_ text: String) {
    let lowercased = text.prefix(8).lowercased()
    let scheme: String
    let rest: Substring
    if lowercased.hasPrefix("https://") {
      (scheme, rest) = ("https://", text.dropFirst(8))
    } else if lowercased.hasPrefix("http://") {
      (scheme, rest) = ("http://", text.dropFirst(7))
    } else if lowercased.hasPrefix("www.") {
      (scheme, rest) = ("http://", text[...])
    } else {
      return nil
    }
    let authority = rest.prefix { !"/?#".contains($0) }
    guard Self.isUsable(authority), text.utf8.count <= DownloadLimits.standard.addressByteCount else {
      return nil
    }
    let host = Self.host(of: authority)
    guard !host.isEmpty else { return nil }
    self.text = text
    self.host = String(host)
    requested = scheme + authority + Self.encoded(rest.dropFirst(authority.count))
  }

  /// True for text that the user means as an address, whether or not it is a usable one: a scheme and two slashes.
  public static func isMeant(by text: String) -> Bool { scheme(of: text) != nil }

  /// What stands before `://`, in lower case; nil where nothing like a scheme does.
  static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return nil }
    let scheme = text[..<colon].lowercased()
    let isOne = scheme.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
    return isOne && scheme.utf8.first.map { (0x61...0x7A).contains($0) } == true ? scheme : nil
  }

  private static func isUsable(_ authority: Substring) -> Bool {
    authority.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !"\"\\<>^`{|}".unicodeScalars.contains(scalar)
        && !scalar.properties.isWhitespace
    }
  }

  private static func host(of authority: Substring) -> Substring {
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    if place.first == "[" { return place.firstIndex(of: "]").map { place[...$0] } ?? "" }
    return place.prefix { $0 != ":" }
  }

  /// What follows the authority, with everything that is no visible ASCII in percent signs.
  private static func encoded(_ text: Substring) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7F, !"\"\\<>^`{|}".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
