import Texts

@testable import Packs

/// What a server answers, as curl writes it down, and addresses out of packs.
extension FuzzTarget {
  static let net = FuzzTarget("net", longestInput: 2048) { bytes throws(BrokenPromise) in
    try NetPromises.checkHeaders(bytes)
    try NetPromises.checkAddress(String(decoding: bytes, as: UTF8.self))
    let kind = ContentKind(of: bytes)
    try hold(!(kind.canBe(.image, declaredAs: "") && kind == .webPage), "a page is no image")
  }
}

enum NetPromises {
  /// Headers are the same however they are cut into pieces, and whatever is told of them is safe.
  static func checkHeaders(_ bytes: [UInt8]) throws(BrokenPromise) {
    var headers = ResponseHeaders()
    headers.append(bytes[...])
    var pieces = ResponseHeaders()
    for index in bytes.indices { pieces.append(bytes[index...index]) }
    try hold(pieces.byteCount == bytes.count && headers.byteCount == bytes.count, "every byte counts")
    try hold(
      (pieces.status, pieces.redirect, pieces.complaint, pieces.contentType)
        == (headers.status, headers.redirect, headers.complaint, headers.contentType), "headers by pieces")
    try hold(headers.expectedByteCount.map { $0 >= 0 } ?? true, "no less than nothing is expected")
    for code in [1, 3, 6, 7, 18, 28, 35, 47, 52, 56, 63, 96] as [Int32] {
      let text = DownloadText.ofExit(
        code, headers: headers, received: bytes.count, host: "host\u{1B}[m", limits: .standard)
      for language in SafePromises.languages { try SafePromises.check(text.text(in: language)) }
    }
  }

  /// What curl is handed can be mistaken for nothing but an address.
  static func checkAddress(_ text: String) throws(BrokenPromise) {
    guard let address = WebAddress(text) else { return }
    let isHTTP = address.requested.hasPrefix("http://") || address.requested.hasPrefix("https://")
    try hold(isHTTP, "\(address.requested.debugDescription) is http")
    for scalar in address.requested.unicodeScalars {
      let isBreaking = scalar.value <= 0x20 || scalar.value == 0x7F || scalar == "\"" || scalar == "\\"
      try hold(!isBreaking, "\(address.requested.debugDescription) breaks its line")
    }
    try hold(!address.host.isEmpty, "an address has a host")
  }
}
