extension String {
  /// An address without the name and the password that may stand before its host: what is shown, logged or kept. Any other
  /// text is as it was.
  public var withoutCredentials: String {
    guard utf8.contains(UInt8(ascii: "@")) else { return self }
    let characters = Array(self)
    var start = 0
    // The end of the scheme; `www.` has none.
    if let colon = characters.firstIndex(of: ":"), characters[(colon + 1)...].starts(with: ["/", "/"]) {
      let scheme = characters[..<colon]
      guard scheme.first?.isASCII == true, scheme.first?.isLetter == true,
        scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
      else {
        return self
      }
      start = colon + 3
    } else if !lowercased().hasPrefix("www.") {
      return self
    }
    let end = characters[start...].firstIndex { "/?#".contains($0) } ?? characters.count
    guard let at = characters[start..<end].lastIndex(of: "@") else { return self }
    return String(characters[..<start]) + "***" + String(characters[at...])
  }
}
