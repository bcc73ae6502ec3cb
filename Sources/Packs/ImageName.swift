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
    // By bytes, since all marks are ASCII and there may be very many names.
    let bytes = name.utf8
    var end = bytes.endIndex
    fileExtension = Self.fileExtension(of: name, endingAt: &end)
    var isForPad = false
    for (device, isPad) in Self.devices where bytes[..<end].ends(with: device.utf8) {
      isForPad = isPad
      end = bytes.index(end, offsetBy: -device.utf8.count)
    }
    self.isForPad = isForPad
    scale = Self.scale(of: name, endingAt: &end)
    stem = end == bytes.endIndex ? name : String(name[..<end])
  }

  private static let devices = [("~ipad", true), ("~iphone", false)]
  private static let longestExtension = extensions.map(\.utf8.count).max() ?? 0

  /// The extension, if it is a known one; `end` is moved before its point.
  private static func fileExtension(of name: String, endingAt end: inout String.Index) -> String? {
    let bytes = name.utf8
    guard let point = bytes.lastIndex(of: UInt8(ascii: ".")), point != bytes.startIndex else { return nil }
    let ending = bytes[bytes.index(after: point)...]
    guard ending.count <= longestExtension, let text = String(ending), extensions.contains(text.lowercased())
    else { return nil }
    end = point
    return text
  }

  /// The scale of `@2x`, else 1; `end` is moved before it.
  private static func scale(of name: String, endingAt end: inout String.Index) -> Int {
    let suffix = name.utf8[..<end].suffix(3)
    guard suffix.count == 3, suffix.first == UInt8(ascii: "@"), suffix.last == UInt8(ascii: "x") else {
      return 1
    }
    let digit = suffix[suffix.index(after: suffix.startIndex)]
    guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit) else { return 1 }
    end = suffix.startIndex
    return Int(digit - UInt8(ascii: "0"))
  }
}

extension Substring.UTF8View {
  /// Whether its last bytes are these.
  fileprivate func ends(with other: String.UTF8View) -> Bool { suffix(other.count).elementsEqual(other) }
}
