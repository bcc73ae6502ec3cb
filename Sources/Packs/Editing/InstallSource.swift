import Diagnostics
import Plists
import Texts

/// What is to be installed into a pack: whole skins, and the images that come with them.
public struct InstallSource: Sendable {
  let plist: [UInt8]
  let document: PlistDocument
  /// The skins, in the order of the file.
  let skins: [PlistEntry]
  let images: [Image]
  private let origin: Origin
  /// What was read, as the user named it.
  private let file: String
  /// What is wrong with it as a whole.
  let findings: [Diagnostic]
  /// Files of it that the app never looks at, and that are not laid into a pack.
  let leftOut: [String]
  /// Images of it that are no regular files.
  let odd: [String]
  /// It has a role map, which is not installed: a pack keeps its own.
  let hasRoleMap: Bool

  /// An image file that comes along.
  struct Image: Sendable {
    /// The folder inside the pack, empty for its top.
    let folder: String
    let name: String
    let byteCount: Int

    var path: String { folder.isEmpty ? name : folder + "/" + name }
  }

  private enum Origin: Sendable {
    case folder(String)
    case zip(ZipPack)
  }

  /// Reads a folder, a plist, JSON or a zip.
  ///
  /// - Parameters:
  ///   - path: As the user named it; an address on the net is downloaded, which is waited for.
  ///   - net: How that is done; nil for not at all.
  /// - Throws: `EditError.pack` where it cannot be read.
  public init(path: String, currentFolder: String = "", net: NetAccess? = nil) throws(EditError) {
    do throws(PackError) {
      if WebAddress.isMeant(by: path) {
        let source = try PackSource.onNet(path)
        try self.init(PackParts(Pack.download(source, net: net), of: source, file: source.path))
        return
      }
      let (source, file) = try Pack.locate(path, currentFolder: currentFolder)
      try self.init(PackParts(of: source, file: file))
    } catch {
      throw .pack(error)
    }
  }

  /// Reads a plist, JSON or a zip that is in memory, as after a download.
  ///
  /// - Parameter name: What it is called in messages.
  /// - Throws: `EditError.pack` where it cannot be read.
  public init(bytes: [UInt8], name: String) throws(EditError) {
    do throws(PackError) {
      try self.init(PackParts(bytes, of: .file(path: name), file: name))
    } catch {
      throw .pack(error)
    }
  }

  private init(_ parts: PackParts) throws(PackError) {
    plist = parts.plist
    do throws(PlistError) {
      document = try PlistReader.read(parts.plist, file: parts.skinPack.file)
    } catch {
      throw PackError(error)
    }
    guard case .dictionary(let root) = document.root.value else {
      throw PackError(.notRegular, file: parts.skinPack.file)
    }
    skins = root.entries.filter { if case .dictionary = $0.node.value { true } else { false } }
    switch parts.source.kind {
    // An update by a plist alone brings no images, whatever lies beside it.
    case .file: (images, odd) = ([], [])
    case .folder, .zip, .link:
      // The role map is none of it.
      odd = parts.listing.odd.filter { $0 != PackSource.roleMapName }
      images = parts.listing.files.filter(Self.isWanted).map { file in
        Image(folder: file.folder, name: file.name, byteCount: file.byteCount)
      }
    }
    origin = parts.files.zip.map(Origin.zip) ?? .folder(parts.source.folderPath)
    file = parts.file
    leftOut = parts.files.zip?.unseenImages ?? []
    switch parts.source.kind {
    // What lies beside a plist is not asked for.
    case .file: (findings, hasRoleMap) = ([], false)
    case .folder, .zip, .link:
      findings = parts.diagnostics
      hasRoleMap = parts.roleMap.contents != nil
    }
  }

  /// Images, and what Xcode needs to know of those in an asset catalogue; nothing else is laid into a pack.
  private static func isWanted(_ file: PackListing.File) -> Bool {
    ImageName(file.name).fileExtension != nil
      || AssetContents.stands(at: file.path)
  }

  /// Hands out the images' bytes, one after the other.
  func forEachImage(_ body: (Image, [UInt8]) throws(EditError) -> Void) throws(EditError) {
    switch origin {
    case .folder(let folder):
      let border = PackBorder(folder)
      for image in images { try body(image, try border.bytes(of: image.path)) }
    case .zip(let zip):
      var failure: EditError?
      do throws(ZipFailure) {
        try zip.forEach(images.map(\.path), limit: Limits.Picture.byteCount) { index, bytes in
          guard failure == nil else { return }
          do throws(EditError) { try body(images[index], bytes) } catch { failure = error }
        }
      } catch {
        throw .pack(PackError(error, file: file))
      }
      if let failure { throw failure }
    }
  }
}
