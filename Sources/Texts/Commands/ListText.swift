/// What `list` says to people.
public enum ListText: Localizable, Hashable {
  case title(String, skins: Int)
  case name, colors, images, fonts, line
  case empty

  public var english: SafeText {
    switch self {
    case .title(let pack, let skins): "\(pack): \(skins) skin\(skins == 1 ? "" : "s")"
    case .name: "skin"
    case .colors: "colours"
    case .images: "images"
    case .fonts: "fonts"
    case .line: "line"
    case .empty: "empty"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title(let pack, let skins): "\(pack)：\(skins) 个皮肤"
    case .name: "皮肤"
    case .colors: "颜色"
    case .images: "图片"
    case .fonts: "字体"
    case .line: "行号"
    case .empty: "空"
    }
  }
}
