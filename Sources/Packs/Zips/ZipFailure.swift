import Texts

/// Why a zip, or one of its members, is not read.
struct ZipFailure: Error, Equatable {
  let text: ZipText

  init(_ text: ZipText) { self.text = text }

  /// A limit of ours, and no fault of the zip's.
  var isLimit: Bool {
    switch text {
    case .fileSize, .memberSize, .unpackedSize, .entries: true
    case .notReadable, .bytesBefore, .noPlist, .severalPlists, .leavesPack, .backslash, .link, .encrypted,
      .otherCompression, .damaged, .badName, .severalMembers, .noLibrary:
      false
    }
  }
}
