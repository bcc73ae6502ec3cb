import Texts

/// The catalogues of tuning, binding and writing, and of the roles that are no colours.
extension CatalogueSamples {
  static var benchText: [any Localizable] {
    tuneText + bindText + writeText + otherRoleText + makeText + FillFault.allCases
  }

  private static let tuneText: [TuneText] = [
    .title(key: "qqa"), .inSkin("qqa", line: 71), .inSkin("qqa", line: nil),
    .inherited(skin: "qqa", line: 71), .inherited(skin: "qqa", line: nil), .saved, .now, .hue, .chroma,
    .lightness, .typed, .notHex("qqa"), .notSaved(key: "qqa"), .asItWas, .overtaken(before: "qqa", saved: ""),
    .overtaken(before: "", saved: "qqa"), .overwrites(before: "qqa", saved: "qqb"),
    .tunesSource(role: "qqa", source: "qqb"), .noKey(role: "qqa"), .onlyColors, .passesAlready,
    .refused(value: "qqa", crashes: true), .refused(value: "qqb", crashes: false),
    .nearestPassing(value: "qqa"), .nothingPasses, .finishFirst, .nothingTried, .nothingToRedo, .noHue,
    .leastChroma, .mostChroma, .black,
    .white, .question, .hereOnly(skin: "qqa"),
    .inDefault(followers: 71), .inDefault(followers: 1), .followers(names: ["qqa", "qqb"], more: 71),
    .followers(names: ["qqa"], more: 0), .choose, .change, .type, .pass, .undo, .save, .drop, .write, .back,
    .coarse, .keep,
  ]

  private static let bindText: [BindText] = [
    .title(role: "qqa"), .placeholder, .byWords(key: "qqa"), .byWords(key: nil), .noKey, .now, .missing,
    .nothing, .count(found: 71, all: 83), .bound(role: "qqa", key: "qqb"), .unbound(role: "qqa"),
    .guessedAgain(role: "qqa"), .sameAsBefore,
  ]

  private static let writeText: [WriteText] = [
    .saved("qqa"), .undone("qqa"), .redone("qqa"), .value(key: "qqa", skin: "qqb"), .binding(role: "qqa"),
    .notAllowed, .overtaken(key: "qqa"), .broken("qqa"),
  ]

  private static let makeText: [MakeText] = [
    .title, .newSkin(from: "qqa"), .addKey, .renameKey("qqa"), .deleteKey("qqa"), .fill(71), .shiftHue,
    .shiftLightness, .noKeySelected, .name, .key, .value, .by, .willWrite(71), .willWrite(1),
    .addsSkin("qqa", entries: 71), .imagesStay("qqa"), .adds(value: "qqb", skin: "qqc"),
    .renames(place: "qqc"), .deletes(value: "qqa", place: "qqb"),
    .fills(key: "qqa", value: "qqb"), .more(71), .nothing, .nameNeeded, .nameTaken("qqa"), .keyNeeded,
    .nameUnusable("qqa"), .fillsFaulty(key: "qqa", value: "qqb", .crashes),
    .keyTaken("qqa"), .keyCrashes, .valueNeeded, .onlyColorKeys, .madeSkin("qqa"), .addedKey("qqa"),
    .renamedKey("qqa", to: "qqb"), .deletedKey("qqa"), .filled("qqa"), .nextField,
  ]

  private static let otherRoleText: [OtherRoleText] = [
    .fonts, .images, .font(role: "nav.title"), .image(role: "hero"), .systemFont(size: "71"),
    .namedFont("qqa", size: "71"), .bold, .noImage, .noKey, .scales(used: 71, all: [83]), .asTemplate,
    .standsIn(link: "qqa"), .fontCrashes, .fileMissing(defaultShown: true), .fileMissing(defaultShown: false),
  ]
}
