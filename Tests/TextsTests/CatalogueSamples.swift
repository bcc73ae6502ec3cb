import Texts

/// A value of every case of every catalogue. Texts and numbers in them are such that they can be found again.
enum CatalogueSamples {
  static let all: [any Localizable] = {
    var all: [any Localizable] = []
    all += panelText
    all += KeyHelpText.allCases
    all += editorText
    all += problemPanelText
    all += findText
    all += benchText
    all += orderText
    all += statusText
    all += inspectorText
    all += screenText
    all += terminalText
    all += adviceText
    all += depthHints
    all += valueText
    all += imageText
    all += pictureText
    all += openingText
    all += faultText
    all += keyText
    all += mapText
    all += problemText
    all += syntaxText
    all += jsonText
    all += binaryText
    all += limitText
    all += usageText
    all += showText
    all += colorText
    all += listText
    all += streamText
    all += packText
    all += netText
    all += OptionHelpText.allCases
    all += CommandHelpText.allCases
    all += HelpText.allCases
    all += lint
    all += compare
    all += reviewText
    all += kioskText
    all += manual
    return all
  }()

  private static let statusText: [StatusText] = [
    StatusText.helpHint("qqa"), .quitHint("qqa"), .saved(time: "qqa", milliseconds: "qqb"),
    .warnings(71), .errors(71), .notes(71), .warnings(1), .errors(1), .notes(1),
    .changed(key: "qqa", before: "qqb", after: "qqc", others: 0, places: 1),
    .changed(key: "qqa", before: "qqb", after: "qqc", others: 72, places: 71),
    .pictureChanged(key: "qqa", name: "qqb", others: 72, places: 71),
    .pictureChanged(key: "qqa", name: "qqb", others: 0, places: 1),
    .pictureDamaged(key: "qqa", name: "qqb", others: 72, places: 71),
    .pictureDamaged(key: "qqa", name: "qqb", others: 0, places: 1), .bindingsChanged, .noDefault,
    .unchanged, .readingAll,
    .rolesChanged(places: 71), .skinGone(name: "qqa", shown: "qqb"), .tookPlist("qqa", count: 71),
    .noSkinAt(71), .themeNow(isDark: true), .themeNow(isDark: false),
    .broken(file: nil, line: 71, column: 83, reason: "qqa"),
    .broken(file: nil, line: nil, column: nil, reason: "qqa"),
    .broken(file: "qqb", line: 71, column: 83, reason: "qqa"),
    .broken(file: "qqb", line: nil, column: nil, reason: "qqa"),
    .helpTitle, .helpFoot, .keyNextSkin, .keyNthSkin, .keyDefaultSkin,
    .keyPreviousSkin, .keyPage, .keyFocus, .keyOperate, .keyLeave, .keyInspector, .keyTheme, .keyDepth,
    .keyReload,
    .keyQuit, .keyStop, .keyRedraw, .legendGuessed, .legendDerived, .legendTheme,
  ]

  private static let panelText: [PanelText] = [.findTitle, .walk, .keep, .goBack, .leave]

  private static let editorText: [EditorText] = [
    .cannotStart(program: "qqa", reason: "qqb"), .failed(program: "qqa", code: 71),
    .killed(program: "qqa", signal: 71), .notOnDisk, .binary(command: "qqa"), .noEditor, .copied("qqa"),
    .copiedVisibly("qqa"), .tooLongToCopy(kibibytes: 71),
    .savedPicture(file: "qqa", folder: "qqb"), .cannotSavePicture(file: "qqa", reason: "qqb"),
  ]

  private static let problemPanelText: [ProblemPanelText] = [
    .title, .none, .wholePack, .goToRole, .goToLine, .noElement(key: "qqa"), .place(file: "qqa", line: 71),
  ]

  private static let findText: [FindText] = [
    .placeholder, .nothing, .nothingAmong(filter: "qqa", others: 71), .nothingAmong(filter: "qqa", others: 1),
    .count(found: 71, all: 83), .empty,
  ]

  private static let orderText: [OrderText] = [
    .byFile, .byName, .byLuminance, .all, .light, .dark, .sortedNow("qqa"),
    .filteredNow("qqa", count: 71, all: 83), .noneSuch("qqa"),
  ]

  private static let inspectorText: [InspectorText] = [
    .view, .navigationBar, .labels, .buttons, .switches, .picker, .tabBar, .general, .ownCount(71),
    .guessedCount(71), .themeCount(71), .byMap, .byName, .byInference, .mapShort, .nameShort,
    .guessedShort, .fromRole("qqa"), .derivedFrom(role: "qqa"), .builtIn, .thisSkin,
    .takenFromDefault(skin: "qqa"), .lastResort, .line(71), .wouldCrash(defaultShown: true),
    .wouldCrash(defaultShown: false), .unreadable(defaultShown: true), .unreadable(defaultShown: false),
    .nonsense, .ownShare(percent: 71),
    .on(ground: "qqa"), .shownAs("qqa", index: 71, color: "qqb", difference: "qqc"),
    .morePairs(71, failing: 83), .morePairs(71, failing: 1), .morePairs(71, failing: 0),
    .roleCaption(role: "nav.title"),
  ]

