import Texts

/// The catalogues of pictures, sheets and comparisons.
extension CatalogueSamples {
  static let reviewFiles = ["PictureFileText.swift"]

  static var reviewText: [any Localizable] { pictureFileText }

  private static let pictureFileText: [PictureFileText] = [
    .title(skin: "qqa", page: "qqb"), .asText, .noRasteriser, .tooLarge(width: 71, height: 83),
    .refused(reason: "qqa"),
  ]
}
