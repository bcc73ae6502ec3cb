/// The kind of an image file, told by its first bytes; its name says nothing, since iOS does not ask it either.
public enum PictureFormat: String, Hashable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case gif = "GIF"

  /// Nil for whatever is none of these.
  public init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(12))
    if head.starts(with: PNGChunks.signature) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The name of a format that is known but not read.
  static func unsupportedName(_ bytes: some Collection<UInt8>) -> String? {
    let head = Array(bytes.prefix(32))
    if head.dropFirst(4).starts(with: "ftyp".utf8) {
      let brand = head.dropFirst(8).prefix(4)
      return brand.elementsEqual("avif".utf8) || brand.elementsEqual("avis".utf8) ? "AVIF" : "HEIC"
    }
    let known: [([UInt8], String)] = [
      (Array("BM".utf8), "BMP"), ([0x49, 0x49, 0x2A, 0], "TIFF"), ([0x4D, 0x4D, 0, 0x2A], "TIFF"),
      (Array("%PDF".utf8), "PDF"), (Array("<svg".utf8), "SVG"), (Array("<?xml".utf8), "SVG"),
      ([0, 0, 1, 0], "ICO"), (Array("8BPS".utf8), "PSD"), (Array("version https://git-lfs".utf8), "Git LFS"),
    ]
    return known.first { head.starts(with: $0.0) }?.1
  }
}
