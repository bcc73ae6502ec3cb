#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import Packs

/// A folder that goes when its test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/packs-tests-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit { Self.remove(path) }

  /// Writes a file, making the folders that it stands in.
  func write(_ name: String, _ text: String = "") throws { try write(name, bytes: Array(text.utf8)) }

  /// Writes a file, making the folders that it stands in.
  func write(_ name: String, bytes: [UInt8]) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    let file = try #require(fopen("\(path)/\(name)", "wb"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func remove(_ name: String) throws { try #require(unlink("\(path)/\(name)") == 0) }
  /// Every file below it and what it holds, as text; of links where they lead.
  func contents(of folder: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in FileWriting.names(in: path + "/" + folder) {
      let inner = folder + "/" + name
      switch PathKind(of: path + "/" + inner) {
      case .folder: found.merge(contents(of: inner)) { $1 }
      case .link(let target): found[inner] = "-> " + target
      case .file:
        found[inner] = (try? FileReading.bytes(of: path + "/" + inner)).map {
          String(decoding: $0, as: UTF8.self)
        }
      case .missing: continue
      }
    }
    return found
  }

  func link(_ name: String, to target: String) { symlink(target, "\(path)/\(name)") }
  func makeFolder(_ name: String) { mkdir("\(path)/\(name)", 0o755) }
  func makePipe(_ name: String) { mkfifo("\(path)/\(name)", 0o644) }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    if let stream = opendir(path) {
      var names: [String] = []
      while let item = readdir(stream) {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
        names.append(String(cString: (UnsafeRawPointer(item) + offset).assumingMemoryBound(to: CChar.self)))
      }
      closedir(stream)
      for name in names where name != "." && name != ".." { remove(path + "/" + name) }
    }
    rmdir(path)
  }
}
