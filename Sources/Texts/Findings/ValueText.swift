/// What is wrong with a colour or a font: what the app does with it, and what to write instead.
public enum ValueText: Localizable, Hashable {
  case colorCrashes(String)
  case colorUnreadable(String)
  case colorIsNoText
  case colorIsNoTextAndCrashes
  case colorUndefined(String)
  case colorNonsense(String, shown: String)
  case colorAlphaElsewhere(String)
  case colorAlphaDropped(String)
  case colorReadElsewhere(String)
  case hashColors(count: Int)
  case fontIsNoDictionary
  case fontNameIsNoText
  case fontUnknown(String, suggestion: String?)
  case fontSizeMissing
  case fontSizeIsNoText
  case fontSizeNoNumber(String)
  /// There is none, which only the Objective-C library bears.
  case fontSizeAbsent
  case fontSizeTextAfter(String, size: String)
  case fontSizeNotPositive(String)
  case fontSizeLarge(String)

  public var english: SafeText {
    switch self {
    case .colorCrashes(let text):
      "\(quoted(text)) crashes the app: 6 or 8 hex digits have to follow 0x or #; write 0xRRGGBB"
    case .colorUnreadable(let text):
      "the app cannot read \(quoted(text)) and falls back to \"default\", else to white; write 0xRRGGBB"
    case .colorIsNoText:
      "a colour has to be a string: the app falls back to \"default\", else to white; write <string>0xRRGGBB</string>"
    case .colorIsNoTextAndCrashes:
      "a colour that is no string crashes an app with the Objective-C CJSkin; write <string>0xRRGGBB</string>"
    case .colorUndefined(let text):
      "the Objective-C CJSkin finds no number in \(quoted(text)) and shows any colour; write 0xRRGGBB"
    case .colorNonsense(let text, let shown):
      "\(quoted(text)) has other characters than hex digits: the app shows \(shown); write 0xRRGGBB"
    case .colorAlphaElsewhere(let text):
      "\(quoted(text)) carries alpha, which the Objective-C CJSkin ignores or misreads; write 0xRRGGBB where it is used"
    case .colorAlphaDropped(let text):
      "the Objective-C CJSkin drops the alpha of \(quoted(text)); write 0xRRGGBB"
    case .colorReadElsewhere(let text):
      "the Objective-C CJSkin reads a colour out of \(quoted(text)), the Swift one does not; write 0xRRGGBB for both"
    case .hashColors(let count):
      "\(count) colour\(count == 1 ? " begins" : "s begin") with #, which the Objective-C CJSkin cannot read; write 0xRRGGBB for both"
    case .fontIsNoDictionary:
      "a font has to be a dictionary of Name and Size: the app falls back to \"default\""
    case .fontNameIsNoText: "a font's Name has to be a string: the system font is shown"
    case .fontUnknown(let name, let suggestion):
      "no iOS ships a font \(quoted(name)): the app shows the system font"
        + (suggestion.map { "; did you mean \(quoted($0))?" }
          ?? "; leave the name empty, or bring the font along")
    case .fontSizeMissing: "a font without Size crashes the app; add <key>Size</key><string>14</string>"
    case .fontSizeIsNoText: "a font's Size that is no string crashes the app; write <string>14</string>"
    case .fontSizeAbsent: "there is no Size: the app shows 14 pt; write a number of points"
    case .fontSizeNoNumber(let text):
      "\(quoted(text)) is no size: the app shows 14 pt; write a number of points"
    case .fontSizeTextAfter(let text, let size):
      "of \(quoted(text)) the app reads only the number \(size); leave the rest out"
    case .fontSizeNotPositive(let text):
      "\(quoted(text)) is no usable size: 14 pt is shown; write a number above 0"
    case .fontSizeLarge(let text): "\(quoted(text)) points is larger than any text of a phone; is it meant?"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .colorCrashes(let text): "\(quoted(text)) 会使 App 崩溃：0x 或 # 之后须有 6 或 8 位十六进制数字；请写 0xRRGGBB"
    case .colorUnreadable(let text): "App 读不懂 \(quoted(text))，改用 \"default\" 的值，否则用白色；请写 0xRRGGBB"
    case .colorIsNoText: "颜色必须是字符串，App 改用 \"default\" 的值，否则用白色；请写 <string>0xRRGGBB</string>"
    case .colorIsNoTextAndCrashes:
      "颜色不是字符串，会使用 Objective-C 版 CJSkin 的 App 崩溃；请写 <string>0xRRGGBB</string>"
    case .colorUndefined(let text):
      "Objective-C 版 CJSkin 在 \(quoted(text)) 中找不到数字，会显示任意颜色；请写 0xRRGGBB"
    case .colorNonsense(let text, let shown):
      "\(quoted(text)) 含有非十六进制字符，App 会显示 \(shown)；请写 0xRRGGBB"
    case .colorAlphaElsewhere(let text):
      "\(quoted(text)) 带有透明度，Objective-C 版 CJSkin 会忽略或读错；使用该版时请写 0xRRGGBB"
    case .colorAlphaDropped(let text):
      "Objective-C 版 CJSkin 会丢弃 \(quoted(text)) 的透明度；请写 0xRRGGBB"
    case .colorReadElsewhere(let text):
      "Objective-C 版 CJSkin 能从 \(quoted(text)) 读出颜色，Swift 版不能；请写两者都能读的 0xRRGGBB"
    case .hashColors(let count): "有 \(count) 个颜色以 # 开头，Objective-C 版 CJSkin 读不了；请写两者都能读的 0xRRGGBB"
    case .fontIsNoDictionary: "字体必须是含 Name 和 Size 的字典，App 改用 \"default\" 的值"
    case .fontNameIsNoText: "字体的 Name 必须是字符串，现显示系统字体"
    case .fontUnknown(let name, let suggestion):
      "iOS 没有字体 \(quoted(name))，App 显示系统字体"
        + (suggestion.map { "；您是不是想用 \(quoted($0))？" } ?? "；请留空，或随 App 附带该字体")
    case .fontSizeMissing: "字体缺少 Size 会使 App 崩溃；请添加 <key>Size</key><string>14</string>"
    case .fontSizeIsNoText: "字体的 Size 不是字符串会使 App 崩溃；请写 <string>14</string>"
    case .fontSizeAbsent: "没有写 Size，App 显示 14 pt；请写点数"
    case .fontSizeNoNumber(let text): "\(quoted(text)) 不是字号，App 显示 14 pt；请写点数"
    case .fontSizeTextAfter(let text, let size): "App 只读取 \(quoted(text)) 中的数字 \(size)；请去掉其余部分"
    case .fontSizeNotPositive(let text): "\(quoted(text)) 不能用作字号，现显示 14 pt；请写大于 0 的数字"
    case .fontSizeLarge(let text): "\(quoted(text)) 点比手机上任何文字都大，是否有误？"
    }
  }
}
