/// What `color` says to people.
public enum ColorText: Localizable, Hashable {
  case app, objectiveC, indexed(String), contrast
  case opaque, clear, percent(Int)
  case nonsense
  case fallsBack
  case crashes
  case sameColor, sameFallback
  case reads(String)
  case objectiveCCrashes
  case undefined
  case seenOver(String, over: String)
  case ratio(String, ground: String)
  case lightness(String)
  case forAllText(String), forLargeText, tooLow

  public var english: SafeText {
    switch self {
    case .app: "the app"
    case .objectiveC: "Objective-C"
    case .indexed(let number): "\(number) colours"
    case .contrast: "contrast"
    case .opaque: "opaque"
    case .clear: "clear: nothing of it is seen"
    case .percent(let percent): "\(percent) % opaque"
    case .nonsense: "nonsense: not all of it is hex digits, so nobody meant this colour"
    case .fallsBack: "unreadable: takes `default`'s value, else white; write 0xRRGGBB or #RRGGBB"
    case .crashes: "crashes: after 0x or # it must have 6 or 8 characters"
    case .sameColor: "reads the same"
    case .sameFallback: "falls back too"
    case .reads(let color): "reads \(color)"
    case .objectiveCCrashes: "crashes"
    case .undefined: "undefined: whatever stands in memory"
    case .seenOver(let color, let ground): "\(color) over \(ground)"
    case .ratio(let ratio, let ground): "\(ratio):1 on \(ground)"
    case .lightness(let contrast): "APCA Lc \(contrast)"
    case .forAllText(let grade): "\(grade) for all text"
    case .forLargeText: "AA for large text only (18 pt, or 14 pt bold)"
    case .tooLow: "too low for any text"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .app: "App"
    case .objectiveC: "Objective-C 版"
    case .indexed(let number): "\(number) 色"
    case .contrast: "对比度"
    case .opaque: "不透明"
    case .clear: "全透明：什么也看不见"
    case .percent(let percent): "不透明度 \(percent)%"
    case .nonsense: "无意义：含有非十六进制字符，读出的颜色不会是想要的"
    case .fallsBack: "读不出：改用 `default` 的值，否则为白色；请写成 0xRRGGBB 或 #RRGGBB"
    case .crashes: "崩溃：0x 或 # 之后必须是 6 个或 8 个字符"
    case .sameColor: "读法相同"
    case .sameFallback: "同样退回默认"
    case .reads(let color): "读作 \(color)"
    case .objectiveCCrashes: "崩溃"
    case .undefined: "未定义：内存里碰巧是什么就是什么"
    case .seenOver(let color, let ground): "\(color)（在 \(ground) 之上）"
    case .ratio(let ratio, let ground): "\(ratio):1（底色 \(ground)）"
    case .lightness(let contrast): "APCA 亮度对比 Lc \(contrast)"
    case .forAllText(let grade): "所有文字均达 \(grade)"
    case .forLargeText: "仅大号文字达 AA（18 pt，或粗体 14 pt）"
    case .tooLow: "对任何文字都太低"
    }
  }
}
