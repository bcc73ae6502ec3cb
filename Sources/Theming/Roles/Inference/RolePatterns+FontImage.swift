/// How keys say font and image roles.
extension RolePatterns {
  static let fonts: [RolePattern<FontRole>] = [
    .init(.navigationBarTitle, [.navigation], allows: [.bar: 1, .title: 2, .text: 0, .label: 0]),
    .init(.navigationBarTitle, [.bar, .title], allows: [.text: 0]),
    .init(.labelHeadline, [.title], allows: [.text: 0, .label: 1, .main: 1, .large: 1, .list: -1]),
    .init(.labelHeadline, [.headline], allows: [.text: 0, .title: 1, .label: 1]),
    .init(.labelHeadline, [.large], allows: [.text: 0, .label: 0]),
    .init(.labelBody, [.body], allows: [.text: 1, .label: 1, .content: 1]),
    .init(.labelBody, [.content], allows: [.text: 1, .label: 1, .list: -1]),
    .init(.labelBody, [.text], allows: [.label: 1, .normal: 1, .main: 1, .list: -1]),
    .init(.labelBody, [.label], allows: [.normal: 0]),
    .init(.labelBody, [.details], allows: [.text: 1, .label: 1, .content: 1]),
    .init(.labelCaption, [.detail], allows: [.text: 0, .label: 1]),
    .init(.labelCaption, [.caption], allows: [.text: 1, .title: 1, .label: 1, .list: -1, .tip: 1]),
    .init(.labelCaption, [.secondary, .text], allows: [.label: 1, .list: -1]),
    .init(.labelCaption, [.secondary, .title], allows: [.text: 0, .label: 1, .list: -1]),
    .init(.labelCaption, [.small], allows: [.text: 0, .label: 0]),
    .init(.labelCaption, [.tip], allows: [.text: 1, .label: 1]),
    .init(.button, [.button], allows: [.title: 1, .text: 0, .label: 0, .normal: 0, .main: 0]),
    .init(.picker, [.picker], allows: [.title: 1, .text: 0, .item: 0, .view: 0]),
    .init(.tabBar, [.tab], allows: [.bar: 1, .item: 1, .title: 1, .text: 0, .label: 0, .normal: 0]),
  ]

  static let images: [RolePattern<ImageRole>] = [
    .init(.hero, [.hero], allows: [.image: 1, .top: 1]),
    .init(.hero, [.top], allows: [.image: 2]),
    .init(
      .navigationBarLeft, [.back],
      allows: [.navigation: 3, .bar: 0, .button: 0, .icon: 0, .image: 0, .item: 0, .left: 1, .normal: 0]),
    .init(
      .navigationBarLeft, [.goBack],
      allows: [.navigation: 3, .bar: 0, .button: 0, .icon: 0, .image: 0, .item: 0, .left: 1, .normal: 0]),
    .init(
      .navigationBarLeft, [.navigation, .left],
      allows: [.bar: 0, .button: 0, .icon: 0, .image: 0, .item: 0, .normal: 0]),
    .init(
      .navigationBarRight, [.action],
      allows: [.navigation: 3, .bar: 0, .button: 0, .icon: 0, .image: 0, .item: 0, .right: 1, .normal: 0]),
    .init(
      .navigationBarRight, [.navigation, .right],
      allows: [.bar: 0, .button: 0, .icon: 0, .image: 0, .item: 0, .normal: 0]),
    .init(.button, [.button], allows: [.normal: 1, .background: 1, .image: 0, .icon: 0, .main: 0]),
    .init(
      .buttonHighlighted, [.button, .highlighted], allows: [.background: 1, .image: 0, .icon: 0, .main: 0]),
    .init(
      .buttonHighlighted, [.button, .selected], allows: [.background: 1, .image: 0, .icon: 0, .main: 0]),
    .init(.switchOn, [.toggle, .on], allows: [.image: 0, .icon: 0, .background: 0, .button: 0]),
    .init(.switchOff, [.toggle, .off], allows: [.image: 0, .icon: 0, .background: 0, .button: 0]),
  ]

  /// What fonts that say no more than “text” are for, by the number that they bear.
  static let fontRanks: [FontRole] = [.labelHeadline, .labelBody, .labelCaption]
}
