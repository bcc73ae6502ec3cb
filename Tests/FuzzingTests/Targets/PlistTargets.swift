@testable import Plists

/// Property lists in their three formats, each read by its own reader whatever the bytes look like.
extension FuzzTarget {
  static let xml = FuzzTarget("xml") { bytes throws(BrokenPromise) in
    try PlistPromises.check(bytes) { () throws(PlistFailure) in try XMLReader.read(bytes, entryDepth: 3) }
    try PlistPromises.checkExcerpt(of: bytes)
  }

  static let json = FuzzTarget("json") { bytes throws(BrokenPromise) in
    try PlistPromises.check(bytes) { () throws(PlistFailure) in
      // Nothing in UTF-16 gets as far as this reader.
      guard TextEncoding(of: bytes).form == .utf8 else { throw PlistFailure(.jsonEncoding) }
      return try JSONReader.read(bytes, entryDepth: 3)
    }
  }

  static let binary = FuzzTarget("binary") { bytes throws(BrokenPromise) in
    // Its first eight bytes are the same for all.
    let whole = bytes.starts(with: "bplist00".utf8) ? bytes : Array("bplist00".utf8) + bytes
    try PlistPromises.check(whole) { () throws(PlistFailure) in
      PlistDocument(root: try BinaryReader.read(whole), format: .binary)
    }
  }
}
