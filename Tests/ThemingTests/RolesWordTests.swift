import Testing

@testable import Theming

/// Colour keys as teams write them, each judged alone: `key role`, or `key -` where a designer would not say.
@Suite("A colour key says its role by its words")
struct RolesWordTests {
  @Test("Keys of the page and of labels", arguments: rows(pageAndLabels))
  func pageAndLabelKeys(row: Row) { expect(row) }

  @Test("Keys of bars", arguments: rows(bars))
  func barKeys(row: Row) { expect(row) }

  @Test("Keys of controls", arguments: rows(controls))
  func controlKeys(row: Row) { expect(row) }

  @Test("Keys of accents and lines", arguments: rows(general))
  func generalKeys(row: Row) { expect(row) }

  @Test("Keys that say nothing of the screen stay unbound", arguments: rows(traps))
  func trapKeys(row: Row) { expect(row) }

  @Test("Misspelt keys are understood", arguments: rows(misspelt))
  func misspeltKeys(row: Row) { expect(row) }

  struct Row: Sendable, CustomTestStringConvertible {
    var key: String
    var role: ColorRole?
    var testDescription: String { key }
  }

  private func expect(_ row: Row) {
    let found = RoleInference.colors([row.key])
    #expect(found == (row.role.map { [$0: row.key] } ?? [:]))
  }

  private static func rows(_ table: String) -> [Row] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { return nil }
      return Row(key: String(parts[0]), role: ColorRole(rawValue: String(parts[1])))
    }
  }
}

private let pageAndLabels = """
  backgroundColor view.background
  kDefaultVCBackgroundColor view.background
  viewControllerBackgroundColour view.background
  controller_view_bg_color view.background
  color_vc_view_bg view.background
  baseView_background_color view.background
  VC_BG view.background
  MAIN_BG_COLOR view.background
  app_background view.background
  pageBgColor view.background
  colorControllerBackground view.background
  JJ_viewControllerBackgroundColor view.background
  windowBackgroundColor view.background
  common_bg_color_7 view.background
  背景色 view.background
  背景颜色 view.background
  页面背景 view.background
  主背景色 view.background
  界面底色 view.background
  控制器背景色 view.background
  全局背景颜色 view.background
  视图背景色 view.background
  默认背景色 view.background
  titleColor label.headline
  kTitleColor label.headline
  titleLabelColor label.headline
  form_title_color label.headline
  kThemeKeyLightTitleNormalColor label.headline
  headlineColor label.headline
  标题颜色 label.headline
  主标题颜色 label.headline
  大标题文字颜色 label.headline
  一级标题颜色 label.headline
  textColor label.body
  text_color_1 label.body
  UITextColor label.body
  common_font_color_1 label.body
  MAIN_TEXT_COLOR label.body
  colorTextNormal label.body
  normalTextColor label.body
  plainTextColor label.body
  bodyTextColor label.body
  contentTextColor label.body
  primaryText label.body
  labelTextColor label.body
  fontColor label.body
  JJ_textColor label.body
  文字颜色 label.body
  文本颜色 label.body
  字体颜色 label.body
  正文颜色 label.body
  内容文字颜色 label.body
  主要文字颜色 label.body
  主文字色 label.body
  普通文字颜色 label.body
  subTitleColor label.caption
  subtitleTextColor label.caption
  form_desc_color label.caption
  form_subtitle_color label.caption
  descriptionTextColor label.caption
  detailTextColor label.caption
  secondaryTextColor label.caption
  secondaryText label.caption
  text_secondary label.caption
  secondaryLabelColor label.caption
  placeholderColor label.caption
  kThemeKeyLightPlaceholderColor label.caption
  JJ_placeholdTextColor label.caption
  textHelpColor label.caption
  hintTextColor label.caption
  captionColor label.caption
  colorCellSubTitle label.caption
  辅助色 label.caption
  辅助文字颜色 label.caption
  副标题颜色 label.caption
  次要文字颜色 label.caption
  次级文字 label.caption
  说明文字颜色 label.caption
  占位符颜色 label.caption
  占位文字颜色 label.caption
  描述文字色 label.caption
  提示文字颜色 label.caption
  """

