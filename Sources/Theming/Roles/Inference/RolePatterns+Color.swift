/// How keys say colour roles. To teach the inference another way of saying a role, add a line.
enum RolePatterns {
  static let colors: [RolePattern<ColorRole>] =
    view + navigationBar + labels + buttons + switches + picker + tabBar + general

  private static let view: [RolePattern<ColorRole>] = [
    .init(.viewBackground, [.background], allows: [.main: 1, .theme: 0, .content: 0, .normal: 0]),
    .init(.viewBackground, [.view, .background], allows: [.main: 1, .theme: 0, .content: 0, .normal: 0]),
    .init(.viewBackground, [.back], allows: [.view: 1, .main: 1, .normal: 0]),
    .init(.viewBackground, [.view], allows: [.main: 0]),
  ]

  private static let navigationBar: [RolePattern<ColorRole>] = [
    .init(
      .navigationBarBackground, [.navigation, .background],
      allows: [.bar: 1, .tint: 1, .view: 0, .main: 0, .theme: 0, .normal: 0]),
    .init(.navigationBarBackground, [.bar, .background]),
    .init(.navigationBarBackground, [.barTint]),
    .init(.navigationBarBackground, [.navigation, .barTint], allows: [.bar: 1, .background: 0]),
    .init(.navigationBarBackground, [.bar], allows: [:]),
    .init(.navigationBarBackground, [.navigation], allows: [.bar: 1, .theme: 0, .main: 0, .view: 0]),
    .init(
      .navigationBarTitle, [.navigation, .title],
      allows: [.bar: 1, .text: 1, .label: 0, .normal: 0, .item: 0, .main: 0]),
    .init(.navigationBarTitle, [.navigation, .text], allows: [.bar: 1, .normal: 0, .label: 0, .main: 0]),
    .init(.navigationBarTitle, [.bar, .title], allows: [.text: 1, .label: 0]),
    .init(.navigationBarTitle, [.bar, .text], allows: [:]),
    .init(.navigationBarTint, [.navigation, .tint], allows: [.item: 1, .button: 1, .icon: 1, .normal: 0]),
    .init(
      .navigationBarTint, [.navigation, .item],
      allows: [.bar: 1, .button: 1, .icon: 0, .left: 0, .right: 0, .text: 0, .title: 0, .normal: 0]),
    .init(
      .navigationBarTint, [.navigation, .button],
      allows: [
        .bar: 1, .item: 1, .icon: 1, .tint: 1, .left: 0, .right: 0, .goBack: 0, .text: 1, .title: 1,
        .normal: 0,
      ]),
    .init(
      .navigationBarTint, [.navigation, .icon],
      allows: [.bar: 1, .goBack: 0, .left: 0, .right: 0, .normal: 0]),
    .init(.navigationBarTint, [.bar, .button, .item], allows: [.tint: 1, .text: 1, .title: 1, .normal: 0]),
    .init(.navigationBarTint, [.bar, .item], allows: [.tint: 1, .text: 1, .title: 1, .normal: 0]),
    .init(.navigationBarTint, [.navigation, .goBack], allows: [.bar: 1, .tint: 1, .icon: 1]),
    .init(.navigationBarTint, [.goBack, .button], allows: [.tint: 1, .icon: 1, .text: 1, .title: 1]),
    .init(.navigationBarTint, [.navigation, .back, .tint], allows: [.bar: 1, .button: 1, .item: 0]),
  ]

  private static let labels: [RolePattern<ColorRole>] = [
    .init(
      .labelHeadline, [.title],
      allows: [.text: 2, .label: 1, .main: 1, .large: 1, .normal: 0, .view: -1, .list: -1, .content: -1]),
    .init(.labelHeadline, [.headline], allows: [.title: 2, .text: 2, .label: 1, .main: 1]),
    .init(.labelBody, [.text], allows: [.label: 2, .normal: 1, .main: 1, .content: 2, .list: -1, .view: -1]),
    .init(.labelBody, [.body], allows: [.text: 2, .label: 1, .content: 1, .normal: 0, .main: 0]),
    .init(.labelBody, [.content], allows: [.label: 1, .normal: 0, .list: -1]),
    .init(.labelBody, [.details], allows: [.text: 1, .label: 1, .content: 1]),
    .init(.labelBody, [.label], allows: [.normal: 0, .main: 0]),
    .init(
      .labelCaption, [.caption],
      allows: [
        .input: -1,
        .text: 2, .title: 2, .label: 1, .detail: 0, .content: 0, .tip: 1, .list: -1, .normal: 0,
        .secondary: 1,
      ]),
    .init(.labelCaption, [.detail], allows: [.text: 1, .title: 1, .label: 1, .content: 0, .list: -1]),
    .init(
      .labelCaption, [.secondary, .text], allows: [.label: 1, .content: 0, .title: 0, .list: -1, .detail: 0]),
    .init(.labelCaption, [.secondary, .title], allows: [.label: 1, .list: -1]),
    .init(.labelCaption, [.secondary, .label], allows: [:]),
    .init(.labelCaption, [.secondary, .content], allows: [:]),
    .init(.labelCaption, [.tip, .text], allows: [.label: 1]),
    .init(.labelCaption, [.small, .text], allows: [.label: 1]),
  ]

