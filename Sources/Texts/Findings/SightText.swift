/// What is wrong with what is seen: contrast, states, colours that are nearly or wholly the same.
public enum SightText: Localizable, Hashable {
  case contrastLow(ContrastText, isThemes: Bool)
  case groundIsHere
  case statesIndistinct(StatesText)
  case nearDuplicate(String, value: String, difference: String)
  case otherIsHere
  case sameInAllSkins(skins: Int)
  case rolesUnbound([String], section: String)

  public var english: SafeText {
    switch self {
    case .contrastLow(let text, let isThemes): text.english(isThemes: isThemes)
    case .groundIsHere: "the ground is set here"
    case .statesIndistinct(let text): text.english
    case .nearDuplicate(let key, let value, let difference):
      "nobody can tell this from \(quoted(key)), \(quoted(value)) (ΔE \(difference)); use one value for both"
    case .otherIsHere: "the other is here"
    case .sameInAllSkins(let skins):
      "all \(skins) skins that set this key have this value; set it in \"default\" only, or was a skin forgotten?"
    case .rolesUnbound(let roles, let section):
      "no \(section == "Image" ? "image" : section == "Font" ? "font" : "colour") of the pack serves \(roles.joined(separator: ", ")): the screen shows "
        + (section == "Image" ? "no image" : "iOS's own look")
        + "; name keys in Skinscope.plist, or \"\" for none"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .contrastLow(let text, let isThemes): text.simplifiedChinese(isThemes: isThemes)
    case .groundIsHere: "底色在此处设置"
    case .statesIndistinct(let text): text.simplifiedChinese
    case .nearDuplicate(let key, let value, let difference):
      "与 \(quoted(key)) 的 \(quoted(value)) 肉眼无法区分（ΔE \(difference)）；请统一为一个值"
    case .otherIsHere: "另一个在此处"
    case .sameInAllSkins(let skins):
      "设置该键的 \(skins) 个皮肤全部是这个值；只在 \"default\" 中设置即可，或是漏改了某个皮肤？"
    case .rolesUnbound(let roles, let section):
      "皮肤包中没有\(section == "Image" ? "图片" : section == "Font" ? "字体" : "颜色")用于 \(roles.joined(separator: "、"))，屏幕上"
        + (section == "Image" ? "不显示图片" : "显示 iOS 默认的样子")
        + "；请在 Skinscope.plist 中指定键，没有则写 \"\""
    }
  }
}

/// A text that is hard to read.
public struct ContrastText: Hashable, Sendable {
  /// Nil where it is so in all skins.
  public var skin: String?
  public var text: String
  public var ground: String
  public var textColor: String
  public var groundColor: String
  /// Both with their decimals.
  public var ratio: String
  public var needed: String
  public var kind: Kind
  public var isDisabled: Bool
  /// The pack asks for another contrast than WCAG AA does.
  public var isPacksOwnDemand: Bool
  /// What is to be done with the colour that passes.
  public var remedy: Remedy
  /// The nearest colour that passes, as a pack writes it; nil where none does.
  public var passing: String?

  /// What is to be read.
  public enum Kind: Hashable, Sendable {
    case text, largeText, icon

    fileprivate var english: SafeText {
      switch self {
      case .text: ""
      case .largeText: " of large text"
      case .icon: " of an icon"
      }
    }

    fileprivate var simplifiedChinese: SafeText {
      switch self {
      case .text: ""
      case .largeText: "大字"
      case .icon: "图标"
      }
    }
  }

  /// What leads to another colour of the text, and of nothing else.
  public enum Remedy: Hashable, Sendable {
    /// The value that the finding points at is the skin's own.
    case changeValue
    /// The value is `default`'s, and all other skins would change with it.
    case setInSkin(key: String)
    /// The text has no key: its colour is iOS's own, or taken from another role.
    case bindRole
  }

  public init(
    skin: String?, text: String, ground: String, textColor: String, groundColor: String, ratio: String,
    needed: String, isPacksOwnDemand: Bool = false, kind: Kind, isDisabled: Bool,
    remedy: Remedy = .changeValue, passing: String?
  ) {
    (self.skin, self.remedy, self.isPacksOwnDemand) = (skin, remedy, isPacksOwnDemand)
    (self.text, self.ground, self.textColor, self.groundColor) = (text, ground, textColor, groundColor)
    (self.ratio, self.needed, self.kind, self.isDisabled) = (ratio, needed, kind, isDisabled)
    self.passing = passing
  }

