import Texts

extension CatalogueSamples {
  /// The texts of the linter.
  static let lint: [any Localizable] = lintText + sightText + optionText + visionText

  private static let lintText: [LintText] = [
    .summary(errors: 0, warnings: 0, notes: 0, packs: 1),
    .summary(errors: 71, warnings: 71, notes: 83, packs: 71),
    .summary(errors: 0, warnings: 0, notes: 0, packs: 71, isLeast: true),
    .summary(errors: 71, warnings: 0, notes: 0, packs: 1, isLeast: true),
    .baselineStale(71, file: "qqa"), .baselineStale(1, file: "qqa"), .untold(71, code: "qqa", isLeast: false),
    .untold(71, code: "qqa", isLeast: true), .noBaseline,
    .codeSetting(code: "qqa"), .codePage(code: "qqa"),
    .baselineWritten(71, file: "qqa"), .matrixTitle(pack: "qqa"), .matrixLegend, .lightnessTitle,
    .pair(text: "qqa", ground: "qqb"),
  ]

  private static func contrast(
    isDisabled: Bool = false, remedy: ContrastText.Remedy = .changeValue, isPacksOwnDemand: Bool = false,
    passing: String?
  ) -> ContrastText {
    ContrastText(
      skin: nil, text: "label.body", ground: "view.background", textColor: "#999999", groundColor: "#FFFFFF",
      ratio: "2.84", needed: "4.5", isPacksOwnDemand: isPacksOwnDemand,
      kind: remedy == .bindRole ? .largeText : .icon,
      isDisabled: isDisabled, remedy: remedy, passing: passing)
  }

  private static let sightText: [SightText] = [
    .contrastLow(contrast(passing: "0x767676"), isThemes: false),
    .contrastLow(contrast(passing: nil), isThemes: true),
    .contrastLow(contrast(remedy: .bindRole, passing: "0x767676"), isThemes: false),
    .contrastLow(contrast(remedy: .setInSkin(key: "qqa"), passing: "0x767676"), isThemes: false),
    .contrastLow(contrast(isPacksOwnDemand: true, passing: "0x767676"), isThemes: false),
    .contrastLow(contrast(isDisabled: true, passing: nil), isThemes: false),
    .contrastLow(contrast(passing: nil), isThemes: false), .groundIsHere,
    .statesIndistinct(
      StatesText(
        skin: "qqa", plain: "switch.off", marked: "switch.on", plainColor: "#000000", markedColor: "#000001",
        difference: "0.1", vision: .protan)),
    .nearDuplicate("qqa", value: "qqb", difference: "qqc"), .otherIsHere, .sameInAllSkins(skins: 71),
    .rolesUnbound(["qqa", "qqb"], section: "Color"), .rolesUnbound(["qqa"], section: "Image"),
  ]

  private static let optionText: [LintOptionText] = [
    .unknownCode("qqa", suggestion: nil), .unknownCode("qqa", suggestion: "qqb"),
    .unknownLevel("qqa", suggestion: nil),
    .unknownLevel("qqa", suggestion: "qqb"),
    .unknownSkin("qqa"), .unknownKey("qqa"), .unknownThreshold("qqa", known: ["qqb"]), .noNumber("qqa"),
    .noDictionary("qqa"),
  ]

  private static let visionText: [VisionText] = VisionText.allCases
}
