#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of a test cannot be read or written.
public struct FileTrouble: Error {
  public let path: String
  public let reason: String

  init(_ path: String) {
    self.path = path
    reason = String(cString: strerror(errno))
  }
}

/// Whole files, read and written without anything of what is tested.
enum TestFile {
  static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw FileTrouble(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    guard ferror(file) == 0 else { throw FileTrouble(path) }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw FileTrouble(path) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw FileTrouble(path) }
  }

  /// The names in a folder, hidden ones too.
  static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw FileTrouble(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let item = readdir(stream), let offset = MemoryLayout<dirent>.offset(of: \.d_name) {
      // Through the pointer: an item is only as long as its name, not as its type says.
      let name = String(cString: (UnsafeRawPointer(item) + offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Links are not followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
