import Texts

extension CatalogueSamples {
  static var compare: [any Localizable] {
    var all: [any Localizable] = []
    all += compareText
    all += ScreenVisionText.allCases
    return all
  }

  private static let compareText: [CompareText] = [
    .before(time: "qqa"), .after, .differ(71), .differ(1), .differ(0), .needsColumns(71), .nothingSaved,
    .noOther, .notIn(title: "qqa", skin: "qqb"), .gone(skin: "qqa"), .pinned(skin: "qqa"),
    .unpinned(skin: "qqa"), .dimsTheSame(true), .dimsTheSame(false), .imagesOfNow, .otherPicture, .listTitle,
    .otherKeys,
    .hintFlip, .hintDiffering, .hintPin, .hintBeside, .hintEnd,
  ]
}
