/// What `lint` says beside its findings.
public enum LintText: Localizable, Hashable {
  /// `isLeast` where there may be more, which were not looked for.
  case summary(errors: Int, warnings: Int, notes: Int, packs: Int, isLeast: Bool = false)
  /// Accepted findings that are no longer there.
  case baselineStale(Int, file: String)
  /// Findings of a kind of which there are too many to be told one by one.
  case untold(Int, code: String, isLeast: Bool)
  case noBaseline
  /// Where a code is turned off or gets another severity.
  case codeSetting(code: String)
  /// Where more is said about a code.
  case codePage(code: String)
  case baselineWritten(Int, file: String)
  case matrixTitle(pack: String)
  case matrixLegend
  case lightnessTitle
  case pair(text: String, ground: String)

  public var english: SafeText {
    switch self {
    case .summary(0, 0, 0, let packs, let isLeast):
      (packs == 1 ? "no problems" : "no problems in \(packs) packs")
        + (isLeast ? " as far as was looked" : "")
    case .summary(let errors, let warnings, let notes, let packs, let isLeast):
      (isLeast ? "at least " : "")
        + [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
        .map(Self.counted).joined(separator: ", ") + (packs == 1 ? "" : " in \(packs) packs")
    case .untold(let count, let code, let isLeast):
      "… and \(isLeast ? "at least " : "")\(count) more of \(code)"
    case .baselineStale(let count, let file):
      "\(Self.counted(count, "finding")) of \(file) no longer there; --update-baseline takes them out"
    case .noBaseline:
      "this is no baseline: it has to hold an object with “accepted”; --update-baseline writes one"
    case .codeSetting(let code):
      "\(code) in the dictionary Lint of Skinscope.plist sets its severity, for the pack, a skin or a key: "
        + "off, note, warning or error."
    case .codePage(let code): "Examples: docs/lint.md#\(code)"
    case .baselineWritten(let count, let file):
      "\(Self.counted(count, "finding")) accepted in \(file)"
    case .matrixTitle(let pack): "Contrast of what the screen draws in \(pack)"
    case .matrixLegend:
      "! fails WCAG 2.2 AA: less than 4.5, or than 3 for large text and icons; nothing is asked of disabled text"
    case .lightnessTitle:
      "For information, the lightness contrast Lc of APCA: 60 for running text, 45 for large; negative on dark"
    case .pair(let text, let ground): "\(text) on \(ground)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .summary(0, 0, 0, let packs, let isLeast):
      (isLeast ? "已检查的部分：" : "") + (packs == 1 ? "没有问题" : "\(packs) 个皮肤包都没有问题")
    case .summary(let errors, let warnings, let notes, let packs, let isLeast):
      (packs == 1 ? "" : "\(packs) 个皮肤包共有 ") + (isLeast ? "至少 " : "")
        + [(errors, "个错误"), (warnings, "个警告"), (notes, "个提示")].filter { $0.0 > 0 }
        .map { "\($0.0) \($0.1)" }.joined(separator: "、")
    case .untold(let count, let code, let isLeast): "……另有\(isLeast ? "至少" : "") \(count) 个 \(code)"
    case .baselineStale(let count, let file):
      "\(file) 中有 \(count) 个问题已不存在；用 --update-baseline 可将其移除"
    case .codeSetting(let code):
      "可在 Skinscope.plist 的 Lint 字典中用 \(code) 为皮肤包、某个皮肤或某个键设定级别：off、note、warning 或 error。"
    case .codePage(let code): "示例：docs/lint.md#\(code)"
    case .noBaseline: "这不是基线文件：应为含有“accepted”的对象；用 --update-baseline 可生成"
    case .baselineWritten(let count, let file): "已将 \(count) 个问题记入 \(file)"
    case .matrixTitle(let pack): "\(pack) 屏幕所绘文字的对比度"
    case .matrixLegend: "! 表示达不到 WCAG 2.2 AA：低于 4.5，大字和图标低于 3；禁用文字不作要求"
    case .lightnessTitle: "仅供参考：APCA 的亮度对比 Lc，正文宜达 60，大字 45；深底浅字为负值"
    case .pair(let text, let ground): "\(ground) 上的 \(text)"
    }
  }

  private static func counted(_ count: Int, _ noun: SafeText) -> SafeText {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