  func english(isThemes: Bool) -> SafeText {
    let what: SafeText =
      (skin.map { "in \(quoted($0)) " } ?? "")
      + "\(text) \(textColor) on \(ground) \(groundColor) has a contrast of \(ratio):1"
    if isDisabled { return what + "; of disabled text nothing is asked" }
    let asker: SafeText = isPacksOwnDemand ? "this pack" : "WCAG AA"
    let asked: SafeText = ", and \(asker) asks for \(needed):1" + kind.english
    if isThemes { return what + asked + "; both are iOS's own, as the pack has no key for them" }
    guard let passing else { return what + asked + "; no colour passes on this ground" }
    switch remedy {
    case .changeValue: return what + asked + "; \(passing) would pass"
    case .setInSkin(let key):
      let place: SafeText = skin.map { " in \(quoted($0))" } ?? ""
      return what + asked
        + "; the value is default's: set \(quoted(key))\(place) to \(passing), which would pass"
    case .bindRole:
      return what + asked
        + "; \(text) has no key: bind it in Skinscope.plist to a key with \(passing), which would pass"
    }
  }

  func simplifiedChinese(isThemes: Bool) -> SafeText {
    let what: SafeText =
      (skin.map { "皮肤 \(quoted($0)) 中，" } ?? "")
      + "\(text) \(textColor) 在 \(ground) \(groundColor) 上的对比度为 \(ratio):1"
    if isDisabled { return what + "；禁用文字不作要求" }
    let asked: SafeText =
      "，\(isPacksOwnDemand ? "本皮肤包" : "WCAG AA ")要求\(kind.simplifiedChinese)至少 \(needed):1"
    if isThemes { return what + asked + "；皮肤包没有对应的键，两者都是 iOS 默认的颜色" }
    guard let passing else { return what + asked + "；在此底色上没有颜色能达标" }
    switch remedy {
    case .changeValue: return what + asked + "；改为 \(passing) 即可达标"
    case .setInSkin(let key):
      let place: SafeText = skin.map { "皮肤 \(quoted($0)) " } ?? "该皮肤"
      return what + asked + "；该值来自 default，请在\(place)中将 \(quoted(key)) 设为 \(passing)，即可达标"
    case .bindRole:
      return what + asked
        + "；\(text) 没有对应的键，请在 Skinscope.plist 中为它指定一个值为 \(passing) 的键，即可达标"
    }
  }
}

/// Two states that look alike.
public struct StatesText: Localizable, Hashable {
  /// Nil where it goes without saying.
  public var skin: String?
  public var plain: String
  public var marked: String
  public var plainColor: String
  public var markedColor: String
  public var difference: String
  public var vision: VisionText

  public init(
    skin: String?, plain: String, marked: String, plainColor: String, markedColor: String,
    difference: String, vision: VisionText
  ) {
    self.skin = skin
    (self.plain, self.marked, self.plainColor, self.markedColor) = (plain, marked, plainColor, markedColor)
    (self.difference, self.vision) = (difference, vision)
  }

  public var english: SafeText {
    let place: SafeText = skin.map { "in \(quoted($0)) " } ?? ""
    return place
      + "\(marked) \(markedColor) and \(plain) \(plainColor) look alike \(vision.english) (ΔE \(difference)); set them further apart, best in lightness"
  }

  public var simplifiedChinese: SafeText {
    let place: SafeText = skin.map { "皮肤 \(quoted($0)) 中，" } ?? ""
    return place
      + "\(vision.simplifiedChinese)，\(marked) \(markedColor) 与 \(plain) \(plainColor) 难以区分（ΔE \(difference)）；"
      + "请拉开差别，最好是明暗差别"
  }
}

extension ProblemText {
  /// The same where the skin goes without saying, as beside its picture.
  public var withoutSkin: ProblemText {
    switch self {
    case .sight(.contrastLow(var text, let isThemes)):
      text.skin = nil
      return .sight(.contrastLow(text, isThemes: isThemes))
    case .sight(.statesIndistinct(var text)):
      text.skin = nil
      return .sight(.statesIndistinct(text))
    default: return self
    }
  }
}

/// Whose eyes look.
public enum VisionText: Localizable, Hashable, CaseIterable {
  case normal, protan, deutan, tritan, grey

  public var english: SafeText {
    switch self {
    case .normal: "to everybody"
    case .protan: "to a person with protanopia (red-blind)"
    case .deutan: "to a person with deuteranopia (green-blind)"
    case .tritan: "to a person with tritanopia (blue-blind)"
    case .grey: "in greys"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .normal: "在任何人眼中"
    case .protan: "在红色盲者眼中"
    case .deutan: "在绿色盲者眼中"
    case .tritan: "在蓝色盲者眼中"
    case .grey: "在灰度下"
    }
  }
}
