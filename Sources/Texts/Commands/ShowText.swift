/// What `show` says to people.
public enum ShowText: Localizable, Hashable {
  case title(String, pack: String)
  case colors, fonts, images
  case colorRoles, fontRoles, imageRoles
  case key, value, inForce, source, line, problems
  case role, shown, from
  case fromSkin, fromDefault, lastResort
  case map, name, inferred, derived(String?), theme
  case systemFont
  case noImage
  case online
  case missing

  public var english: SafeText {
    switch self {
    case .title(let skin, let pack): "\(skin) of \(pack)"
    case .colors: "Colours"
    case .fonts: "Fonts"
    case .images: "Images"
    case .colorRoles: "Colour roles of the screen"
    case .fontRoles: "Font roles of the screen"
    case .imageRoles: "Image roles of the screen"
    case .key: "key"
    case .value: "value"
    case .inForce: "in force"
    case .source: "from"
    case .line: "line"
    case .problems: "problems"
    case .role: "role"
    case .shown: "shown"
    case .from: "by"
    case .fromSkin: "this skin"
    case .fromDefault: "default"
    case .lastResort: "last resort"
    case .map: "Skinscope.plist"
    case .name: "its name"
    case .inferred: "guessed from its words"
    case .derived(let role): role.map { "derived from \($0)" } ?? "derived"
    case .theme: "iOS's own, no key for it"
    case .systemFont: "system"
    case .noImage: "none"
    case .online: "online"
    case .missing: "missing"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title(let skin, let pack): "\(pack) 的皮肤 \(skin)"
    case .colors: "颜色"
    case .fonts: "字体"
    case .images: "图片"
    case .colorRoles: "屏幕的颜色角色"
    case .fontRoles: "屏幕的字体角色"
    case .imageRoles: "屏幕的图片角色"
    case .key: "键"
    case .value: "值"
    case .inForce: "生效值"
    case .source: "来自"
    case .line: "行号"
    case .problems: "问题"
    case .role: "角色"
    case .shown: "显示为"
    case .from: "依据"
    case .fromSkin: "本皮肤"
    case .fromDefault: "default"
    case .lastResort: "最后回退"
    case .map: "Skinscope.plist"
    case .name: "键名相同"
    case .inferred: "按键名推测"
    case .derived(let role): role.map { "由 \($0) 派生" } ?? "派生"
    case .theme: "iOS 默认，包中没有键"
    case .systemFont: "系统字体"
    case .noImage: "无"
    case .online: "在线"
    case .missing: "缺失"
    }
  }
}
