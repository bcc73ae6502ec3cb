import Images
import Packs

/// Decoded pictures by the content of their files, so that a pack that is read again decodes only what changed.
///
/// Files are read each time, since a save may leave a file's size and time as they were; decoding is what costs.
@MainActor
final class PictureShelf {
  static let shared = PictureShelf()

  /// What is enough for cells: the largest picture on the screen takes up 50 columns and 9 rows.
  static let enough = PictureSize(width: 50 * BlockTile.columns, height: 9 * BlockTile.rows)
  /// Bytes of pixels that are kept.
  let capacity: Int

  init(capacity: Int = 4 << 20) {
    self.capacity = capacity
  }

  private struct Content: Hashable {
    let byteCount: Int
    let hash: Int
  }

  private var pictures: [Content: Result<Picture, PictureError>] = [:]
  /// The oldest use first.
  private var uses: [Content] = []
  private(set) var size = 0

  /// The picture in a file, or why there is none.
  func picture(of file: ImageFile, in pack: Pack) -> Result<Picture, PictureError> {
    do throws(PictureError) {
      return picture(in: try pack.imageBytes(of: file))
    } catch {
      return .failure(error)
    }
  }

  func picture(in bytes: [UInt8]) -> Result<Picture, PictureError> {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    let content = Content(byteCount: bytes.count, hash: hasher.finalize())
    uses.removeAll { $0 == content }
    uses.append(content)
    if let known = pictures[content] { return known }
    let found = Result { () throws(PictureError) in try Picture(decoding: bytes, atLeast: Self.enough) }
    pictures[content] = found
    size += Self.cost(found)
    while size > capacity, uses.count > 1 {
      size -= pictures.removeValue(forKey: uses.removeFirst()).map(Self.cost) ?? 0
    }
    return found
  }

  private static func cost(_ result: Result<Picture, PictureError>) -> Int {
    (try? result.get()).map(\.pixels.count) ?? 64
  }
}
