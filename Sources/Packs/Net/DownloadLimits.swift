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
  public var headerByteCount = Limits.Download.headerByteCount
  /// Bytes of an address.
  public var addressByteCount = Limits.Download.addressByteCount
  /// Bytes of an `ETag` or `Last-Modified` that is kept.
  public var validatorByteCount = 512
  /// Downloads that run at the same time.
  public var atOnce = Limits.Download.atOnce
  /// Online images of one run.
  public var imageCount = Limits.Download.images
  /// Bytes of images that are kept in memory.
  public var memoryByteCount = Limits.Download.keptByteCount
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
  public var byteCount = Limits.Cache.byteCount
  public var fileCount = Limits.Cache.files

  public static let standard = CacheLimits()

  public init() {}
}