  private static let screenText: [ScreenText] = [
    .messages, .work, .detail, .palette, .currentSkin(name: "qqa"), .bodySample, .captionSample, .normal,
    .pressed, .disabled, .notifications, .silentAtNight, .hours(71), .minutes(71), .next, .workHeadline,
    .workBody, .workCaption, .project, .reviews, .detailHeadline(skin: "qqa"), .detailFresh,
    .detailStale(skin: "qqa"), .detailSaved, .detailAdvice, .colors(71), .fonts(71), .images(71), .noKeys,
    .system(size: "qqa"), .tooSmall(columns: 71, rows: 83),
  ]

  private static let terminalText: [TerminalText] = [
    .notATerminal, .termUnset, .termUnknown(name: "qqa"), .termCannotAddressCursor(name: "qqa"),
    .noTerminfoDatabase, .alreadyOpen, .cannotBeSetUp(name: "qqa"), .noDescriptorLeft, .byOption, .byKey,
    .byNoColor,
    .byColorTerm,
    .byTerminfoDirectColor, .byAnswer, .byAppleTerminal, .byTerminfoColors(71), .byTerminfoColors(0),
    .paletteRedefined,
    .paletteFixed, .lateAnswer(key: "qqa"), .onlyDepth, .byAnswerInShort, .byTerminfoInShort,
  ]

  private static let valueText: [ValueText] = [
    .colorCrashes("qqa"), .colorUnreadable("qqa"), .colorIsNoText, .colorNonsense("qqa", shown: "qqb"),
    .colorIsNoTextAndCrashes, .colorUndefined("qqa"), .colorAlphaDropped("qqa"),
    .fontUnknown("qqa", suggestion: nil), .fontUnknown("qqa", suggestion: "qqb"),
    .colorAlphaElsewhere("qqa"), .colorReadElsewhere("qqa"), .hashColors(count: 71), .hashColors(count: 1),
    .fontIsNoDictionary, .fontNameIsNoText, .fontSizeMissing, .fontSizeIsNoText, .fontSizeNoNumber("qqa"),
    .fontSizeAbsent,
    .fontSizeTextAfter("qqa", size: "qqb"), .fontSizeNotPositive("qqa"), .fontSizeLarge("qqa"),
  ]

  private static let imageText: [ImageText] = [
    .isNoText, .insecureURL("qqa"), .missing("qqa", nearest: nil),
    .missing("qqa", nearest: "qqb"), .missingInDefault("qqa", nearest: nil),
    .missingInDefault("qqa", nearest: "qqb"),
    .extensionNeeded("qqa", found: "qqb"),
    .nameCase("qqa", found: "qqb"), .ambiguous("qqa", found: ["qqb", "qqc"], shown: "qqb"),
    .partOfName("qqa", found: "qqb"),
    .unreadable("qqa", reason: .empty), .scaleMissing("qqa", missing: [71, 73]),
    .scaleMismatch("qqa", width: 71, height: 73, than: "qqb", largerWidth: 79, largerHeight: 83),
    .unused("qqa"), .switchIgnored(role: "qqa"),
  ]

  private static let pictureText: [PictureText] = [
    .empty, .unknownFormat, .unsupportedFormat("qqa"), .fileTooLarge(limitMiB: 71),
    .tooManyPixels(width: 71, height: 73, limitMegapixels: 79),
    .sideTooLong(width: 71, height: 73, limit: 79), .tooManyScans(limit: 71),
    .packTooLarge(limitMegapixels: 71),
    .cutShort(format: "qqa"),
    .damaged(format: "qqa"), .noFrame(format: "qqa"), .noMemory, .noLibrary(.libspng),
    .noLibrary(.giflib), .noLibrary(.libwebp), .noLibrary(.turboJPEG), .missing, .permissionDenied,
    .notRegular,
    .system(reason: "qqa"),
  ]

  private static let openingText: [OpeningText] = [
    .missing(nearest: nil), .missing(nearest: "qqa"), .noPackHere, .noPlistInFolder(nearest: nil),
    .noPlistInFolder(nearest: "qqa"), .permissionDenied, .notRegular, .notRegularFile, .onNet,
    .system(reason: "qqa"),
  ]

  private static let keyText: [KeyText] = [
    .noSkins, .missingDefault(nearMiss: nil), .missingDefault(nearMiss: "qqa"), .emptySkin,
    .emptyDefault,
    .unknownSection("qqa", meant: "qqb"), .sectionIsNoDictionary("qqa"), .missingKey("qqa"), .takenFromHere,
    .extraKey(section: "Color"), .extraKey(section: "Image"), .extraKey(section: "Font"),
    .duplicateKey("qqa", lastCounts: true), .duplicateKey("qqa", lastCounts: false), .overriddenHere,
    .crashesApp("qqa"),
  ]

