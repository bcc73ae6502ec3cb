import Texts

/// How much comes from the net, so that a hostile server can take neither the memory nor the time of anybody.
public struct DownloadLimits: Hashable, Sendable {
  /// Bytes of one download, as they are after unpacking.
  public var byteCount = Limits.Download.byteCount
  /// Seconds that one download may take from beginning to end.
  public var seconds = Limits.Download.seconds
  /// Redirects that are followed.
  public var redirects = Limits.Download.redirects
  /// Bytes of all headers of an answer, those of redirects included.
  public var headerByteCount = 256 << 10
  /// Bytes of an address; with all of it in percent signs it still fits into the pipe to curl.
  public var addressByteCount = 4 << 10
  /// Bytes of an `ETag` or `Last-Modified` that is kept.
  public var validatorByteCount = 512
  /// Downloads that run at the same time.
  public var atOnce = 4
  /// Online images of one run.
  public var imageCount = 1_000
  /// Bytes of images that are kept in memory.
  public var memoryByteCount = 64 << 20
  /// Bytes that are taken in at one go, so that whoever waits for keys gets to them.
  public var stepByteCount = 256 << 10

  public static let standard = DownloadLimits()

  public init() {}

  /// `byteCount` in MiB, for messages.
  var mebibytes: Int { byteCount >> 20 }
  /// `seconds` in nanoseconds.
  var nanoseconds: UInt64 { UInt64(clamping: seconds) &* 1_000_000_000 }
}

/// How much the cache on the disk holds.
public struct CacheLimits: Hashable, Sendable {
  /// Bytes of all its files.
  public var byteCount = 256 << 20
  public var fileCount = 4_000

  public static let standard = CacheLimits()

  public init() {}
}
