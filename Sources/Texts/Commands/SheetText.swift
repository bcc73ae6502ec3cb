/// What stands on a sheet beside what is the pack's.
public enum SheetText: Localizable, Hashable {
  case skins(Int)
  case search
  case show, all, withFindings, lowContrast, light, dark
  case shown(Int, of: Int)
  case nothingFound
  case pages, colors, fonts, images, contrast, findings, wholePack
  case noFindings
  case emptySkin
  case systemFont(points: String)
  case font(SafeText, points: String)
  case specimen
  case pair, ratio, level, lightness
  case large, disabled, fails
  case fromDefault, lastResort
  case error, warning, note
  case imageFile(String, width: Int, height: Int)
  case imageOnline, imageMissing
  case imageInDefault(String)
  case imageNotShown(String, reason: SafeText)
  case imageTooLarge(String, mebibytes: Int)
  case keys(Int)

  public var english: SafeText {
    switch self {
    case .skins(let count): count == 1 ? "1 skin" : "\(count) skins"
    case .search: "Search skins, keys, values"
    case .show: "Show"
    case .all: "All skins"
    case .withFindings: "With problems"
    case .lowContrast: "Low contrast"
    case .light: "Light"
    case .dark: "Dark"
    case .shown(let shown, let count): "\(shown) of \(count) shown"
    case .nothingFound: "Nothing is found."
    case .pages: "Pages"
    case .colors: "Colours"
    case .fonts: "Fonts"
    case .images: "Images"
    case .contrast: "Contrast"
    case .findings: "Problems"
    case .wholePack: "The pack as a whole"
    case .noFindings: "No problems"
    case .emptySkin: "empty: everything is default's"
    case .systemFont(let points): "system font, \(points) pt"
    case .font(let name, let points): "\(name), \(points) pt"
    case .specimen: "Aa Skin 123"
    case .pair: "Text on ground"
    case .ratio: "Ratio"
    case .level: "WCAG 2.2"
    case .lightness: "APCA"
    case .large: "large"
    case .disabled: "disabled"
    case .fails: "fails"
    case .fromDefault: "from default"
    case .lastResort: "last resort"
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    case .imageFile(let path, let width, let height): "\(path), \(width) × \(height) px"
    case .imageOnline: "on the net"
    case .imageMissing: "no such image"
    case .imageInDefault(let path): "\(path), shown at default"
    case .imageNotShown(let path, let reason): "\(path): \(reason)"
    case .imageTooLarge(let path, let mebibytes):
      "\(path): more than \(mebibytes) MiB, not put in here"
    case .keys(let count): count == 1 ? "1 key" : "\(count) keys"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .skins(let count): "\(count) 个皮肤"
    case .search: "搜索皮肤、键、值"
    case .show: "显示"
    case .all: "全部皮肤"
    case .withFindings: "有问题"
    case .lowContrast: "对比度不足"
    case .light: "浅色"
    case .dark: "深色"
    case .shown(let shown, let count): "显示 \(shown) 个，共 \(count) 个"
    case .nothingFound: "没有找到。"
    case .pages: "页面"
    case .colors: "颜色"
    case .fonts: "字体"
    case .images: "图片"
    case .contrast: "对比度"
    case .findings: "问题"
    case .wholePack: "整个皮肤包"
    case .noFindings: "没有问题"
    case .emptySkin: "空皮肤：全部采用 default 的值"
    case .systemFont(let points): "系统字体，\(points) pt"
    case .font(let name, let points): "\(name)，\(points) pt"
    case .specimen: "Aa 皮肤 Skin 123"
    case .pair: "文字与底色"
    case .ratio: "比值"
    case .level: "WCAG 2.2 等级"
    case .lightness: "APCA 值"
    case .large: "大字"
    case .disabled: "禁用"
    case .fails: "不合格"
    case .fromDefault: "来自 default"
    case .lastResort: "最后回退"
    case .error: "错误"
    case .warning: "警告"
    case .note: "提示"
    case .imageFile(let path, let width, let height): "\(path)，\(width) × \(height) 像素"
    case .imageOnline: "网络图片"
    case .imageMissing: "没有这张图片"
    case .imageInDefault(let path): "\(path)，见 default"
    case .imageNotShown(let path, let reason): "\(path)：\(reason)"
    case .imageTooLarge(let path, let mebibytes): "\(path)：超过 \(mebibytes) MiB，未放入本页"
    case .keys(let count): "\(count) 个键"
    }
  }
}
