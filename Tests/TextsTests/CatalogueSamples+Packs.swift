import Texts

/// The catalogues of zips, folders, and of changing packs.
extension CatalogueSamples {
  static var packText: [any Localizable] { zipText + folderText + editText + editReportText }

  private static let zipText: [ZipText] = [
    .notReadable, .noPlist(nearest: "qqa", deep: nil), .noPlist(nearest: nil, deep: "qqa"),
    .bytesBefore, .noPlist(nearest: nil, deep: nil), .severalPlists(taken: "qqa", others: ["qqb"]),
    .severalMembers(["qqa"]), .badName("qqa"), .leavesPack("qqa"),
    .backslash("qqa"),
    .link("qqa"), .encrypted("qqa"), .otherCompression("qqa"), .damaged("qqa"), .noLibrary,
    .fileSize(mebibytes: 71),
    .memberSize("qqa", mebibytes: 71), .unpackedSize(mebibytes: 71), .entries(71),
  ]

  private static let folderText: [FolderText] = [
    .bundleInZip("qqa", skin: "qqb"), .withoutSkin("qqa", skin: "qqb"),
    .unreadable("qqa", reason: "qqb"),
  ]

  private static let editText: [EditText] = [
    .targetIsZip("qqa"), .targetIsBinary("qqa"), .targetEncoding("qqa"),
    .valueHasNoPlace(skin: "qqa", key: "qqb", format: "qqc"), .defaultStays, .lastSkin("qqa"),
    .linkInWay("qqa"), .linkOut("qqa"), .unusableName("qqa"), .notReplaceable("qqa"),
    .tooManyFiles("qqa", 71), .tooDeep("qqa", 71), .cannotWrite("qqa", reason: "qqb"), .readOnly("qqa"),
    .checkFailed("qqa"), .noSkins("qqa"), .zipOfZip("qqa"), .zipOfJSON("qqa"), .zipTooLarge(mebibytes: 71),
    .changedMeanwhile("qqa"), .keptMeanwhile("qqa", kept: "qqb"), .binaryEntry("qqa"),
    .entryGone(key: "qqa", place: "qqb"),
    .entryThere(key: "qqa", place: "qqb"), .noDictionary("qqa", place: "qqb"),
    .rootNoDictionary("qqa"),
    .placeChanged("qqa"), .nothingToUndo, .nothingToRedo, .onNet,
    .zipEntry,
  ]

  private static let editReportText: [EditReportText] = [
    .wouldChange("qqa"), .changed("qqa"), .nothing("qqa"), .add, .replace, .remove, .skin("qqa"),
    .folder("qqa"), .hidden("qqa", by: "qqb"), .leftOut(["qqa", "qqb"]), .odd(["qqa", "qqb"]),
    .roleMapLeftOut,
    .total(added: 71, replaced: 83, removed: 97), .inZip(skin: "qqa", .partOfName("qqb", found: "qqc")),
    .enterAgain, .packed("qqa", files: 71, kibibytes: 83),
    .packed("qqa", files: 1, kibibytes: 83),
    .foundOtherwise(skin: "qqa", key: "qqb", inFolder: "qqc", inZip: "qqd"),
    .foundOtherwise(skin: "qqa", key: "qqb", inFolder: nil, inZip: nil),
  ]
}
