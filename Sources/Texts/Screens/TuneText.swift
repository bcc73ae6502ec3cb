/// The words of tuning a colour.
public enum TuneText: Localizable, Hashable {
  case title(key: String)
  case inSkin(String, line: Int?)
  /// The value stands in `default` only.
  case inherited(skin: String, line: Int?)
  case saved, now
  case hue, chroma, lightness
  case typed
  case notHex(String)
  // The status line.
  case notSaved(key: String)
  case asItWas
  /// Another program saved the value that is tuned; empty for none.
  case overtaken(before: String, saved: String)
  case overwrites(before: String, saved: String)
  case tunesSource(role: String, source: String)
  /// The value that is tuned is one that the app cannot use.
  case refused(value: String, crashes: Bool)
  case noKey(role: String)
  case onlyColors
  case passesAlready
  case nearestPassing(value: String)
  case nothingPasses
  case finishFirst
  /// The tuning has nothing to undo or to do again.
  case nothingTried, nothingToRedo
  // Why a slider changes nothing.
  case noHue, leastChroma, mostChroma, black, white
  // The question where to write.
  case question
  case hereOnly(skin: String)
  case inDefault(followers: Int)
  case followers(names: [String], more: Int)
  // What keys do.
  case choose, change, type, pass, undo, save, drop, write, back, coarse, keep

  public var english: SafeText {
    switch self {
    case .title(let key): "Tune \(key)"
    case .inSkin(let skin, let line): "in \(skin)" + (line.map { ", line \($0)" } ?? "")
    case .inherited(let skin, let line):
      "default's" + (line.map { ", line \($0)" } ?? "") + ": \(skin) has none"
    case .saved: "saved"
    case .now: "now"
    case .hue: "Hue"
    case .chroma: "Chroma"
    case .lightness: "Light"
    case .typed: "Value"
    case .notHex(let text): "\(quoted(text)) is no colour: 6 hex digits, or 8 with alpha first"
    case .notSaved(let key): "tuning \(key), not saved"
    case .asItWas: "it is as it was saved; there is nothing to write"
    case .overtaken(let before, let saved):
      "saved by another: \(Self.change(before, saved)); yours is kept, not saved"
    case .overwrites(let before, let saved):
      "another saved \(Self.change(before, saved)): Enter again overwrites it"
    case .tunesSource(let role, let source): "tuning \(source): \(role) follows it"
    case .refused(let value, let crashes):
      (crashes ? "\(quoted(value)) crashes the app" : "the app cannot read \(quoted(value))")
        + ": Enter writes what is shown"
    case .noKey(let role): "no key paints \(role): give it one with b"
    case .onlyColors: "only colours can be tuned"
    case .passesAlready: "it passes AA already"
    case .nearestPassing(let value): "\(value) is the nearest that passes AA"
    case .nothingPasses: "no lightness of this hue passes AA in all its pairs"
    case .finishFirst: "Enter saves, Esc drops: then the other skin"
    case .nothingTried: "nothing tried to undo"
    case .nothingToRedo: "nothing undone to do again"
    case .noHue: "a grey has no hue: give it chroma first"
    case .leastChroma: "it is grey already"
    case .mostChroma: "sRGB has no more chroma here"
    case .black: "it is as dark as can be"
    case .white: "it is as light as can be"
    case .question: "Where is it to be written?"
    case .hereOnly(let skin): "only in \(skin): a new entry"
    case .inDefault(let count):
      count == 1 ? "in default: 1 skin follows" : "in default: \(count) skins follow"
    case .followers(let names, let more): Self.list(names, ", ") + (more > 0 ? " and \(more) more" : "")
    case .choose: "choose"
    case .change: "change"
    case .type: "type"
    case .pass: "nearest AA"
    case .undo: "undo"
    case .save: "save"
    case .drop: "drop"
    case .write: "write"
    case .back: "back"
    case .coarse: "coarsely"
    case .keep: "take"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title(let key): "调色 \(key)"
    case .inSkin(let skin, let line): "在 \(skin) 中" + (line.map { "，第 \($0) 行" } ?? "")
    case .inherited(let skin, let line):
      "default 的值" + (line.map { "，第 \($0) 行" } ?? "") + "；\(skin) 中没有"
    case .saved: "已存"
    case .now: "现在"
    case .hue: "色相"
    case .chroma: "彩度"
    case .lightness: "明度"
    case .typed: "数值"
    case .notHex(let text): "\(quoted(text)) 不是颜色：请输入 6 位十六进制数，或 8 位（透明度在前）"
    case .notSaved(let key): "正在调 \(key)，尚未保存"
    case .asItWas: "与已保存的相同，无需写入"
    case .overtaken(let before, let saved):
      "别处已保存：\(Self.change(before, saved))；正在调的颜色保留，尚未保存"
    case .overwrites(let before, let saved):
      "别处已保存 \(Self.change(before, saved))：再按 Enter 将其覆盖"
    case .tunesSource(let role, let source): "正在调 \(source)：\(role) 取自它"
    case .refused(let value, let crashes):
      (crashes ? "\(quoted(value)) 会使 App 崩溃" : "App 读不了 \(quoted(value))") + "：回车写入所显示的颜色"
    case .noKey(let role): "包中没有键用于 \(role)：请用 b 指定一个"
    case .onlyColors: "只有颜色可以调"
    case .passesAlready: "已经达到 AA"
    case .nearestPassing(let value): "\(value) 是达到 AA 的最接近的颜色"
    case .nothingPasses: "在这个色相下，没有明度能让所有组合都达到 AA"
    case .finishFirst: "先按 Enter 保存或 Esc 放弃，再换皮肤"
    case .nothingTried: "没有可撤销的尝试"
    case .nothingToRedo: "没有可重做的尝试"
    case .noHue: "灰色没有色相：请先加彩度"
    case .leastChroma: "已经是灰色"
    case .mostChroma: "sRGB 在此没有更高的彩度"
    case .black: "已经最暗"
    case .white: "已经最亮"
    case .question: "写到哪里？"
    case .hereOnly(let skin): "只在 \(skin) 中：新增一项"
    case .inDefault(let count): "在 default 中：\(count) 个皮肤随之改变"
    case .followers(let names, let more): Self.list(names, "、") + (more > 0 ? " 等另 \(more) 个" : "")
    case .choose: "选择"
    case .change: "调整"
    case .type: "输入"
    case .pass: "最近的 AA"
    case .undo: "撤销"
    case .save: "保存"
    case .drop: "放弃"
    case .write: "写入"
    case .back: "返回"
    case .coarse: "大步"
    case .keep: "采用"
    }
  }

  private static func change(_ before: String, _ saved: String) -> SafeText {
    [before, saved].map { $0.isEmpty ? "–" : SafeText($0) }.joined(separator: " → ")
  }

  private static func list(_ names: [String], _ separator: SafeText) -> SafeText {
    names.map { SafeText($0) }.joined(separator: separator)
  }
}
