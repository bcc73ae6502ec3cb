/// What the keys of the bench do, in the help.
public enum KeyHelpText: Localizable, Hashable, CaseIterable {
  case keyFind, keyOrder, keyProblems, keyEditor, keyBind, keyTune, keyMake, keyUndo, keyCopy, keyPicture
  case keyCompare, keyDiffering, keySaved, keyVision
  /// The same for guests, for whom nothing is written.
  case keyBindToSee, keyTuneToSee

  public var english: SafeText {
    switch self {
    case .keyFind: "find a skin"
    case .keyOrder: "sort, filter skins"
    case .keyProblems: "problems, worst first"
    case .keyEditor: "editor at the value"
    case .keyBind: "bind role to a key"
    case .keyTune: "tune the colour"
    case .keyMake: "make skins and keys"
    case .keyUndo: "undo, redo a write"
    case .keyCopy: "copy the value"
    case .keyPicture: "save a picture"
    case .keyCompare: "compare: beside, flip"
    case .keyDiffering: "dim the same, pin"
    case .keySaved: "before, after a save"
    case .keyVision: "other eyes"
    case .keyBindToSee: "try other keys"
    case .keyTuneToSee: "try other colours"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .keyFind: "查找皮肤"
    case .keyOrder: "排序、筛选皮肤"
    case .keyProblems: "问题，最严重的在前"
    case .keyEditor: "在编辑器中打开该值"
    case .keyBind: "给角色换一个键"
    case .keyTune: "调整颜色"
    case .keyMake: "新建皮肤、整理键"
    case .keyUndo: "撤销、重做写入"
    case .keyCopy: "复制该值"
    case .keyPicture: "保存画面"
    case .keyCompare: "并排比较、原地切换"
    case .keyDiffering: "淡化相同、固定皮肤"
    case .keySaved: "上次保存前后"
    case .keyVision: "各种色觉所见"
    case .keyBindToSee: "试用别的键"
    case .keyTuneToSee: "试看别的颜色"
    }
  }
}
