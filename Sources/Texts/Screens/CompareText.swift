/// The words for two skins, or two states of one, held against each other.
public enum CompareText: Localizable, Hashable {
  case before(time: String), after
  /// How many roles, fonts, images and keys are not the same.
  case differ(Int)
  case needsColumns(Int)
  case nothingSaved, noOther
  case notIn(title: SafeText, skin: SafeText)
  case gone(skin: String)
  case pinned(skin: String), unpinned(skin: String)
  case dimsTheSame(Bool)
  /// Whose images are shown of a state that is not on the disk.
  case imagesOfNow
  /// What a file of the same name holds.
  case otherPicture
  case listTitle, otherKeys
  case hintFlip, hintDiffering, hintPin, hintBeside, hintEnd

  public var english: SafeText {
    switch self {
    case .before(let time): "before \(time)"
    case .after: "after"
    case .differ(let count): count == 0 ? "nothing differs" : count == 1 ? "1 differs" : "\(count) differ"
    case .needsColumns(let columns): "needs \(columns) columns, try f"
    case .nothingSaved: "nothing was saved since the preview began"
    case .noOther: "the pack has no other skin to compare with"
    case .notIn(let title, let skin): "\(title) has no skin \(skin)"
    case .gone(let skin): "\(skin) is gone from the pack; nothing is compared"
    case .pinned(let skin): "\(skin) is pinned: c compares, n and p walk the others"
    case .unpinned(let skin): "\(skin) is no longer pinned"
    case .dimsTheSame(let isOn): isOn ? "what is the same is dimmed" : "all is shown as it is"
    case .imagesOfNow: "images as they are now"
    case .otherPicture: "another picture"
    case .listTitle: "What differs"
    case .otherKeys: "Keys that no role uses"
    case .hintFlip: "flip"
    case .hintDiffering: "differing"
    case .hintPin: "pin"
    case .hintBeside: "beside"
    case .hintEnd: "end"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .before(let time): "\(time) 之前"
    case .after: "之后"
    case .differ(let count): count == 0 ? "没有不同" : "\(count) 处不同"
    case .needsColumns(let columns): "并排需 \(columns) 列，可按 f"
    case .nothingSaved: "预览开始后还没有保存过"
    case .noOther: "包里没有别的皮肤可比较"
    case .notIn(let title, let skin): "\(title) 里没有皮肤 \(skin)"
    case .gone(let skin): "皮肤包里没有 \(skin) 了，比较结束"
    case .pinned(let skin): "已固定 \(skin)：c 与它比较，n、p 逐个查看其他皮肤"
    case .unpinned(let skin): "不再固定 \(skin)"
    case .dimsTheSame(let isOn): isOn ? "相同之处已淡化" : "全部照常显示"
    case .imagesOfNow: "图片为当前文件"
    case .otherPicture: "另一张图片"
    case .listTitle: "不同之处"
    case .otherKeys: "没有角色使用的键"
    case .hintFlip: "切换"
    case .hintDiffering: "淡化相同"
    case .hintPin: "固定"
    case .hintBeside: "并排"
    case .hintEnd: "结束"
    }
  }
}
