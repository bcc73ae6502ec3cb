import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Online images on the disk, by their addresses, with what the server gave along to ask for changes.
///
/// A file an image, so that content and validators can never be of two different answers: a line each for what
/// it is, the address, the validators and the number of bytes, then the bytes. Files are written beside and
/// renamed; only their user can read them.
public final class ImageCache {
  /// A copy of an image.
  public struct Entry: Hashable, Sendable {
    public let bytes: [UInt8]
    public let validators: DownloadValidators
  }

  /// Files, and how much they hold.
  public struct Amount: Hashable, Sendable {
    public var fileCount = 0
    public var byteCount = 0
  }

  public let folder: String
  private let limits: CacheLimits
  /// Bytes and files written since the folder was last looked through; nil before the first time.
  private var added: Amount?

  private static let heading = "skinscope image 1"

  public init(folder: String, limits: CacheLimits = .standard) {
    self.folder = folder
    self.limits = limits
  }

  /// Where the cache of a user is, by the XDG rules.
  /// - Returns: nil where the environment tells neither a cache folder nor a home.
  public static func folder(variables: [String: String]) -> String? {
    if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/skinscope/images" }
    guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/skinscope/images"
  }

  /// The copy of an image; nil where there is none, or none that is whole.
  public func entry(for address: WebAddress) -> Entry? {
    let limit = DownloadLimits.standard.byteCount + Self.headerByteLimit
    guard let bytes = try? FileReading.bytes(of: path(of: address), limit: limit) else { return nil }
    var lines: [String] = []
    var rest = bytes[...]
    while lines.count < 5, let end = rest.prefix(Self.headerByteLimit).firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    guard lines.count == 5, lines[0] == Self.heading, lines[1] == address.identity,
      Int(lines[4]) == rest.count
    else { return nil }
    return Entry(bytes: Array(rest), validators: DownloadValidators(tag: lines[2], date: lines[3]))
  }

  /// More than the lines before an image can take.
  private static let headerByteLimit = 32 << 10

  /// Keeps a copy, in the place of an older one.
  public func store(_ bytes: [UInt8], validators: DownloadValidators, for address: WebAddress)
    throws(FileFailure)
  {
    let lines = [
      Self.heading, address.identity, validators.tag ?? "", validators.date ?? "", String(bytes.count),
    ]
    let heading = Array((lines.joined(separator: "\n") + "\n").utf8)
    let target = path(of: address)
    try? FileWriting.makeFolders(to: target, mode: 0o700)
    let temporary = "\(target).\(getpid()).new"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    let code = FileWriting.write(heading, to: descriptor) ?? FileWriting.write(bytes, to: descriptor)
    var failure = code.map { FileFailure(errno: $0) }
    if close(descriptor) != 0, failure == nil { failure = FileFailure(errno: errno) }
    if failure == nil, rename(temporary, target) != 0 { failure = FileFailure(errno: errno) }
    if let failure {
      unlink(temporary)
      throw failure
    }
    prune(afterAdding: heading.count + bytes.count)
  }

  /// Notes that an image was used, so that others go first when room is needed.
  public func touch(_ address: WebAddress) { utimensat(AT_FDCWD, path(of: address), nil, 0) }

  /// How much there is.
  public func contents() throws(FileFailure) -> Amount {
    let entries = try ownFiles()
    return Amount(fileCount: entries.count, byteCount: entries.reduce(0) { $0 + $1.byteCount })
  }

  /// Removes all images.
  /// - Returns: how much that was.
  public func clear() throws(FileFailure) -> Amount {
    var removed = Amount()
    for entry in try ownFiles() {
      guard unlink(FilePath.join(folder, entry.name)) == 0 || errno == ENOENT else {
        throw FileFailure(errno: errno)
      }
      removed.fileCount += 1
      removed.byteCount += entry.byteCount
    }
    rmdir(folder)
    added = nil
    return removed
  }

  // MARK: Files

  private static let imageEnding = ".image"
  private static let temporaryEnding = ".new"

  /// A short name that says nothing; that two addresses share one costs nothing but a second download.
  private func path(of address: WebAddress) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in address.identity.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    return FilePath.join(folder, name + Self.imageEnding)
  }

  /// Nothing that somebody else put there is ever touched.
  private func ownFiles() throws(FileFailure) -> [FolderEntry] {
    let entries: [FolderEntry]
    do throws(FileFailure) {
      entries = try FileReading.entries(of: folder, limit: 100_000)
    } catch {
      if error == .missing { return [] }
      throw error
    }
    return entries.filter { entry in
      entry.type == .regular && !entry.isLink
        && (entry.name.hasSuffix(Self.imageEnding) || entry.name.hasSuffix(Self.temporaryEnding))
    }
  }

  /// Looks the folder through now and then and removes what was not used for longest, until there is room for
  /// as much again as makes it worth another look.
  private func prune(afterAdding byteCount: Int) {
    let slack = Amount(fileCount: limits.fileCount / 16, byteCount: limits.byteCount / 16)
    if var sum = added {
      sum.fileCount += 1
      sum.byteCount += byteCount
      added = sum
      if sum.fileCount < slack.fileCount, sum.byteCount < slack.byteCount { return }
    }
    added = Amount()
    guard let entries = try? ownFiles().sorted(by: { $0.modified < $1.modified }) else { return }
    var byteTotal = entries.reduce(0) { $0 + $1.byteCount }
    var fileTotal = entries.count
    for entry in entries {
      guard
        byteTotal > limits.byteCount - slack.byteCount || fileTotal > limits.fileCount - slack.fileCount
      else { return }
      unlink(FilePath.join(folder, entry.name))
      byteTotal -= entry.byteCount
      fileTotal -= 1
    }
  }
}
