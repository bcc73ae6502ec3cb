// Whole packs and the keys that their roles must find.

extension PackCase {
  static let all: [PackCase] = [
    PackCase(
      name: "tea-house: Chinese words",
      colors: """
        页面背景色 导航栏背景色 导航标题色 标题文字色 正文文字色 辅助文字色 主题色 按钮背景色 按钮文字色 按钮按下背景色
        开关打开色 开关关闭色 开关滑块色 滚轮文字色 滚轮选中文字色 分割线颜色 标签栏背景色 标签栏文字色 标签栏选中色
        """,
      fonts: "标题 正文 说明", images: "顶部图片 返回", stems: "lantern back",
      expectedColors: """
        view.background=页面背景色 nav.background=导航栏背景色 nav.title=导航标题色 label.headline=标题文字色
        label.body=正文文字色 label.caption=辅助文字色 tint=主题色 button.background=按钮背景色
        button.title=按钮文字色 button.highlightedBackground=按钮按下背景色 switch.on=开关打开色
        switch.off=开关关闭色 switch.thumb=开关滑块色 picker.text=滚轮文字色
        picker.selectedText=滚轮选中文字色 separator=分割线颜色 tab.background=标签栏背景色
        tab.item=标签栏文字色 tab.selectedItem=标签栏选中色 nav.tint= button.disabledTitle= picker.background=
        """,
      expectedFonts: "label.headline=标题 label.body=正文 label.caption=说明 button= tab=",
      expectedImages: "hero=顶部图片 nav.left=返回 nav.right= tab.1="),
    PackCase(
      name: "harbour: UIKit's words",
      colors: """
        backgroundColor barTintColor barTitleColor titleTextColor textColor subTitleColor tintColor btn_bgColor
        btn_titleColor btn_hightLightColor switchOnTintColor switchTintColor switchThumbTintColor pickerTextColor
        pickerSelectedTextColor separatorColor tabBarBackgroundColor tabBarItemNormalColor tabBarItemSelectedColor
        """,
      fonts: "headline body",
      expectedColors: """
        view.background=backgroundColor nav.background=barTintColor nav.title=barTitleColor
        label.headline=titleTextColor label.body=textColor label.caption=subTitleColor tint=tintColor
        button.background=btn_bgColor button.title=btn_titleColor button.highlightedBackground=btn_hightLightColor
        switch.on=switchOnTintColor switch.off=switchTintColor switch.thumb=switchThumbTintColor
        picker.text=pickerTextColor picker.selectedText=pickerSelectedTextColor separator=separatorColor
        tab.background=tabBarBackgroundColor tab.item=tabBarItemNormalColor tab.selectedItem=tabBarItemSelectedColor
        """,
      expectedFonts: "label.headline=headline label.body=body label.caption="),
    PackCase(
      name: "example: few keys, and an accent from the tab bar",
      colors: "导航背景色 tab背景色 tab颜色 tab点击高亮色 view背景色",
      fonts: "文字一 详情", images: "top",
      stems: "clear nav_back tabbar_message_nor tabbar_message_sel tabbar_work_nor tabbar_work_sel",
      expectedColors: """
        view.background=view背景色 nav.background=导航背景色 tab.item=tab颜色 tab.selectedItem=tab点击高亮色
        label.headline=tab点击高亮色 button.title=tab点击高亮色 tab.background=tab背景色 switch.thumb= separator=
        label.body= tint=
        """,
      expectedFonts: "label.headline=文字一 label.body=详情",
      expectedImages: """
        hero=top nav.left=nav_back nav.right=clear tab.1=tabbar_message_nor tab.1.selected=tabbar_message_sel
        tab.2=tabbar_work_nor tab.2.selected=tabbar_work_sel button=
        """),
    PackCase(
      name: "traps: misspelt and meaningless",
      colors: """
        颜色1 color7 Nav_Bar_BGColor Nav_Bar_Title_Color Tab_Bar_BGColor tab_title_text_color
        tab_title_text_color_selected hightLightColor Noraml_Text placeholderTextColor loginPageShadow
        switch_on_color SEP chatBubbleBackground vc_view_bg
        """,
      expectedColors: """
        view.background=vc_view_bg nav.background=Nav_Bar_BGColor nav.title=Nav_Bar_Title_Color
        tab.background=Tab_Bar_BGColor tab.item=tab_title_text_color
        tab.selectedItem=tab_title_text_color_selected label.body=Noraml_Text label.caption=placeholderTextColor
        switch.on=switch_on_color separator=SEP button.highlightedBackground=hightLightColor switch.off=
        picker.text= button.background= label.headline= tint= button.title=
        """),
    PackCase(
      name: "the library's own read-me",
      colors: "背景色 标题 按钮 颜色1", images: "按钮 按钮高亮 顶部图片",
      expectedColors: "view.background=背景色 label.headline=标题 button.background=按钮 label.body= tint=",
      expectedImages: "button=按钮 button.highlighted=按钮高亮 hero=顶部图片"),
    PackCase(
      name: "a messenger's keys: lists of forms, chats and searches",
      colors: """
        primary_theme_color common_switch_on_color head_bg_gradient_start_color head_bg_gradient_end_color
        separator_color controller_bg_color form_title_color form_subtitle_color form_desc_color form_bg_color
        form_key_text_color nav_title_text_color search_textfield_bg_color chat_controller_bg_color
        chat_input_bg_color conversation_bg_color chat_pop_menu_text_color
        """,
      expectedColors: """
        tint=primary_theme_color switch.on=common_switch_on_color separator=separator_color
        view.background=controller_bg_color label.headline=form_title_color nav.title=nav_title_text_color
        nav.background= button.background= tab.background=
        """),
    PackCase(
      name: "numbered keys of a theme library",
      colors:
        "common_bg_color_7 common_font_color_1 common_font_color_9 common_nav_bg_color1 common_nav_bg_divider",
      expectedColors: """
        view.background=common_bg_color_7 label.body=common_font_color_1 nav.background=common_nav_bg_color1
        separator= nav.title=
        """),
    PackCase(
      name: "a theme protocol whose bar tints are grounds",
      colors: "tabBarIconSelectedColor tintColor tabBarTintColor navBarTintColor",
      expectedColors: """
        tab.selectedItem=tabBarIconSelectedColor tint=tintColor tab.background=tabBarTintColor
        nav.background=navBarTintColor nav.tint= label.headline= button.title=
        """),
    PackCase(
      name: "a framework's configuration, whose bar tints stand on grounds",
      colors: """
        NavBarBarTintColor NavBarTintColor NavBarTitleColor NavBarShadowImageColor TabBarBarTintColor
        TabBarItemTitleColor TabBarItemTitleColorSelected TabBarTintColor TabBarShadowImageColor
        ToolBarTintColor ToolBarBarTintColor SearchBarTintColor SearchBarTextFieldBackground
        """,
      expectedColors: """
        nav.background=NavBarBarTintColor nav.tint=NavBarTintColor nav.title=NavBarTitleColor
        tab.background=TabBarBarTintColor tab.item=TabBarItemTitleColor
        tab.selectedItem=TabBarItemTitleColorSelected tint= view.background= separator=
        """),
    PackCase(
      name: "a skin class: what is said better wins, whatever the order",
      colors: """
        colorMain colorMainLight colorNavbar colorNavbarBg colorTabbarSelected colorTabbarBg colorCellTitle
        colorCellSubTitle colorCellBg colorCellSelectBg colorCellSeparator colorImgBorder colorViewBg colorTableBg
        """,
      expectedColors: """
        tint=colorMain nav.background=colorNavbarBg tab.selectedItem=colorTabbarSelected
        tab.background=colorTabbarBg label.headline=colorCellTitle label.caption=colorCellSubTitle
        separator=colorCellSeparator view.background=colorViewBg tab.item= label.body= nav.title=
        """),
    PackCase(
      name: "a team's mark before every key is no word",
      colors: "mageBackground magePrimaryText mageSecondaryText mageBrand mageTableBackground mageShadow",
      expectedColors: """
        view.background=mageBackground label.body=magePrimaryText label.caption=mageSecondaryText tint=mageBrand
        separator=
        """),
    PackCase(
      name: "numbered keys are told by their words, fonts by their rank",
      colors: "颜色1 颜色2 文字颜色1 文字颜色2 背景色2 背景色1",
      fonts: "文字三 文字二 文字一 文字四",
      expectedColors: "label.body=文字颜色1 view.background=背景色2 label.headline= tint=",
      expectedFonts: "label.headline=文字一 label.body=文字二 label.caption=文字三 button="),
    PackCase(
      name: "an accent is not needed where a key names a text",
      colors: "tab点击高亮色 文字颜色",
      expectedColors: "tab.selectedItem=tab点击高亮色 label.body=文字颜色 label.headline= button.title="),
    PackCase(
      name: "fonts of every role",
      fonts: """
        kNavTitleFont kTitleFont kBodyFont kDescFont kButtonFont kPickerFont kTabBarFont kChatFont
        """,
      expectedFonts: """
        nav.title=kNavTitleFont label.headline=kTitleFont label.body=kBodyFont label.caption=kDescFont
        button=kButtonFont picker=kPickerFont tab=kTabBarFont
        """),
    PackCase(
      name: "image keys before file names, tabs in their order",
      images: "btn_nor btn_hl tab_home_sel tab_home switch_on switch_off",
      stems: "avatar nav_left nav_more tabbar_bg tab_me tab_me_selected banner logo",
      expectedImages: """
        hero=banner nav.left=nav_left nav.right=nav_more button=btn_nor button.highlighted=btn_hl
        switch.on=switch_on switch.off=switch_off tab.1=tab_home tab.1.selected=tab_home_sel tab.2=tab_me
        tab.2.selected=tab_me_selected
        """),
  ]
}
