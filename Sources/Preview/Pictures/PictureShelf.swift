import Images
import Packs

/// Decoded pictures by the content of their files, so that a pack that is read again decodes only what changed.
///
/// Files are read each time, since a save may leave a file's size and time as they were; decoding is what costs.
@MainActor
final class PictureShelf {
  static let shared = PictureShelf()

  /// What is enough of a picture, where a cell has so many pixels: the largest on the screen takes up 50 columns and
  /// 9 rows.
  private static func enough(cell: PictureSize) -> PictureSize {
    PictureSize(width: 50 * min(cell.width, 64), height: 9 * min(cell.height, 128))
  }
  /// The samples of a cell's glyph.
  private static let glyph = PictureSize(width: BlockTile.columns, height: BlockTile.rows)

  /// A cell in pixels: its samples, or the terminal's where pictures are shown as such.
  private var cell = PictureShelf.glyph
  /// Bytes of pixels that are kept where cells show them.
  private let leastCapacity: Int
  /// Bytes of pixels that are kept.
  private var capacity: Int { cell == Self.glyph ? leastCapacity : 4 * leastCapacity }

  init(capacity: Int = 4 << 20) {
    leastCapacity = capacity
  }

  /// Keeps pictures as they are needed from now on.
  ///
  /// - Parameter size: of a cell of the terminal in pixels; nil where pictures are shown by glyphs.
  /// - Returns: whether that differs from before.
  func fit(cell size: PictureSize?) -> Bool {
    let size = size ?? Self.glyph
    guard size != cell else { return false }
    cell = size
    (pictures, uses, self.size) = ([:], [], 0)
    return true
  }

  /// What stands for the bytes of a file within one run of the program.
  struct Content: Hashable {
    let byteCount: Int
    let hash: Int

    init(of bytes: [UInt8]) {
      var hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      (byteCount, hash) = (bytes.count, hasher.finalize())
    }
  }

  private var pictures: [Content: Result<Picture, PictureError>] = [:]
  /// The oldest use first.
  private var uses: [Content] = []
  private(set) var size = 0

  /// What was found in a file.
  struct Look {
    /// The picture, or why there is none.
    let picture: Result<Picture, PictureError>
    /// What stands for the bytes within one run of the program; nil where they cannot be read.
    let content: Int?
  }

  func look(at file: ImageFile, in pack: Pack) -> Look {
    do throws(PictureError) {
      let bytes = try pack.imageBytes(of: file)
      let content = Content(of: bytes)
      return Look(picture: picture(in: bytes, content), content: content.hashValue)
    } catch {
      return Look(picture: .failure(error), content: nil)
    }
  }

  /// The picture in a file, or why there is none.
  func picture(of file: ImageFile, in pack: Pack) -> Result<Picture, PictureError> {
    look(at: file, in: pack).picture
  }

  func picture(in bytes: [UInt8]) -> Result<Picture, PictureError> { picture(in: bytes, Content(of: bytes)) }

  private func picture(in bytes: [UInt8], _ content: Content) -> Result<Picture, PictureError> {
    uses.removeAll { $0 == content }
    uses.append(content)
    if let known = pictures[content] { return known }
    let found = Result { () throws(PictureError) in
      try Picture(decoding: bytes, atLeast: Self.enough(cell: cell))
    }
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
