internal import CZip

/// Names of a zip's entries as text. Zips made on Chinese Windows have them in GBK, and nothing in them says so.
struct ZipNames {
  private let entries: [ZipReader.Entry]
  /// How names that do not say are read, as far as the names alone tell.
  let unmarkedIsGBK: Bool

  /// - Parameter entries: all entries of the zip, since they tell together how they are written.
  init(_ entries: [ZipReader.Entry]) {
    self.entries = entries
    let unmarked = entries.filter { !$0.nameIsUTF8 }
    // A single short name in GBK may happen to be valid UTF-8; hardly ever are all of them.
    unmarkedIsGBK = unmarked.contains { String(validating: $0.rawName, as: UTF8.self) == nil }
  }

  /// The names, in the order of the entries. What is neither UTF-8 nor GBK keeps what can be read of it.
  ///
  /// - Parameter isGBK: how to read names that do not say; nil to tell by the names themselves.
  func decoded(isGBK: Bool? = nil) -> [String] {
    let converter = (isGBK ?? unmarkedIsGBK) ? GBKConverter() : nil
    return entries.map { entry in
      (entry.nameIsUTF8 ? nil : converter?.text(entry.rawName))
        ?? String(decoding: entry.rawName, as: UTF8.self)
    }
  }

  /// True where names do not say how they are to be read, and it matters.
  var isUncertain: Bool { entries.contains { !$0.nameIsUTF8 } }
}

/// iconv, from GB 18030, of which GBK is a part.
final class GBKConverter {
  private let descriptor: iconv_t

  /// - Returns: nil where the system cannot convert it.
  init?() {
    guard let descriptor = Self.open() else { return nil }
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  /// Keeps the tables of the system in memory, by one that is never closed. Otherwise they are read each time.
  static func keep() { _ = open() }

  private static func open() -> iconv_t? {
    let invalid = iconv_t(bitPattern: -1)
    for name in ["GB18030", "GBK"] {
      if let descriptor = iconv_open("UTF-8", name), descriptor != invalid { return descriptor }
    }
    return nil
  }

  /// `bytes` as text, nil where they are no GBK.
  func text(_ bytes: [UInt8]) -> String? {
    iconv(descriptor, nil, nil, nil, nil)
    var input = bytes.map(CChar.init(bitPattern:))
    // A character takes at least one byte of GBK and at most four of UTF-8.
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 4)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output -> Int? in
        var (source, sourceLeft) = (input.baseAddress, input.count)
        var (target, targetLeft) = (output.baseAddress, output.count)
        let outcome = iconv(descriptor, &source, &sourceLeft, &target, &targetLeft)
        // Its `(size_t)-1` is -1 here.
        guard outcome != -1, sourceLeft == 0 else { return nil }
        return output.count - targetLeft
      }
    }
    return written.map { String(decoding: output[..<$0].map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }
}