  private static let buttons: [RolePattern<ColorRole>] = [
    .init(.buttonBackground, [.button, .background], allows: [.normal: 1, .main: 1, .theme: 0, .list: -1]),
    .init(.buttonBackground, [.button, .back], allows: [.normal: 1]),
    .init(.buttonBackground, [.button], allows: [.normal: 1, .main: 1, .theme: 0]),
    .init(
      .buttonTitle, [.button, .title],
      allows: [.text: 1, .label: 1, .normal: 1, .main: 0, .tint: 0, .list: -1]),
    .init(.buttonTitle, [.button, .text], allows: [.label: 1, .normal: 1, .main: 0, .list: -1]),
    .init(.buttonTitle, [.button, .tint], allows: [.normal: 1, .main: 0]),
    .init(
      .buttonHighlightedBackground, [.button, .highlighted], allows: [.background: 2, .main: 0, .list: -1]),
    .init(.buttonHighlightedBackground, [.highlighted], allows: [.background: 1]),
    .init(
      .buttonHighlightedTitle, [.button, .highlighted, .title], allows: [.text: 1, .label: 1, .main: 0]),
    .init(.buttonHighlightedTitle, [.button, .highlighted, .text], allows: [.label: 1, .main: 0]),
    .init(.buttonDisabledTitle, [.button, .disabled, .title], allows: [.text: 1, .label: 1, .main: 0]),
    .init(.buttonDisabledTitle, [.button, .disabled, .text], allows: [.label: 1, .main: 0]),
  ]

  private static let switches: [RolePattern<ColorRole>] = [
    .init(.switchOn, [.toggle, .on], allows: [.tint: 1, .background: 1, .button: 0, .normal: 0]),
    .init(.switchOn, [.toggle, .selected], allows: [.tint: 1, .background: 1]),
    .init(.switchOff, [.toggle, .off], allows: [.tint: 1, .background: 1, .button: 0, .normal: 0]),
    .init(.switchOff, [.toggle, .tint], allows: [.normal: 1]),
    .init(.switchOff, [.toggle, .normal], allows: [.tint: 1, .background: 1]),
    .init(.switchThumb, [.toggle, .thumb], allows: [.tint: 1, .button: 0, .background: 0, .normal: 0]),
  ]

  private static let picker: [RolePattern<ColorRole>] = [
    .init(.pickerBackground, [.picker, .background], allows: [.view: 0]),
    .init(
      .pickerText, [.picker, .text], allows: [.normal: 1, .item: 0, .title: 1, .view: 0, .label: 0, .list: 0]),
    .init(.pickerText, [.picker, .title], allows: [.normal: 1, .item: 0, .view: 0, .label: 0, .list: 0]),
    .init(.pickerText, [.picker, .normal], allows: [.item: 0, .list: 0]),
    .init(
      .pickerSelectedText, [.picker, .selected],
      allows: [.text: 2, .title: 2, .item: 0, .view: 0, .label: 0, .list: 0]),
    .init(.pickerSelectedText, [.picker, .highlighted, .text], allows: [.item: 0, .title: 0]),
    .init(.pickerSelection, [.picker, .selected, .background], allows: [.item: 0, .list: 0, .view: 0]),
    .init(.pickerSelection, [.picker, .selection], allows: [.background: 1, .view: 0]),
    .init(.pickerSelection, [.picker, .highlighted, .background], allows: [.item: 0, .list: 0]),
  ]

  private static let tabBar: [RolePattern<ColorRole>] = [
    .init(
      .tabBarBackground, [.tab, .background],
      allows: [.bar: 1, .edge: 0, .tint: 1, .theme: 0, .main: 0, .normal: 0]),
    .init(.tabBarBackground, [.tab, .barTint], allows: [.bar: 1, .edge: 0, .background: 0]),
    .init(.tabBarBackground, [.tab, .back], allows: [.bar: 1, .edge: 0]),
    .init(.tabBarBackground, [.tab, .bar], allows: [.theme: 0]),
    .init(.tabBarItem, [.tab], allows: [.edge: 0]),
    .init(
      .tabBarItem, [.tab, .normal],
      allows: [.bar: 1, .edge: 0, .item: 1, .text: 1, .title: 1, .icon: 1, .tint: 1, .button: 0, .label: 0]),
    .init(
      .tabBarItem, [.tab, .item],
      allows: [.bar: 1, .edge: 0, .text: 1, .title: 1, .icon: 1, .tint: 0, .button: 0]),
    .init(.tabBarItem, [.tab, .text], allows: [.bar: 1, .edge: 0, .title: 1, .label: 0]),
    .init(.tabBarItem, [.tab, .title], allows: [.bar: 1, .edge: 0, .text: 1, .label: 0]),
    .init(.tabBarItem, [.tab, .icon], allows: [.bar: 1, .edge: 0]),
    .init(.tabBarItem, [.tab, .button], allows: [.bar: 1, .edge: 0, .text: 1, .title: 1]),
    .init(
      .tabBarSelectedItem, [.tab, .selected],
      allows: [
        .bar: 1, .edge: 0, .item: 1, .text: 1, .title: 1, .icon: 1, .tint: 1, .highlighted: 1, .button: 0,
        .label: 0,
        .image: 0,
      ]),
    .init(
      .tabBarSelectedItem, [.tab, .highlighted],
      allows: [.bar: 1, .edge: 0, .item: 1, .text: 1, .title: 1, .icon: 1, .tint: 1, .button: 0, .label: 0]),
  ]

  private static let general: [RolePattern<ColorRole>] = [
    .init(.separator, [.separator], allows: [.view: 0, .list: 0, .background: 0, .normal: 0, .edge: 0]),
    .init(.tint, [.tint], allows: [.theme: 1, .main: 1, .view: 0]),
    .init(.tint, [.theme], allows: [.tint: 1, .main: 1]),
    .init(.tint, [.main], allows: [.theme: 1, .tint: 1]),
  ]
}
