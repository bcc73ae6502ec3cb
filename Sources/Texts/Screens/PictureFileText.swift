/// What is said of pictures that are written to files.
public enum PictureFileText: Localizable, Hashable {
  case title(skin: String, page: SafeText)
  case asText
  case noRasteriser
  case tooLarge(width: Int, height: Int)
  case refused(reason: String)

  public var english: SafeText {
    switch self {
    case .title(let skin, let page): "Skin \(skin), page \(page)"
    case .asText: "As text"
    case .noRasteriser:
      "PNG pictures are drawn by librsvg, which is not installed: apt-get install librsvg2-2, or "
        + "brew install librsvg; --format svg needs nothing"
    case .tooLarge(let width, let height):
      "a PNG of \(width) × \(height) pixels is too large; take --format svg or html"
    case .refused(let reason): "librsvg cannot draw the picture: \(reason)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title(let skin, let page): "皮肤 \(skin)，页面 \(page)"
    case .asText: "文本形式"
    case .noRasteriser:
      "PNG 图片由 librsvg 绘制，但尚未安装：apt-get install librsvg2-2，或 brew install librsvg；"
        + "--format svg 不需要它"
    case .tooLarge(let width, let height): "\(width) × \(height) 像素的 PNG 太大；请改用 --format svg 或 html"
    case .refused(let reason): "librsvg 无法绘制这张图片：\(reason)"
    }
  }
}
