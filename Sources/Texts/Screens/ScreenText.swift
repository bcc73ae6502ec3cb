/// The words on the mock phone's screen.
public enum ScreenText: Localizable, Hashable {
  case messages, work, detail, palette
  case currentSkin(name: String)
  case bodySample, captionSample
  case normal, pressed, disabled
  case notifications, silentAtNight
  case hours(Int), minutes(Int)
  case next, workHeadline, workBody, workCaption, project, reviews
  case detailHeadline(skin: String), detailFresh, detailStale(skin: String), detailSaved, detailAdvice
  case colors(Int), fonts(Int), images(Int), noKeys
  case system(size: SafeText)
  case tooSmall(columns: Int, rows: Int)

  public var english: SafeText {
    switch self {
    case .messages: "Messages"
    case .work: "Work"
    case .detail: "Detail"
    case .palette: "Palette"
    case .currentSkin(let name): "Current skin: \(name)"
    case .bodySample: "Body text, as it reads."
    case .captionSample: "A caption, small and quiet."
    case .normal: "Normal"
    case .pressed: "Pressed"
    case .disabled: "Disabled"
    case .notifications: "Notifications"
    case .silentAtNight: "Silent at night"
    case .hours(let count): "\(count) hours"
    case .minutes(let count): "\(count) min"
    case .next: "Next"
    case .workHeadline: "This week"
    case .workBody: "Three reviews, one release."
    case .workCaption: "Updated a moment ago"
    case .project: "Release"
    case .reviews: "Reviews"
    case .detailHeadline(let skin): "Skinned in \(skin)"
    case .detailFresh: "Read once, when this page was entered."
    case .detailStale(let skin): "The skin is \(skin) now; this page still shows the old one."
    case .detailSaved: "The skin was saved since; this page still shows what it was."
    case .detailAdvice: "Static skinning: leave and enter again."
    case .colors(let count): "Colours \(count)"
    case .fonts(let count): "Fonts \(count)"
    case .images(let count): "Images \(count)"
    case .noKeys: "This pack has no keys."
    case .system(let size): "System \(size)"
    case .tooSmall(let columns, let rows): "Skinscope needs \(columns)×\(rows)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .messages: "消息"
    case .work: "工作"
    case .detail: "详情"
    case .palette: "色板"
    case .currentSkin(let name): "当前皮肤：\(name)"
    case .bodySample: "正文文字，读起来如此。"
    case .captionSample: "说明文字，更小更轻。"
    case .normal: "普通"
    case .pressed: "按下"
    case .disabled: "禁用"
    case .notifications: "通知"
    case .silentAtNight: "夜间静音"
    case .hours(let count): "\(count) 小时"
    case .minutes(let count): "\(count) 分"
    case .next: "下一页"
    case .workHeadline: "本周"
    case .workBody: "三次评审，一次发布。"
    case .workCaption: "刚刚更新"
    case .project: "发布"
    case .reviews: "评审"
    case .detailHeadline(let skin): "进入时的皮肤：\(skin)"
    case .detailFresh: "进入本页时读取一次。"
    case .detailStale(let skin): "当前皮肤已是 \(skin)，本页仍显示旧皮肤。"
    case .detailSaved: "皮肤已重新保存，本页仍显示之前的样子。"
    case .detailAdvice: "静态换肤：离开后重新进入。"
    case .colors(let count): "颜色 \(count)"
    case .fonts(let count): "字体 \(count)"
    case .images(let count): "图片 \(count)"
    case .noKeys: "这个皮肤包没有任何键。"
    case .system(let size): "系统 \(size)"
    case .tooSmall(let columns, let rows): "Skinscope 需要 \(columns)×\(rows)"
    }
  }
}
