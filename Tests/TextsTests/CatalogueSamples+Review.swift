import Texts

/// The catalogues of pictures, sheets and comparisons.
extension CatalogueSamples {
  static var reviewText: [any Localizable] { pictureFileText + gitText + diffText + sheetText }

  private static let pictureFileText: [PictureFileText] = [
    .title(skin: "qqa", page: "qqb"), .asText, .noRasteriser, .tooLarge(width: 71, height: 83),
    .refused(reason: "qqa"),
  ]

  private static let gitText: [GitText] = [
    .noGit, .notInRepository("qqa"), .notInRevision("qqa", revision: "qqb"), .onNet("qqa"),
    .failed(reason: "qqa"), .tooLarge("qqa", mebibytes: 71),
  ]

  private static let diffText: [DiffText] = [
    .title(before: "qqa", after: "qqb"), .same(before: "qqa", after: "qqb"), .noDifference, .skin("qqa"),
    .skinAdded("qqa", keys: 71), .skinRemoved("qqa", keys: 71), .skinAdded("qqa", keys: 1), .colors, .images,
    .fonts, .files, .contrast, .before, .after, .difference, .pair, .added, .removed,
    .crashesApp, .unreadable, .worse,
    .otherPicture, .lost, .gained,
    .summary(added: 71, removed: 83, changed: 71, files: 83, lost: 71, gained: 83),
  ]

  private static let sheetText: [SheetText] = [
    .skins(71), .skins(1), .search, .show, .all, .withFindings, .lowContrast, .light, .dark,
    .shown(71, of: 83),
    .nothingFound, .pages, .colors, .fonts, .images, .contrast, .findings, .wholePack, .noFindings,
    .emptySkin,
    .systemFont(points: "qqa"), .font("qqa", points: "qqb"), .specimen, .pair, .ratio, .level, .lightness,
    .large, .disabled, .fails, .fromDefault, .lastResort, .error, .warning, .note,
    .imageFile("qqa", width: 71, height: 83), .imageOnline, .imageMissing, .imageInDefault("qqa"),
    .imageNotShown("qqa", reason: "qqb"), .imageTooLarge("qqa", mebibytes: 71), .keys(71), .keys(1),
  ]
}
