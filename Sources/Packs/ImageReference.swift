import Texts

/// An image of a pack as the app would show it.
public enum ImageReference: Hashable, Sendable {
  case file(ImageFile)
  /// A link; until it is loaded the app shows `meanwhile`, `default`'s image of the key.
  case url(String, meanwhile: ImageFile?)
  case missing

  /// The file that is shown now: for a link, the one that stands in for it.
  public var file: ImageFile? {
    switch self {
    case .file(let file): file
    case .url(_, let meanwhile): meanwhile
    case .missing: nil
    }
  }
}

/// An image file of a pack.
public struct ImageFile: Hashable, Sendable {
  /// The path inside the pack, `/` between its parts.
  public let path: String
  /// 1, 2 or 3.
  public let scale: Int
  /// All scales that there are of it, rising.
  public let scales: [Int]
  public let byteCount: Int

  public init(path: String, scale: Int, scales: [Int], byteCount: Int) {
    self.path = path
    self.scale = scale
    self.scales = scales
    self.byteCount = byteCount
  }

  /// The file's own name, without its folders.
  public var name: String { FilePath.name(of: path) }

  /// The folders, with the last `/`; empty at the top.
  package var folder: Substring { path[..<(path.utf8.index(path.endIndex, offsetBy: -name.utf8.count))] }
}
