/// What each option does, in a line.
public enum OptionHelpText: Localizable, Hashable, CaseIterable {
  case skin, all, page, size, color, palette, pictures, map, theme, format, output, outputZip, outputSheet,
    json,
    on,
    terminal, log,
    every
  case noMouse, noWatch, kiosk, idle, offline, offlineSource, into, dryRun, strict, reader, matrix, baseline,
    git, against,
    updateBaseline, lang,
    help,
    version, words

  public var english: SafeText {
    switch self {
    case .skin: "the skin to begin with (`default`)"
    case .all: "every skin"
    case .page: "which page of the phone (messages)"
    case .size: "columns and rows (80x24)"
    case .color: "how many colours; preview asks the terminal, render takes truecolor"
    case .palette: "with 256 colours: change entries 16 and up to the exact colours, until the end"
    case .pictures: "how the large image is drawn; auto asks whether the terminal has real pictures"
    case .theme: "what shows where the pack says nothing (light)"
    case .format: "the format of the output (by the ending of the file that -o names, else the first)"
    case .output: "write there instead of to standard output; with --all a folder"
    case .outputZip: "the zip to write"
    case .outputSheet: "the .html, .svg or .png file to write"
    case .json: "for programs, instead of for people"
    case .on: "the ground on which the colours stand, for their contrast"
    case .terminal: "how many colours this terminal gets, why, and what would change that"
    case .log: "write a JSON line for each event"
    case .every: "go on to the next skin by itself"
    case .strict: "exit 1 for a warning too"
    case .reader: "the app reads skins by CJSkinSwift (swift) or CJSkin (objc)"
    case .matrix: "add a table of contrasts: skins by texts"
    case .baseline: "tell only of what is not accepted in FILE"
    case .against: "begin beside the pack as it was in that Git revision"
    case .git: "compare with the pack as it was in that Git revision"
    case .updateBaseline: "accept all that is found, and write it to the baseline"
    case .map: "a role map in the place of the pack's Skinscope.plist"
    case .noMouse: "leave the mouse to the terminal"
    case .noWatch: "do not look out for saves"
    case .kiosk: "for strangers who may only look, as the ForceCommand of an SSH server"
    case .idle: "end when no key was pressed for so long"
    case .offline: "download nothing; online images come from the cache"
    case .offlineSource: "download nothing: SOURCE has to be on the disk"
    case .into: "the pack that is changed: a folder, a plist or a JSON file"
    case .dryRun: "say what would change, and write nothing"
    case .lang: "the language of all texts (that of the locale)"
    case .help: "show help"
    case .version: "the version"
    case .words: "say what may come next on a command line that is typed"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .skin: "从哪个皮肤开始（`default`）"
    case .all: "所有皮肤"
    case .page: "手机的哪一页（messages）"
    case .size: "列数和行数（80x24）"
    case .color: "颜色数；preview 询问终端，render 用 truecolor"
    case .palette: "256 色时：把 16 号起的调色板条目改成准确的颜色，退出时还原"
    case .pictures: "大图怎样画；auto 会询问终端能否显示真正的图片，不能就用字符"
    case .theme: "皮肤包没有规定之处用哪种主题（light）"
    case .format: "输出格式（默认依 -o 文件的扩展名，否则为第一个）"
    case .output: "写入该文件而不是标准输出；与 --all 同用时为文件夹"
    case .outputZip: "要写入的 zip"
    case .outputSheet: "要写入的 .html、.svg 或 .png 文件"
    case .json: "输出给程序读，而不是给人看"
    case .on: "颜色所在的底色，用来算对比度"
    case .terminal: "这个终端有多少颜色，为什么，怎样更改"
    case .log: "每个事件写一行 JSON"
    case .every: "每隔若干秒自动换到下一个皮肤"
    case .strict: "有警告时退出码也为 1"
    case .reader: "App 用 CJSkinSwift（swift）还是 CJSkin（objc）读皮肤"
    case .matrix: "附上对比度表：皮肤 × 文字"
    case .against: "一开始就与该 Git 版本中的皮肤包并排比较"
    case .git: "与该 Git 版本中的皮肤包比较"
    case .baseline: "只报告 FILE 中没有接受的问题"
    case .updateBaseline: "接受所有问题并写入基线文件"
    case .map: "代替包中 Skinscope.plist 的角色映射文件"
    case .noMouse: "不使用鼠标"
    case .noWatch: "不监视保存"
    case .kiosk: "供陌生人只看不改，用作 SSH 服务器的 ForceCommand"
    case .idle: "这么久没有按键就结束"
    case .offline: "不下载；网络图片取自缓存"
    case .offlineSource: "不下载：SOURCE 必须在磁盘上"
    case .into: "要改动的皮肤包：文件夹、plist 或 JSON 文件"
    case .dryRun: "只说明会改动什么，不写入"
    case .lang: "所有文字的语言（默认依系统区域）"
    case .help: "显示帮助"
    case .version: "版本"
    case .words: "说出正在输入的命令行接下来可以是什么"
    }
  }
}
