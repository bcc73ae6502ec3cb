import Diagnostics
import Plists
import Texts

/// `Skinscope.plist` as far as it can be read.
struct RoleMapFile {
  /// As the user would name it, for messages.
  let file: String
  /// Nil where there is no file, or none that can be read.
  private(set) var contents: [UInt8]?
  var bytes: [UInt8] { contents ?? [] }
  private(set) var document: PlistDocument?
  private(set) var diagnostics: [Diagnostic] = []

  private init(file: String) { self.file = file }

  /// The role map beside a pack, or the one that the user named in its place.
  init(of source: PackSource, file: String) {
    self.init(file: source.foreignRoleMap ?? file)
    do throws(FileFailure) {
      read(try FileReading.bytes(of: source.roleMapPath))
    } catch {
      // Most packs have none.
      if error != .missing || source.foreignRoleMap != nil {
        diagnostics = [PackError(error, fileBeside: self.file, path: source.roleMapPath).diagnostic]
      }
    }
  }

  /// The role map in a zip, or the one that the user named in its place.
  init(of source: PackSource, in zip: ZipPack, file: String) {
    guard source.foreignRoleMap == nil else {
      self.init(of: source, file: file)
      return
    }
    self.init(file: file)
    do throws(ZipFailure) {
      if let bytes = try zip.contents(of: PackSource.roleMapName, limit: Limits.Plist.byteCount) {
        read(bytes)
      }
    } catch {
      diagnostics = [PackError(error, file: file).diagnostic]
    }
  }

  /// A role map in memory; nil for none.
  init(_ bytes: [UInt8]?, file: String) {
    self.init(file: file)
    if let bytes { read(bytes) }
  }

  private mutating func read(_ bytes: [UInt8]) {
    contents = bytes
    do throws(PlistError) {
      document = try PlistReader.read(bytes, file: file)
    } catch {
      diagnostics = [error.diagnostic]
    }
  }
}
