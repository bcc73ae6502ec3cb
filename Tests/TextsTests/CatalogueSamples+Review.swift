import Texts

/// The catalogues of pictures, sheets and comparisons.
extension CatalogueSamples {
  static let reviewFiles = ["PictureFileText.swift", "GitText.swift", "Commands/DiffText.swift"]

  static var reviewText: [any Localizable] { pictureFileText + gitText + diffText }

  private static let pictureFileText: [PictureFileText] = [
    .title(skin: "qqa", page: "qqb"), .asText, .noRasteriser, .tooLarge(width: 71, height: 83),
    .refused(reason: "qqa"),
  ]

  private static let gitText: [GitText] = [
    .noGit, .notInRepository("qqa"), .notInRevision("qqa", revision: "qqb"), .onNet("qqa"),
    .failed(reason: "qqa"), .noTemporaryFolder("qqa"),
  ]

  private static let diffText: [DiffText] = [
    .title(before: "qqa", after: "qqb"), .same(before: "qqa", after: "qqb"), .noDifference, .skin("qqa"),
    .skinAdded("qqa", keys: 71), .skinRemoved("qqa", keys: 71), .skinAdded("qqa", keys: 1), .colors, .images,
    .fonts, .files, .contrast, .key, .before, .after, .difference, .pair, .change, .added, .removed, .changed,
    .otherPicture, .lost, .gained,
    .summary(added: 71, removed: 83, changed: 71, files: 83, lost: 71, gained: 83),
  ]
}
