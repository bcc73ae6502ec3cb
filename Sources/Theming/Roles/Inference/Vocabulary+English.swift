extension Vocabulary {
  /// English words, lower-case, by what they mean; `/` joins the concepts of a compound. Misspellings that the
  /// corrector cannot reach stand beside the word that was meant.
  static let english: [(concepts: ConceptSet, words: String)] = [
    // Parts.
    (
      [.view],
      "view views page pages vc viewcontroller controller controllers screen container root vcview"
    ),
    ([.navigation], "nav navi navigation navigator"),
    ([.navigation, .bar], "navbar navibar navigationbar topbar appbar titlebar actionbar"),
    ([.bar], "bar bars"),
    ([.tab], "tab tabs tabitem tabbutton"),
    ([.tab, .bar], "tabbar bottombar"),
    ([.tab, .item], "tabbaritem"),
    ([.item], "item items"),
    ([.navigation, .button], "barbutton barbuttonitem backbutton"),
    ([.label], "label labels lbl lab lable"),
    ([.button], "button buttons btn btns bt buttom buton"),
    ([.toggle], "switch switches uiswitch toggle swtich swith sw switchs switcher"),
    ([.thumb], "thumb knob handle"),
    ([.picker], "picker pickers pickerview datepicker timepicker wheel wheels"),
    (
      [.separator],
      "separator separators sep separate separatorline seperate seperater seperaterline divider dividers dividing divide divideline"
    ),
    ([.separator], "splitline split line lines cutline hairline seperatorline partingline"),
    ([.list], "cell cells list lists form forms table tables tableview tableviewcell row rows"),
    // Aspects.
    (
      [.background],
      "background backgrounds bg bgs backgound bgcolor backdrop bck bgc bkg bgd backgroud bgview ground"
    ),
    ([.barTint], "bartint bartintcolor"),
    ([.text], "text texts txt font fonts word words foreground fg textcolor"),
    ([.title], "title titles tittle tilte titel ttl"),
    ([.headline], "headline heading maintitle bigtitle largetitle"),
    ([.body], "body paragraph"),
    ([.content], "content contents"),
    ([.detail], "detail details"),
    (
      [.caption],
      "caption captions placeholder placehold placeholders sub desc describe description descriptions"
    ),
    (
      [.caption],
      "subtitle subtitles subtext subhead assist auxiliary footnote remark help placholder palceholder"
    ),
    ([.tip], "tip tips hint hints prompt note"),
    ([.icon], "icon icons"),
    ([.tint], "tint"),
    ([.theme], "theme accent brand tone themecolor"),
    // States.
    ([.selected], "selected select sel selecte seleted active checked current choose chosen actived"),
    ([.selection], "selection selectionindicator"),
    (
      [.highlighted],
      "highlighted highlight highlights highlited hilight hilighted hl pressed press click clicked tap"
    ),
    ([.highlighted], "tapped touch touched hightlight hightlighted"),
    (
      [.normal],
      "normal nor norm plain regular unselected unselect unsel deselected inactive nomal nonselected"
    ),
    ([.normal], "notselected normalstate noselect unselectedstate unactive"),
    ([.disabled], "disabled disable disenable disabeld unable unenabled unavailable dis"),
    ([.on], "on open opened"),
    ([.off], "off close closed"),
    // Rank.
    ([.main], "main primary major principal"),
    ([.secondary], "secondary second minor secondly tertiary third less sec alt alternate alternative"),
    ([.large], "large big larger lg huge"),
    ([.small], "small smaller tiny mini little sm"),
    // Images.
    ([.image], "image images img imgs pic pics picture photo png"),
    ([.top], "top"),
    ([.hero], "hero banner banners headerimage topimage"),
    ([.back], "back"),
    ([.goBack], "goback arrowback backarrow return backicon backimage backimg"),
    ([.left], "left"),
    ([.right], "right"),
    ([.action], "clear more"),
    ([.input], "textfield field input inputs textinput inputfield inputbox"),
    ([.edge], "bottom middle center"),
    // Nothing of ours.
    (
      [.colorName],
      "red green blue white black gray grey yellow orange purple pink brown cyan gold silver"
    ),
    ([.mode], "dark light night day"),
    ([.colorName], "deep pale bright"),
    (
      [.filler],
      "color colors colour colours clr col ui common app k cj global public default base basic custom style"
    ),
    (
      [.filler],
      "skin set state for of the in a an and my all hex general system uicolor cg ios uikit normalized"
    ),
    ([.filler], "universal standard config whole window themekey appearance attribute attributes"),
  ]

  /// Words of places and aspects that the mock screen does not have.
  static let englishForeign = """
    chat bubble message messages msg alert dialog dialogue popup pop popover popview modal toast hud login signin
    signup register search searchbar editor keyboard status statusbar toolbar tool tools
    badge avatar portrait user profile card shadow border borders outline underline gradient start end progress
    progressbar slider track loading refresh indicator pagecontrol pageindicator cursor caret header headers footer
    footers section sections sheet actionsheet menu sidebar drawer segment segmented segmentcontrol link links url web
    webview error errors warning warn success fail failed danger info mask overlay dim dimming cover blur emoji face
    tag tags price vip comment comments reply video audio player music game map calendar date time clock chart graph
    code quote hot new ad ads cart order orders coupon pay wallet account home mine discover find live room gift
    conversation contact contacts group friend friends sender receiver send receive sent received incoming outgoing
    self other others notification notice red_dot dot unread delete destructive confirm cancel ok done submit agree
    verify stepper step radio checkbox check box collection banner_ swipe arrow chevron accessory selectedcell sns
    moments feed share favorite like follow reader book chapter guide launch splash empty nodata tabletop context
    transparent translucent alpha stroke fill ring circle round corner imagepicker colorpicker photopicker tooltip
    retail sticker option options filter sort category password phone email address setting settings about feedback
    fullscreen side margin edge rate rating star rank level score number count amount money
    stock up down rise fall increase decrease strong weak action_ visited hover focus focused today week month year
    """
}
