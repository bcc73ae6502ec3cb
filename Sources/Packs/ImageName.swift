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

  /// Takes `name` apart, a file's or one written in a plist.
  public init(_ name: String) {
    // By its bytes, since all that tells the parts apart is ASCII, and a pack has thousands of names.
    var rest = Substring(name).utf8
    fileExtension = Self.dropExtension(from: &rest)
    isForPad = Self.dropDevices(from: &rest)
    scale = Self.dropScale(from: &rest)
    stem = String(Substring(rest))
  }

  private static func dropExtension(from name: inout Substring.UTF8View) -> String? {
    guard let point = name.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return nil }
    let ending = String(Substring(name[name.index(after: point)...]))
    guard ending == "png" || extensions.contains(ending.lowercased()) else { return nil }
    name = name[..<point]
    return ending
  }

  private static func dropDevices(from name: inout Substring.UTF8View) -> Bool {
    var isForPad = false
    for device in ["~ipad", "~iphone"] where name.suffix(device.utf8.count).elementsEqual(device.utf8) {
      isForPad = device == "~ipad"
      name = name.dropLast(device.utf8.count)
    }
    return isForPad
  }

  private static func dropScale(from name: inout Substring.UTF8View) -> Int {
    guard name.last == UInt8(ascii: "x") else { return 1 }
    let suffix = name.suffix(3)
    let digit = suffix.dropFirst().first ?? 0
    guard suffix.first == UInt8(ascii: "@"), (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit) else {
      return 1
    }
    name = name.dropLast(3)
    return Int(digit - UInt8(ascii: "0"))
  }
}
