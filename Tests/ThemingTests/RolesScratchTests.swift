import Testing
@testable import Theming
@Test func scratch() {
  let keys = """
  kColorNavBarBackground colorNavTitle NavBar_Title navigation_title_color navBarItemColor NaviBarColor navibar_title navTextColor headerTitleColor
  kBackgroundColor BackGroundColor bgColor bg BG_COLOR Bg_color view_bg viewBg mainBg main_view_bg main_bg_color homeBgColor tableViewBackgroundColor tableBgColor contentBgColor
  contentViewBackgroundColor cardBackgroundColor popupBg maskColor mainTextColor subTextColor text_main text_sub thirdTextColor text_primary_color textPrimaryColor secondTitleColor titleTextNormal
  listTitleColor listDescColor cellTitleColor cellTextColor cellDetailColor cellLineColor cellSubTitleColor cell_separator nav_separator_color tabbar_line_color nav_line_color
  switch_tint_color switchBgColor switchColor switchThumb switch_off switchKnobColor toggleOnColor toggle_off_color switchBtnColor switchOnBackgroundColor
  picker_bg pickerColor pickerNormalTextColor pickerLineColor picker_selected_line_color datePickerBackgroundColor wheelTextColor
  tabbarTitleColor tabbarSelectTitleColor tabNormalColor tabSelectColor tabBarTextNormal tabBarTextSelected tab_bar_unselected_item_tint_color tabBar_selected tabbar_text_highlight tabTextHighlightColor TabBarTitle_Selected tabBarNormalTitleColor tabbar_bg tab_bar tabItemColor tabBarUnSelectColor tabbarSelectedTextColor
  btnColor btn_normal btn_highlight btn_select btn_title_highlight btnTextHighlighted btnDisableTextColor btn_disable_bg buttonTextColorNormal buttonTextColorDisabled buttonBg buttonNormalBackground primaryButtonColor secondaryButtonColor loginButtonColor confirmButtonColor buttonBorderColor
  divideLineColor separateLine separateColor lineViewColor splitColor borderLineColor sepLine tableSeparator
  themeMainColor mainThemeColor theme_color appThemeColor skinColor appTintColor kMainColor primary accent secondary
  导航栏 导航栏标题 导航栏按钮 导航文字颜色 导航栏左按钮颜色 导航标题文字颜色 导航栏分割线 导航返回按钮
  标签栏 标签栏背景色 标签栏正常文字 标签选中颜色 标签文字颜色 底部标签未选中 底部标签选中 选项卡选中颜色 tabbar背景 tabbar选中 tabbar未选中 tabbar文字 tabbar选中文字颜色 底部菜单选中色 底部tab选中色
  主页面背景 列表背景色 内容背景色 卡片背景 cell背景色 view背景 整体背景色 页面底色 通用背景色
  一级文字 二级文字 三级文字 一级文字颜色 标题色 标题文字 标题字体颜色 副标题 正文 正文色 描述文字 详情文字颜色 小标题颜色 提示色 备注文字颜色 占位文字 输入框占位文字颜色 时间文字颜色
  按钮 按钮色 按钮普通色 按钮正常背景色 按钮选中背景色 按钮文字 按钮高亮背景色 按钮高亮文字色 按钮禁用背景色 按钮点击色 按钮边框色 登录按钮文字 按钮文字高亮色 按钮不可用颜色
  开关颜色 开关打开 开关关闭 开关背景色 开关滑块 开关按钮颜色 开关边框色 开关开启状态颜色 开关圆形滑块颜色
  滚轮背景 滚轮颜色 滚轮文字 滚轮选中文字 选择器未选中文字颜色 选择器选中颜色 选择器分割线颜色 选择器选中背景色 时间选择器文字颜色
  分割线色 分隔线 下划线颜色 线颜色 边线颜色 主色调颜色 主题主色 辅助色 强调文字色 主题文字颜色 主题背景色 高亮 高亮颜色 高亮文字色 选中文字颜色 点击高亮色 按下颜色
  navigationBar.barTintColor navigationBar.titleColor UINavigationBar.tintColor UITabBar.barTintColor UITabBar.tintColor UILabel.textColor UIButton.backgroundColor UISwitch.onTintColor UITableView.separatorColor UIView.backgroundColor
  UINavigationBarBackgroundColor UITabBarSelectedColor UITabBarItemSelectedTitleColor kUILabelTextColor kUIButtonTitleColorNormal kUIButtonTitleColorHighlighted kUIButtonBackgroundColor kUITableViewSeparatorColor kUIViewBackgroundColor kUIPickerViewTextColor kUITabBarUnselectedItemTintColor
  ident_title title_ident viewControllerTitleColor titleViewColor keyboardTextColor lightTextColor darkTextColor lightGrayText red_text textRed normalColor normal defaultTextColor backColor back_color kBackColor viewBackColor foregroundColor fg_color
  """
  for k in PackCase.words(keys) { print("EV", k, RoleInference.colors([k]).keys.first?.rawValue ?? "-") }
}