  private static let mapText: [MapText] = [
    .unknownSection(name: "qqa", known: ["qqb", "qqc"]), .unknownRole(name: "qqa", section: "qqb"),
    .unknownKey(role: "qqa", key: "qqb"), .wrongKind(place: "qqa", wanted: .dictionary),
    .wrongKind(place: "qqa", wanted: .array), .wrongKind(place: "qqa", wanted: .text),
  ]

  private static let problemText: [ProblemText] = [
    .syntax(.empty), .limit(.depth(71)), .key(.noSkins), .value(.colorIsNoText),
    .image(.isNoText), .opening(.noPackHere), .folder(.withoutSkin("qqa", skin: "qqb")),
    .zip(.noPlist(nearest: nil, deep: nil)),
    .map(.unknownRole(name: "qqa", section: "qqb")), .download(.offline),
    .lint(.noBaseline), .sight(.otherIsHere), .lintOption(.unknownLevel("qqa", suggestion: nil)),
  ]

  private static let syntaxText: [SyntaxText] = [
    .empty, .oldStyle(file: "qqa"), .unknownFormat, .jsonEncoding, .invalidXML, .invalidCharacter,
    .mismatchedTag(found: "qqa", expected: "qqb", line: 71), .unclosedTag(name: "qqa", line: 71),
    .unfinishedFile, .repeatedAttribute, .undefinedEntity(name: "qqa"), .entityDeclaration,
    .unsupportedEncoding, .textAfterEnd, .missingPlistTag(found: "qqa"), .unknownTag(name: "qqa"),
    .tagInText(name: "qqa", outer: "qqb"), .textBetweenTags, .keyOutsideDictionary,
    .keyWithoutValue(key: "qqa"), .valueWithoutKey(tag: "qqa"), .noValue, .secondValue,
    .invalidInteger("qqa"), .invalidReal("qqa"), .invalidDate("qqa"), .invalidData, .json(.unfinished),
    .binary(.cut),
  ]

  private static let jsonText: [JSONText] = [
    .unfinished, .valueExpected, .keyExpected, .colonExpected, .commaExpected(closing: "qqa"),
    .trailingComma, .textAfterEnd, .invalidNumber, .invalidEscape, .controlCharacter, .invalidUTF8,
  ]

  private static let binaryText: [BinaryText] = [
    .cut, .version("qqa"), .reference, .cycle, .set, .uid, .unknownMarker(71), .keyIsNoText, .invalidText,
  ]

  private static let limitText: [LimitText] = [
    .fileSize(mebibytes: 71), .depth(71), .nodes(71),
  ]

  private static let usageText: [UsageText] = [
    .unknownOption("qqa", suggestion: nil), .unknownOption("qqa", suggestion: "qqb"),
    .foreignOption("qqa", command: "qqb"), .valueNotTaken("qqa", "qqb"),
    .valueMissing("qqa", placeholder: "qqb"), .optionMissing("qqa", placeholder: "qqb", command: "qqc"),
    .unknownChoice("qqa", "qqb", choices: ["qqc", "qqd"], suggestion: "qqe"),
    .notASize("qqa", "qqb", limit: 71), .notSeconds("qqa", "qqb"), .notMinutes("qqa", "qqb"),
    .kioskNeedsPack, .kioskNeedsPackOnDisk, .operandMissing("qqa", command: "qqb"),
    .operandUnexpected("qqa", command: "qqb"), .unknownCommand("qqa", suggestion: "qqb"),
    .neitherCommandNorPack("qqa", nearest: "qqb"),
    .unknownSkin("qqa", pack: "qqb", suggestion: "qqc"), .groundUnreadable("qqa"),
    .optionsExclude("qqa", "qqb"), .outputNeeded, .notARevision("qqa"), .pictureToTerminal(format: "qqa"),
    .optionNeeds("qqa", "qqb"), .seeHelp(command: "qqa"),
    .seeHelp(command: ""),
  ]

  private static let showText: [ShowText] = [
    .title("qqa", pack: "qqb"), .colors, .fonts, .images, .colorRoles, .fontRoles, .imageRoles, .key, .value,
    .inForce, .source, .line, .problems, .role, .shown, .from, .fromSkin, .fromDefault, .lastResort, .map,
    .name, .inferred, .derived(nil), .derived("qqa"), .theme, .systemFont, .noImage, .online, .missing,
  ]

  private static let colorText: [ColorText] = [
    .app, .objectiveC, .indexed("qqa"), .contrast, .opaque, .clear, .percent(71), .nonsense, .fallsBack,
    .crashes, .sameColor, .sameFallback, .reads("qqa"), .objectiveCCrashes, .undefined,
    .seenOver("qqa", over: "qqb"), .ratio("qqa", ground: "qqb"), .lightness("qqa"), .forAllText("qqa"),
    .forLargeText, .tooLow,
  ]

  private static let listText: [ListText] = [
    .title("qqa", skins: 71), .title("qqa", skins: 1), .name, .colors, .images, .fonts, .line, .empty,
  ]

  private static let streamText: [StreamText] = [
    .cannotRead("qqa", reason: "qqb"), .cannotWrite("qqa", reason: "qqb"), .cannotPreview(reason: "qqa"),
    .standardInput, .standardOutput,
  ]
}
