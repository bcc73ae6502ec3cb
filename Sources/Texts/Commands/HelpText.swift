/// The headings and standing remarks of the help.
public enum HelpText: Localizable, Hashable, CaseIterable {
  case tagline
  case examples, usage, commands, options, exitCodes, remarks
  case looking, checking, changing, others
  case whatIsShown, howItRuns, output, everywhere
  case optionWord
  case exitDone, exitFindings, exitUsage, exitUnreadable
  case dashes
  case whatAPackIs
  case phoneShowsAnother
  case howUpdatesWork, nothingHalfDone, howZipsAreLaidOut
  case whatIsCompleted
  case moreHelp

  public var english: SafeText {
    switch self {
    case .tagline: "shows how an iOS app will look in each skin of a skin pack"
    case .examples: "Examples"
    case .usage: "Usage"
    case .commands: "Commands"
    case .options: "Options"
    case .looking: "Look at skins"
    case .checking: "Check and compare"
    case .changing: "Change a pack"
    case .others: "And also"
    case .whatIsShown: "What is shown"
    case .howItRuns: "How it runs"
    case .output: "What comes out"
    case .everywhere: "With every command"
    case .optionWord: "OPTION"
    case .exitCodes: "Exit codes"
    case .remarks: "Good to know"
    case .exitDone: "done"
    case .exitFindings: "lint found an error, or with --strict a warning; diff found a difference"
    case .exitUsage: "the command line cannot be carried out; an unknown skin is that too"
    case .exitUnreadable: "the pack cannot be read or not be changed, or the output not be written"
    case .dashes: "`--` ends the options, so that what follows may begin with a dash."
    case .whatAPackIs:
      "PACK is a folder that holds CJSkin.plist, such a plist or JSON file under any name, a zip, or the http(s) "
        + "address of one of these. Without it: the current "
        + "folder if it holds CJSkin.plist, else the skins that come with Skinscope."
    case .phoneShowsAnother:
      "Skinscope shows it and your phone does not? The app reads its own copy of the plist, which it takes "
        + "only when CJSkinCurrentVersion has risen."
    case .howUpdatesWork:
      "SOURCE is a folder, a plist, a JSON file or a zip; a file may be an http(s) address. Its skins replace "
        + "those of the same names as a whole, nothing is merged inside a skin; other skins stay. Its images are laid over the old ones, and "
        + "old ones stay. A plist or JSON file alone brings no images."
    case .nothingHalfDone:
      "All is made ready beside the pack, checked, and put into place in one step, so that whatever happens "
        + "the pack is the old one or the new one. The rest of the plist keeps its bytes, comments too."
    case .howZipsAreLaidOut:
      "The zip holds CJSkin.plist and a folder for each skin, named as the skin: the app never reads "
        + "SKIN.bundle out of a zip, so its images go into SKIN."
    case .whatIsCompleted:
      "Commands, options, their values, packs, and skins and Git revisions of the pack that the line names are completed. "
        + "`make install` puts all three files where the shells find them."
    case .moreHelp: "skinscope help COMMAND tells more about one command, man skinscope about all."
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .tagline: "在终端中预览 iOS App 使用各个皮肤时的样子"
    case .examples: "示例"
    case .usage: "用法"
    case .commands: "命令"
    case .options: "选项"
    case .looking: "查看皮肤"
    case .checking: "检查与比较"
    case .changing: "更改皮肤包"
    case .others: "其他"
    case .whatIsShown: "显示什么"
    case .howItRuns: "如何运行"
    case .output: "输出什么"
    case .everywhere: "所有命令都有"
    case .optionWord: "选项"
    case .exitCodes: "退出码"
    case .remarks: "须知"
    case .exitDone: "完成"
    case .exitFindings: "lint 发现错误，使用 --strict 时包括警告；diff 发现差异"
    case .exitUsage: "命令行有误，包括皮肤名不存在"
    case .exitUnreadable: "皮肤包读不了或改不了，或结果写不出"
    case .dashes: "`--` 之后不再有选项，因此后面的内容可以用减号开头。"
    case .whatAPackIs:
      "PACK 是含有 CJSkin.plist 的文件夹、任意名称的这种 plist 或 JSON 文件、zip，或它们的 http(s) 地址。省略时：当前文件夹若有 CJSkin.plist 就用它，"
        + "否则用 Skinscope 自带的皮肤。"
    case .phoneShowsAnother:
      "Skinscope 里变了，手机上却没变？App 读的是它自己保存的那份 plist，只有 CJSkinCurrentVersion 升高时才会更新。"
    case .howUpdatesWork:
      "SOURCE 是文件夹、plist、JSON 文件或 zip；文件可以是 http(s) 地址。其中的皮肤会整个替换同名皮肤，皮肤内部不合并；其他皮肤保持不变。"
        + "图片逐个覆盖旧图片，其余旧图片保留。单独的 plist 或 JSON 不带图片。"
    case .nothingHalfDone:
      "一切先在皮肤包旁边准备好并检查，再一步就位，因此无论发生什么，皮肤包要么是旧的，要么是新的。"
        + "plist 的其余部分（包括注释）一个字节都不变。"
    case .howZipsAreLaidOut:
      "zip 中是 CJSkin.plist 和与每个皮肤同名的文件夹：App 从不读取 zip 里的 SKIN.bundle，所以图片放在 SKIN 中。"
    case .whatIsCompleted:
      "补全命令、选项、选项的值、皮肤包，以及命令行所指皮肤包中的皮肤和 Git 版本。`make install` 会把三个文件都放到各 shell 能找到的地方。"
    case .moreHelp: "skinscope help COMMAND 可查看某个命令的详细说明，man skinscope 可查看全部。"
    }
  }
}
