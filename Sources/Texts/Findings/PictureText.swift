/// Why an image file cannot be shown.
public enum PictureText: Localizable, Hashable {
  case empty
  /// No format that anybody here knows.
  case unknownFormat
  /// A format by its name, such as HEIC, that is known but not read.
  case unsupportedFormat(String)
  case fileTooLarge(limitMiB: Int)
  case tooManyPixels(width: Int, height: Int, limitMegapixels: Int)
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// A JPEG in more passes than any program writes.
  case tooManyScans(limit: Int)
  /// The images of the pack that were looked into before are as many as anybody waits for.
  case packTooLarge(limitMegapixels: Int)
  /// The file ends before its picture does.
  case cutShort(format: String)
  case damaged(format: String)
  /// A GIF or WebP without a single frame.
  case noFrame(format: String)
  case noMemory
  /// The library that decodes it is not installed.
  case noLibrary(ImageLibrary)
  /// The file itself cannot be read.
  case missing, permissionDenied, notRegular
  /// The reason as the system words it.
  case system(reason: String)

  public var english: SafeText {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat: "the file is no PNG, JPEG, WebP or GIF"
    case .unsupportedFormat(let name): "\(name) files are not read; save it as PNG, JPEG, WebP or GIF"
    case .fileTooLarge(let limit): "the file is larger than \(limit) MiB"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) pixels are more than \(limit) megapixels"
    case .sideTooLong(let width, let height, let limit):
      "\(width) × \(height) pixels are more than \(limit) in one direction"
    case .tooManyScans(let limit): "the JPEG has more than \(limit) scans; save it again"
    case .packTooLarge(let limit):
      "not looked into: the images of the pack have more than \(limit) megapixels together"
    case .cutShort(let format): "the \(format) ends before its picture does; save it again"
    case .damaged(let format): "the \(format) is damaged; save it again"
    case .noFrame(let format): "the \(format) holds no picture"
    case .noMemory: "there is not enough memory to decode it"
    case .noLibrary(let library):
      "\(library.name) is not installed: apt-get install \(library.debianPackage), or brew install "
        + library.formula
    case .missing: "the file is gone"
    case .permissionDenied: "the file may not be read; check its permissions (chmod u+r)"
    case .notRegular: "this is no regular file"
    case .system(let reason): "the file cannot be read: \(SafeText(reason))"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .empty: "文件是空的"
    case .unknownFormat: "文件不是 PNG、JPEG、WebP 或 GIF"
    case .unsupportedFormat(let name): "不支持 \(name) 文件，请另存为 PNG、JPEG、WebP 或 GIF"
    case .fileTooLarge(let limit): "文件大于 \(limit) MiB"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) 像素超过了 \(limit) 百万像素的上限"
    case .sideTooLong(let width, let height, let limit):
      "\(width) × \(height) 像素中有一边超过了 \(limit) 像素的上限"
    case .tooManyScans(let limit): "JPEG 的扫描次数超过了 \(limit) 次的上限，请重新保存"
    case .packTooLarge(let limit): "没有检查：整个皮肤包的图片合计超过了 \(limit) 百万像素的上限"
    case .cutShort(let format): "\(format) 文件不完整，请重新保存"
    case .damaged(let format): "\(format) 文件已损坏，请重新保存"
    case .noFrame(let format): "\(format) 文件中没有图像"
    case .noMemory: "内存不足，无法解码"
    case .noLibrary(let library):
      "没有安装 \(library.name)：apt-get install \(library.debianPackage)，或 brew install \(library.formula)"
    case .missing: "文件已不存在"
    case .permissionDenied: "没有读取权限，请检查文件权限（chmod u+r）"
    case .notRegular: "不是普通文件"
    case .system(let reason): "无法读取文件：\(SafeText(reason))"
    }
  }
}

/// A library that decodes images.
public struct ImageLibrary: Hashable, Sendable {
  let name: String
  let debianPackage: String
  let formula: SafeText

  public static let libspng = ImageLibrary(name: "libspng", debianPackage: "libspng0", formula: "libspng")
  public static let turboJPEG = ImageLibrary(
    name: "TurboJPEG", debianPackage: "libturbojpeg0", formula: "jpeg-turbo")
  public static let libwebp = ImageLibrary(name: "libwebp", debianPackage: "libwebp7", formula: "webp")
  public static let giflib = ImageLibrary(name: "giflib", debianPackage: "libgif7", formula: "giflib")
}
