/// The name of an image, taken apart: `top@2x~ipad.png` is the stem `top` at scale 2 for the iPad, a PNG.
public struct ImageName: Hashable, Sendable {
  public let stem: String
  /// 1 where none is named.
  public let scale: Int
  public let isForPad: Bool
  /// As written, without the point; nil where the name ends in none that we know.
  public let fileExtension: String?

  /// The stem with its extension.
  package var nameWithoutScale: String { fileExtension.map { stem + "." + $0 } ?? stem }

  static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "bmp", "tif", "tiff", "pdf", "svg", "ico",
    "avif",
  ]

  /// The same name where something else than the name tells for what the file is.
  ///
  /// - Parameter scale: nil for all scales.
  func asVariant(scale: Int?, isForPad: Bool) -> ImageName {
    ImageName(stem: stem, scale: scale ?? 1, isForPad: isForPad, fileExtension: fileExtension)
  }

  private init(stem: String, scale: Int, isForPad: Bool, fileExtension: String?) {
    (self.stem, self.scale, self.isForPad, self.fileExtension) = (stem, scale, isForPad, fileExtension)
  }

  /// Takes `name` apart, a file's or one written in a plist.
  public init(_ name: String) {
    var rest = Substring(name)
    var fileExtension: String?
    if let point = rest.lastIndex(of: "."), point != rest.startIndex {
      let ending = rest[rest.index(after: point)...]
      if Self.extensions.contains(ending.lowercased()) {
        fileExtension = String(ending)
        rest = rest[..<point]
      }
    }
    self.fileExtension = fileExtension
    var isForPad = false
    for device in ["~ipad", "~iphone"] where rest.hasSuffix(device) {
      isForPad = device == "~ipad"
      rest = rest.dropLast(device.count)
    }
    self.isForPad = isForPad
    let suffix = rest.suffix(3)
    if suffix.count == 3, suffix.first == "@", suffix.last == "x",
      let scale = Int(suffix.dropFirst().prefix(1)),
      scale > 0
    {
      self.scale = scale
      rest = rest.dropLast(3)
    } else {
      scale = 1
    }
    stem = String(rest)
  }
}
