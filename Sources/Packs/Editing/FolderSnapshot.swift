import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stood in a folder at one moment, to tell what others have saved there since.
struct FolderSnapshot {
  /// A file as it was. Folders are the same however many names they hold.
  struct Stamp: Hashable {
    let mode: mode_t
    private let device: UInt64
    private let node: UInt64
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// Nil where nothing stands at the path; links are not followed.
    init?(of path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      mode = status.st_mode
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
      if status.st_mode.isFolder {
        (size, seconds, nanoseconds) = (0, 0, 0)
        return
      }
      size = Int64(truncatingIfNeeded: status.st_size)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      seconds = Int64(truncatingIfNeeded: time.tv_sec)
      nanoseconds = Int64(truncatingIfNeeded: time.tv_nsec)
    }

    /// Whether both are one file under two names.
    func isSameFile(as other: Stamp) -> Bool { device == other.device && node == other.node }
  }

  private(set) var stamps: [String: Stamp] = [:]
  /// The paths, a folder before what is in it.
  private(set) var paths: [String] = []

  /// Nothing at all.
  init() {}

  /// Looks at all below a folder.
  init(of folder: String) { add(folder, inside: "", depth: 0) }

  mutating func note(_ path: String, _ stamp: Stamp) {
    if stamps.updateValue(stamp, forKey: path) == nil { paths.append(path) }
  }

  /// What is new, gone or another in a later snapshot, a folder before what is in it.
  func changes(in later: FolderSnapshot) -> [String] {
    later.paths.filter { later.stamps[$0] != stamps[$0] }
      + paths.reversed().filter { later.stamps[$0] == nil }
  }

  private mutating func add(_ root: String, inside folder: String, depth: Int) {
    guard depth < Limits.Folder.depth else { return }
    for name in FileWriting.names(in: FilePath.join(root, folder)) {
      let path = folder.isEmpty ? name : folder + "/" + name
      guard let stamp = Stamp(of: FilePath.join(root, path)) else { continue }
      note(path, stamp)
      if stamp.mode.isFolder { add(root, inside: path, depth: depth + 1) }
    }
  }
}
