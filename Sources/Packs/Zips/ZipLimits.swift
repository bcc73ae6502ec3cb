import Texts

/// How much of a zip is read, so that a small file can take neither memory nor time.
enum ZipLimits {
  /// Bytes of the zip itself, and of all that it holds, in MiB.
  static let mebibytes = 256
  static let byteCount = mebibytes << 20
  static let entries = 10_000
  /// Bytes of one image.
  static let imageByteCount = 64 << 20
}

/// Why a zip, or one of its members, is not read.
struct ZipFailure: Error, Equatable {
  let text: ZipText

  init(_ text: ZipText) { self.text = text }

  /// A limit of ours, and no fault of the zip's.
  var isLimit: Bool {
    switch text {
    case .fileSize, .unpackedSize, .entries: true
    case .notReadable, .noPlist, .severalPlists, .leavesPack, .backslash, .link, .encrypted,
      .otherCompression, .damaged, .noLibrary:
      false
    }
  }
}
