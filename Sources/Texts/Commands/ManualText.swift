/// What the manual page says besides the help.
public enum ManualText: Localizable, Hashable {
  case userCommands
  case name, synopsis, description, keys, files, environment, exitStatus, seeAlso
  case whatItIs, whatIsShownOfIt, whatAPackHolds
  case optionsMeanTheSame
  /// Which commands have an option, and which formats these have.
  case usedBy(commands: [String], formats: [String])
  case fileOfSkins, fileOfRoles, foldersOfImages, folderOfCache, folderOfState, folderOfThemes
  case variableOfLanguage, variableOfColors, variableOfNoColor, variableOfEditor, variableOfThemes,
    variableOfFolders, variableOfProxy
  case moreOnTheNet

  public var english: SafeText {
    switch self {
    case .userCommands: "User Commands"
    case .name: "Name"
    case .synopsis: "Synopsis"
    case .description: "Description"
    case .keys: "Keys"
    case .files: "Files"
    case .environment: "Environment"
    case .exitStatus: "Exit status"
    case .seeAlso: "See also"
    case .whatItIs:
      "iOS teams ship skin packs: a `CJSkin.plist` of colours, images and fonts for each skin of their app. Skinscope shows "
        + "in the terminal what the app will really show for such a pack, faults included: a mock phone in the skin's exact "
        + "colours, and beside it where each value comes from. Saving the plist, in any editor, redraws at once and names "
        + "what changed. Without a command it previews; where there is no terminal it lists."
    case .whatIsShownOfIt:
      "Which key is the bar's background and which the title's colour is told by the pack's `Skinscope.plist`, else by the "
        + "role's exact name, else guessed from the key's words, Chinese or English. The screen marks what is guessed (`~`), "
        + "derived from another role (`·`), or iOS's own for want of a key (`–`)."
    case .whatAPackHolds:
      "Each skin takes what it lacks from the skin `default`. An image stands in the folder `SKIN.bundle` beside the plist, in "
        + "a zip in the folder `SKIN`."
    case .optionsMeanTheSame:
      "An option means the same in every command that has it, and may stand anywhere. A value follows behind a blank or an "
        + "equals sign. `--` ends the options, so that what follows may begin with a dash."
    case .usedBy(let commands, let formats):
      "With \(Self.list(commands, separator: ", "))"
        + (formats.isEmpty ? "." : ": \(Self.list(formats, separator: ", ")).")
    case .fileOfSkins:
      "the skins of a pack: skin to section (`Color`, `Image`, `Font`) to key to value; XML, binary, or JSON"
    case .fileOfRoles:
      "beside it: which role takes which key, which images are templates, and what lint is to leave out"
    case .foldersOfImages: "the images of a skin, in folders and in zips; the catalogue serves `default`"
    case .folderOfCache: "online images; `skinscope cache clear` removes them"
    case .folderOfState: "the skin and the side by side view with which each pack was left"
    case .folderOfThemes: "the skins that come with Skinscope, and an example to copy"
    case .variableOfLanguage:
      "the language of all texts: Simplified Chinese where it begins with `zh`, else English; `--lang` comes first"
    case .variableOfColors:
      "how many colours the terminal has; `skinscope color --terminal` explains what was made of them"
    case .variableOfNoColor: "not empty: no colours"
    case .variableOfEditor: "the editor that `e` opens; else vi"
    case .variableOfThemes: "a folder of skins in the place of those that come with Skinscope"
    case .variableOfFolders: "where online images and the memory of packs are kept"
    case .variableOfProxy: "as curl takes them, which does the downloading"
    case .moreOnTheNet: "`skinscope help COMMAND` begins with examples. `?` shows the keys in the preview."
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .userCommands: "用户命令"
    case .name: "名称"
    case .synopsis: "用法"
    case .description: "说明"
    case .keys: "按键"
    case .files: "文件"
    case .environment: "环境变量"
    case .exitStatus: "退出码"
    case .seeAlso: "另见"
    case .whatItIs:
      "iOS 团队为 App 提供皮肤包：一份 `CJSkin.plist`，为每个皮肤写明颜色、图片和字体。Skinscope 在终端里如实显示 App 用上这个皮肤包的样子，"
        + "错误也照样显示：一部模拟手机，用的正是皮肤的颜色，旁边写明每个值的来源。无论用什么编辑器，保存 plist 就立即重绘，并指出改了什么。"
        + "不写命令就是预览；没有终端时列出皮肤。"
    case .whatIsShownOfIt:
      "哪个键是导航栏背景、哪个键是标题颜色，先看皮肤包的 `Skinscope.plist`，再看与角色同名的键，最后按键名的中英文词语推测。"
        + "屏幕上标出哪些是推测（`~`）、由别的角色派生（`·`），哪些没有键、是 iOS 默认的（`–`）。"
    case .whatAPackHolds:
      "皮肤缺少的值取自皮肤 `default`。图片放在 plist 旁边的 `SKIN.bundle` 文件夹中，在 zip 中则放在 `SKIN` 文件夹中。"
    case .optionsMeanTheSame:
      "同一选项在各命令中含义相同，位置不限。值写在空格或等号之后。`--` 之后不再有选项，因此后面的内容可以用减号开头。"
    case .usedBy(let commands, let formats):
      "用于 \(Self.list(commands, separator: "、"))"
        + (formats.isEmpty ? "。" : "：\(Self.list(formats, separator: "、"))。")
    case .fileOfSkins: "皮肤包的皮肤：皮肤、分区（`Color`、`Image`、`Font`）、键、值；可为 XML、二进制或 JSON"
    case .fileOfRoles: "在它旁边：哪个角色用哪个键，哪些图片是模板，lint 不报哪些问题"
    case .foldersOfImages: "皮肤的图片，分别用于文件夹和 zip；图片目录供 `default` 使用"
    case .folderOfCache: "网络图片；`skinscope cache clear` 可以删除"
    case .folderOfState: "上次离开每个皮肤包时的皮肤和并排比较"
    case .folderOfThemes: "Skinscope 自带的皮肤，也是可供复制的例子"
    case .variableOfLanguage: "所有文字的语言：以 `zh` 开头时为简体中文，否则为英文；`--lang` 优先"
    case .variableOfColors: "终端有多少颜色；`skinscope color --terminal` 说明由此得出了什么"
    case .variableOfNoColor: "不为空时不用颜色"
    case .variableOfEditor: "按 `e` 打开的编辑器；没有则用 vi"
    case .variableOfThemes: "代替自带皮肤的文件夹"
    case .variableOfFolders: "网络图片和皮肤包的记忆存放在哪里"
    case .variableOfProxy: "与 curl 的用法相同，下载由它完成"
    case .moreOnTheNet: "`skinscope help COMMAND` 以示例开头。在预览中按 `?` 显示按键。"
    }
  }

  private static func list(_ commands: [String], separator: SafeText) -> SafeText {
    commands.map { "`\($0)`" as SafeText }.joined(separator: separator)
  }
}
