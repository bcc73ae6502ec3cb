/// What stands beside the words that a shell offers.
public enum CompletionText: Localizable, Hashable {
  case skin(colors: Int, images: Int, fonts: Int)

  public var english: SafeText {
    switch self {
    case .skin(let colors, let images, let fonts):
      [(colors, "colour"), (images, "image"), (fonts, "font")]
        .map { "\($0) \($1)\($0 == 1 ? "" : "s")" as SafeText }.joined(separator: ", ")
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .skin(let colors, let images, let fonts): "\(colors) 种颜色，\(images) 张图片，\(fonts) 种字体"
    }
  }
}
