#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The kinds of file system that stand behind the machine's folders, as Linux lists them in
/// `/proc/self/mountinfo` (proc(5)).
struct MountTable: Hashable, Sendable {
  /// Device numbers as `major:minor`, and the name of the file system.
  private let kinds: [Substring: Substring]

  /// File systems whose files change without this machine's kernel doing it, so that it cannot tell of them.
  private static let remoteKinds: Set<Substring> = [
    "9p", "afs", "ceph", "cifs", "coda", "drvfs", "fuse", "fuseblk", "gfs2", "glusterfs", "lustre", "ncpfs",
    "nfs",
    "nfs4", "ocfs2", "orangefs", "prl_fs", "smb3", "smbfs", "vboxsf", "virtiofs", "vmhgfs",
  ]

  /// - Parameter mountInfo: the text of the kernel's table.
  init(_ mountInfo: String) {
    var kinds: [Substring: Substring] = [:]
    for line in mountInfo.split(separator: "\n") {
      // 36 35 98:0 /root /mount rw,noatime shared:1 - ext3 /dev/root rw
      let fields = line.split(separator: " ")
      guard fields.count > 3, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else { continue }
      kinds[fields[2]] = fields[dash + 1]
    }
    self.kinds = kinds
  }

  /// True where the device's files can change behind the kernel's back.
  ///
  /// - Parameter device: `st_dev`, in the C library's packing.
  func isRemote(device: UInt64) -> Bool {
    let major = ((device >> 8) & 0xfff) | ((device >> 32) & ~0xfff)
    let minor = (device & 0xff) | ((device >> 12) & 0xffff_ff00)
    guard let kind = kinds["\(major):\(minor)"] else { return false }
    return Self.remoteKinds.contains(kind) || kind.hasPrefix("fuse.")
  }

  /// The table of this process; empty on systems that have none.
  static func current() -> MountTable {
    #if os(Linux)
      let file = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return MountTable("") }
      defer { close(file) }
      var text: [UInt8] = []
      withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
        while true {
          let length = read(file, buffer.baseAddress, buffer.count)
          guard length > 0 else { return }
          text += buffer[..<length]
        }
      }
      return MountTable(String(decoding: text, as: UTF8.self))
    #else
      return MountTable("")
    #endif
  }
}
