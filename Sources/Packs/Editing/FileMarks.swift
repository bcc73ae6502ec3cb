/// A number each for what a pack's plist and role map held when they were read. It is the same for the same bytes
/// within one run of the program, and takes no room in memory as the bytes would.
struct FileMarks: Hashable, Sendable {
  /// Nil where there was no such file.
  let plist: Int?
  let roleMap: Int?

  init(plist: [UInt8]? = nil, roleMap: [UInt8]? = nil) {
    self.plist = plist.map(Self.mark)
    self.roleMap = roleMap.map(Self.mark)
  }

  static func mark(_ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    hasher.combine(content: bytes)
    return hasher.finalize()
  }
}
