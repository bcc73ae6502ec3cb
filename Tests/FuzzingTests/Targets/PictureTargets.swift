/// The image decoders. Each gets its own head in front of bytes that lack one.
extension FuzzTarget {
  /// As the bytes are, and, since no fuzzer guesses checksums, with those of the chunks put right.
  static let png = FuzzTarget("png") { bytes throws(BrokenPromise) in
    try PicturePromises.check(bytes)
    let repaired = PNGChecksums.repaired(bytes)
    if repaired != bytes { try PicturePromises.check(repaired) }
  }

  static let jpeg = FuzzTarget("jpeg") { bytes throws(BrokenPromise) in
    try PicturePromises.check(bytes, head: [0xFF, 0xD8, 0xFF])
  }

  static let webp = FuzzTarget("webp") { bytes throws(BrokenPromise) in
    try PicturePromises.check(bytes, head: Array("RIFF\u{20}\u{0}\u{0}\u{0}WEBPVP8".utf8))
  }

  static let gif = FuzzTarget("gif") { bytes throws(BrokenPromise) in
    try PicturePromises.check(bytes, head: Array("GIF89a".utf8))
  }
}