private let bars = """
  common_nav_bg_color1 nav.background
  navBgColor nav.background
  nav_bg nav.background
  NAV_BG_COLOR nav.background
  NavBarBarTintColor nav.background
  navigationBarBackgroundColor nav.background
  navigationBackgroundColor nav.background
  navigationBarColor nav.background
  colorNavbarBg nav.background
  navbarbgcolor nav.background
  barTintColor nav.background
  kUINavigationBarBarTintColor nav.background
  bar_tint_color nav.background
  navBarTintColor nav.background
  导航栏背景 nav.background
  导航条颜色 nav.background
  导航背景颜色 nav.background
  导航栏颜色 nav.background
  顶部导航栏背景色 nav.background
  导航栏底色 nav.background
  nav_title_text_color nav.title
  navTitleColor nav.title
  navigationBarTitleColor nav.title
  NavBarTitleColor nav.title
  gkNavigationBarTitleColor nav.title
  nav_bar_text_color nav.title
  navigationBarForegroundColor nav.title
  barTitleColor nav.title
  导航栏标题颜色 nav.title
  导航栏文字颜色 nav.title
  导航栏字体颜色 nav.title
  导航标题 nav.title
  navTintColor nav.tint
  navBarButtonColor nav.tint
  navItemColor nav.tint
  barButtonItemColor nav.tint
  barButtonItemTintColor nav.tint
  navigationBarBackTintColor nav.tint
  导航栏按钮颜色 nav.tint
  导航栏返回按钮颜色 nav.tint
  导航栏图标颜色 nav.tint
  tabBarBackgroundColor tab.background
  tabbar_bg_color tab.background
  TAB_BG_COLOR tab.background
  TabBarBarTintColor tab.background
  colorTabbarBg tab.background
  tabBarColor tab.background
  tabBarTintColor tab.background
  标签栏背景 tab.background
  底部栏背景色 tab.background
  底部导航背景色 tab.background
  tab背景颜色 tab.background
  tabBarItemTitleColor tab.item
  tabBarTextColor tab.item
  tabBarTitleNormalColor tab.item
  tabBarIconColor tab.item
  tabBarItemNormal tab.item
  tabBarForegroundColor tab.item
  kColorTabBarNormal tab.item
  tabbar_title_unselected_color tab.item
  unselectedTabColor tab.item
  inactiveTabIcon tab.item
  tab_text_normal tab.item
  标签栏文字颜色 tab.item
  标签栏未选中颜色 tab.item
  底部栏文字颜色 tab.item
  tab未选中色 tab.item
  标签栏默认文字颜色 tab.item
  tabBarIconSelectedColor tab.selectedItem
  tabBarItemTitleColorSelected tab.selectedItem
  tabBarTitleSelectedColor tab.selectedItem
  kColorTabBarSelected tab.selectedItem
  colorTabbarSelected tab.selectedItem
  tabbar_sel_color tab.selectedItem
  tabBarHighlightColor tab.selectedItem
  selectedTabTintColor tab.selectedItem
  activeTabIcon tab.selectedItem
  tab_title_text_color_selected tab.selectedItem
  标签栏选中颜色 tab.selectedItem
  tab选中色 tab.selectedItem
  底部栏选中文字颜色 tab.selectedItem
  标签栏高亮色 tab.selectedItem
  """

private let controls = """
  buttonColor button.background
  buttonBackgroundColor button.background
  btnBgColor button.background
  kButtonNormalColor button.background
  button_bg_normal button.background
  mainButtonColor button.background
  按钮颜色 button.background
  按钮背景 button.background
  按钮默认背景色 button.background
  主按钮背景色 button.background
  buttonTitleColor button.title
  btn_text_color button.title
  buttonTintColor button.title
  UIButtonTitleColor button.title
  buttonTitleNormalColor button.title
  按钮文字颜色 button.title
  按钮标题颜色 button.title
  按钮字体色 button.title
  buttonHighlightedColor button.highlightedBackground
  buttonHighlightBgColor button.highlightedBackground
  btn_pressed_bg button.highlightedBackground
  pressedColor button.highlightedBackground
  highlightColor button.highlightedBackground
  highlightedColor button.highlightedBackground
  高亮色 button.highlightedBackground
  按钮高亮颜色 button.highlightedBackground
  按钮点击背景色 button.highlightedBackground
  按钮按下颜色 button.highlightedBackground
  buttonHighlightedTitleColor button.highlightedTitle
  btn_text_color_pressed button.highlightedTitle
  按钮高亮文字颜色 button.highlightedTitle
  buttonDisabledTitleColor button.disabledTitle
  btnTitleDisableColor button.disabledTitle
  按钮禁用文字颜色 button.disabledTitle
  按钮不可用文字颜色 button.disabledTitle
  kUISwitchOnTintColor switch.on
  common_switch_on_color switch.on
  switchOnColor switch.on
  UISwitchOnTintColor switch.on
  kThemeKeyLightSwOnColor switch.on
  switch_selected_color switch.on
  开关开启颜色 switch.on
  开关打开背景色 switch.on
  开关选中色 switch.on
  开关开 switch.on
  kUISwitchTintColor switch.off
  switchOffColor switch.off
  UISwitchOffTintColor switch.off
  kThemeKeyLightSwOffColor switch.off
  开关关闭颜色 switch.off
  开关关 switch.off
  kUISwitchThumbTintColor switch.thumb
  switch_thumb_color switch.thumb
  kThemeKeyLightSwThumbColor switch.thumb
  开关滑块颜色 switch.thumb
  开关圆钮色 switch.thumb
  pickerBackgroundColor picker.background
  pickerViewBgColor picker.background
  选择器背景色 picker.background
  滚轮背景色 picker.background
  pickerTextColor picker.text
  datePickerTextColor picker.text
  picker_title_color picker.text
  选择器文字颜色 picker.text
  pickerSelectedColor picker.selectedText
  pickerSelectedTextColor picker.selectedText
  picker_text_selected picker.selectedText
  选择器选中文字颜色 picker.selectedText
  滚轮选中色 picker.selectedText
  pickerSelectionColor picker.selection
  pickerSelectedBackgroundColor picker.selection
  滚轮选中背景色 picker.selection
  选择器选中行背景 picker.selection
  """

