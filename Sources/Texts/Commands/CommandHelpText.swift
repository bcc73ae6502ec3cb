/// What each command does, in a line, and what its examples show.
public enum CommandHelpText: Localizable, Hashable, CaseIterable {
  case preview, list, show, lint, diff, render, sheet, color, install, remove, pack, cache, completion,
    manual, help
  case previewShipped, previewOwn, previewSkin, previewLink
  case listHere, listScript
  case showDefault, showScript
  case lintPack, lintCI, lintBaseline, lintMatrix
  case diffSkins, diffPacks, diffGit
  case sheetPage, sheetPicture
  case renderScreen, renderAll, renderNarrow
  case colorTrap, colorTerminal, colorContrast, colorList
  case installTry, installZip, installPlist
  case removeSkin
  case packFolder
  case cacheClear, cacheDryRun
  case completionBash, completionZsh, completionFish
  case manualRead, manualWrite
  case helpCommand

  public var english: SafeText {
    switch self {
    case .preview: "the mock phone, redrawn at each save; into a pipe it lists"
    case .list: "the skins in the order of the file, with counts"
    case .show: "all keys and roles of a skin, with the source of each value"
    case .lint: "what is wrong with packs, where, and what to write instead"
    case .diff: "what differs between skins or packs, or since a revision"
    case .render: "the screen as picture, page, text or JSON; needs no terminal"
    case .sheet: "all skins on one sheet: a page to search, or a picture"
    case .color: "how the app reads a colour, nearest entries, contrast"
    case .install: "put whole skins and their images into a pack"
    case .remove: "take a skin and its images out of a pack"
    case .pack: "a pack as the zip that the app downloads"
    case .cache: "online images that are kept on this computer"
    case .completion: "what a shell reads to complete command lines"
    case .manual: "the manual page, for man"
    case .help: "show the help, or that of a command"
    case .previewShipped: "the pack here, or the shipped one"
    case .previewOwn: "your own pack"
    case .previewSkin: "begin with one skin, in 256 colours"
    case .previewLink: "a pack on the net"
    case .listHere: "the skins of a pack"
    case .listScript: "the same for a script"
    case .showDefault: "what `default` sets and gives"
    case .showScript: "the bar's colour in one skin"
    case .lintPack: "what would a user meet?"
    case .lintCI: "in a workflow: annotations, and no warning passes"
    case .lintBaseline: "accept what is known; later only new findings count"
    case .lintMatrix: "the contrast of every text in every skin"
    case .diffSkins: "two skins of a pack"
    case .diffPacks: "two packs, skin by skin"
    case .diffGit: "for a pull request: this branch against main"
    case .sheetPage: "a page that stands alone, to send or to publish"
    case .sheetPicture: "the same as one picture"
    case .renderScreen: "one skin's screen, in colour"
    case .renderAll: "a file for each skin"
    case .renderNarrow: "the phone alone, as plain text"
    case .colorTrap: "a trap: this crashes the app"
    case .colorTerminal: "how many colours does this terminal get, and why?"
    case .colorContrast: "text on a ground: is it readable?"
    case .colorList: "one colour a line"
    case .installTry: "what would change; writes nothing"
    case .installZip: "the skins of a zip, whole, and its images"
    case .installPlist: "a plist alone brings no images"
    case .removeSkin: "`default` always stays"
    case .packFolder: "the same folder gives the same bytes"
    case .cacheClear: "remove them all"
    case .cacheDryRun: "say only what would be removed"
    case .completionBash: "in ~/.bashrc"
    case .completionZsh: "into a folder of zsh's $fpath"
    case .completionFish: "in ~/.config/fish/config.fish"
    case .manualRead: "read it where it is not installed"
    case .manualWrite: "keep it as a file"
    case .helpCommand: "more about one command"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .preview: "模拟手机屏幕，保存即重绘；没有终端时列出皮肤"
    case .list: "按文件顺序列出皮肤及其条目数"
    case .show: "某个皮肤的所有键和角色、取值来源和行号"
    case .lint: "检查皮肤包：问题、位置、应写什么"
    case .diff: "比较两个皮肤或皮肤包，或与某个 Git 版本比较"
    case .render: "不用终端，把屏幕输出为图片、网页、文本或 JSON"
    case .sheet: "把全部皮肤放在一张图样上：可搜索的网页或图片"
    case .color: "App 如何读取颜色、最接近的调色板颜色、对比度"
    case .install: "把整个皮肤及其图片装入皮肤包"
    case .remove: "从皮肤包中删除一个皮肤及其图片"
    case .pack: "把皮肤包做成供 App 下载的 zip"
    case .cache: "保存在本机的网络图片"
    case .completion: "供 shell 读取的补全脚本"
    case .manual: "手册页，供 man 显示"
    case .help: "显示帮助，或某个命令的帮助"
    case .previewShipped: "这里的皮肤包，没有则用自带的"
    case .previewOwn: "预览您自己的皮肤包"
    case .previewSkin: "从某个皮肤开始，用 256 色"
    case .previewLink: "网络上的皮肤包"
    case .listHere: "列出一个皮肤包中的皮肤"
    case .listScript: "同上，供脚本使用"
    case .showDefault: "`default` 设了什么、显示成什么"
    case .showScript: "取出某个皮肤的导航栏颜色"
    case .lintPack: "用户会遇到什么问题？"
    case .lintCI: "用于工作流：输出注释，警告也算不通过"
    case .lintBaseline: "接受已知问题，以后只报新问题"
    case .lintMatrix: "每个皮肤中每种文字的对比度"
    case .diffSkins: "同一皮肤包中的两个皮肤"
    case .diffPacks: "两个皮肤包，逐个皮肤比较"
    case .diffGit: "用于合并请求：当前分支与 main 比较"
    case .sheetPage: "独立的网页，可发送或发布"
    case .sheetPicture: "同样内容的一张图片"
    case .renderScreen: "某个皮肤的彩色屏幕"
    case .renderAll: "每个皮肤各存一个文件"
    case .renderNarrow: "只要手机，纯文本"
    case .colorTrap: "短写颜色的陷阱：这会让 App 崩溃"
    case .colorTerminal: "这个终端有多少颜色，为什么？"
    case .colorContrast: "文字在底色上是否看得清？"
    case .colorList: "每行一个颜色"
    case .installTry: "只说明会改动什么，不写入"
    case .installZip: "装入 zip 中的整个皮肤及其图片"
    case .installPlist: "单独的 plist 不带图片"
    case .removeSkin: "`default` 不能删除"
    case .packFolder: "同样的文件夹得到同样的字节"
    case .cacheClear: "全部删除"
    case .cacheDryRun: "只说明会删除什么"
    case .completionBash: "写在 ~/.bashrc 中"
    case .completionZsh: "放入 zsh 的 $fpath 中的一个文件夹"
    case .completionFish: "写在 ~/.config/fish/config.fish 中"
    case .manualRead: "尚未安装时直接阅读"
    case .manualWrite: "存为文件"
    case .helpCommand: "某个命令的详细说明"
    }
  }
}
