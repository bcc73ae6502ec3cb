import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a bound process may still read.
public enum KioskPlaces {
  /// What the system's libraries read on the way: descriptions of terminals, languages, the time of day, and which of
  /// the file systems tell of saves.
  public static let system = [
    "/etc/terminfo", "/lib/terminfo", "/usr/lib/terminfo", "/usr/share/terminfo", "/usr/lib/locale",
    "/etc/localtime", "/usr/share/zoneinfo", "/proc/self/mountinfo",
  ]

  /// Where a pack is read: its own folder; for a file the folder that it stands in, since saving replaces files.
  ///
  /// Programs that change a pack as a whole put another folder in the place of the old one. To be seen by those who look
  /// already, that has to be in a place that may be read. So the folder around the pack counts too, where nothing else is
  /// in it.
  ///
  /// - Parameter pack: as it was named.
  public static func places(of pack: String) -> [String] {
    guard let path = resolved(pack) else { return [] }
    let around = FilePath.folder(of: path)
    guard isFolder(path) else { return [around] }
    return entries(of: around) == [FilePath.name(of: path)] ? [around] : [path]
  }

  private static func resolved(_ path: String) -> String? {
    guard let name = realpath(path, nil) else { return nil }
    defer { free(name) }
    return String(cString: name)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, nil for those that are no text; without `.` and `..`, and no more than two.
  private static func entries(of path: String) -> [String?] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String?] = []
    while names.count < 2, let item = readdir(stream) {
      // Through the pointer: an item is only as long as its name, not as its type says.
      let name = (UnsafeRawPointer(item) + nameOffset).assumingMemoryBound(to: CChar.self)
      let text = String(validatingCString: name)
      if text != ".", text != ".." { names.append(text) }
    }
    return names
  }
}