private let general = """
  separatorColor separator
  separator_color separator
  kSeparatorColor separator
  gkSeparatorColor separator
  lineColor separator
  line_color separator
  MIDDLE_LINE_COLOR separator
  bottomLineColor separator
  dividerColor separator
  splitLineColor separator
  JJ_splitLineColor separator
  appGlobalSplitLineColor separator
  colorTableSeparatorColor separator
  cellSeparatorColor separator
  SEPARATOR_COLOR separator
  分割线 separator
  分隔线颜色 separator
  线条颜色 separator
  列表分割线颜色 separator
  tintColor tint
  themeColor tint
  primary_theme_color tint
  themeTintColor tint
  accentColor tint
  primaryColor tint
  mainColor tint
  colorMain tint
  APP_MAIN_COLOR tint
  brandColor tint
  kThemeColor tint
  globalTintColor tint
  主题色 tint
  主题颜色 tint
  主色调 tint
  主色 tint
  品牌色 tint
  强调色 tint
  App主题色 tint
  """

private let traps = """
  颜色1 -
  颜色一 -
  color7 -
  color_333333 -
  c1 -
  red -
  红色 -
  whiteColor -
  grayColor240 -
  globalRedColor -
  textBlueColor -
  chatBubbleBackground -
  loginPageShadow -
  alertTitleColor -
  alertButtonTitleColor -
  cellSelectedBackground -
  cellBackgroundColor -
  form_bg_color -
  statusBarColor -
  statusBarBackground -
  toolbarTintColor -
  toolBarBarTintColor -
  searchBarTintColor -
  search_textfield_bg_color -
  chat_controller_bg_color -
  chat_pop_menu_text_color -
  conversation_bg_color -
  head_bg_gradient_start_color -
  pageIndicatorTintColor -
  currentPageIndicatorTintColor -
  progressTintColor -
  sliderThumbColor -
  thumbTintColor -
  onTintColor -
  badgeBackgroundColor -
  avatarBorderColor -
  shadowColor -
  borderColor -
  linkTextColor -
  errorTextColor -
  textFieldBackgroundColor -
  inputTextColor -
  headerBackgroundColor -
  sectionHeaderTextColor -
  footerTextColor -
  labelBackgroundColor -
  titleBackgroundColor -
  selectedColor -
  selectedTextColor -
  disabledColor -
  buttonDisabledColor -
  buttonDisabledBackgroundColor -
  labelTextColorDisabled -
  secondaryColor -
  secondaryBackgroundColor -
  common_nav_bg_divider -
  tabBarShadowColor -
  userDetailConcernBtnBgColor -
  vipPriceTextColor -
  imagePickerTextColor -
  userNameColor -
  switchSkinColor -
  windowColor -
  聊天气泡背景 -
  聊天背景色 -
  弹窗标题色 -
  弹窗背景色 -
  弹窗按钮背景色 -
  登录按钮背景色 -
  状态栏颜色 -
  搜索框背景色 -
  输入框文字颜色 -
  阴影颜色 -
  边框颜色 -
  渐变起始色 -
  进度条颜色 -
  链接颜色 -
  错误提示色 -
  角标背景色 -
  会员价格颜色 -
  评论昵称颜色 -
  单元格选中背景色 -
  工具栏背景色 -
  头像边框 -
  滑块颜色 -
  选中色 -
  辅色 -
  daohanglan_beijing -
  wenzi_yanse -
  abc -
  1 -
  """

private let misspelt = """
  hightLightColor button.highlightedBackground
  Noraml_Text label.body
  backgroud_color view.background
  backgroundCololr view.background
  navigaton_bar_bg nav.background
  navgationBarTitleColor nav.title
  seperatorColor separator
  seprator_color separator
  seperaterColor separator
  buttonHightlightColor button.highlightedBackground
  btnHilightBg button.highlightedBackground
  tabBarSelcetedColor tab.selectedItem
  tabbarNomalColor tab.item
  placholderColor label.caption
  palceholderTextColor label.caption
  descriptonColor label.caption
  titileColor label.headline
  lableTextColor label.body
  swtichOnColor switch.on
  pikcerTextColor picker.text
  tabBarBackgorundColor tab.background
  buttonTittleColor button.title
  """
