import Texts

extension CatalogueSamples {
  static var netText: [any Localizable] {
    var all: [any Localizable] = []
    all += downloadText
    all += downloadKindText
    all += netStatusText
    all += cacheText
    return all
  }

  private static let downloadText: [DownloadText] = [
    .curlMissing, .offline, .notCached, .forGuests, .unusableAddress, .otherScheme("qqa"),
    .hostUnknown(host: "qqa"),
    .proxyUnknown,
    .noConnection(host: "qqa"), .encryption(reason: "qqa"), .encryption(reason: ""), .timedOut(seconds: 71),
    .tooLarge(mebibytes: 71), .tooManyRedirects(limit: 71), .redirectRefused(target: "qqa"),
    .redirectUnusable(target: "qqa"), .status(71),
    .status(403), .status(404), .status(429), .status(503), .wrongType(found: "qqa", wanted: .image),
    .wrongType(found: "", wanted: .pack), .cut(received: "qqa"), .noAnswer, .notUnderstood,
    .tooMany(limit: 71),
    .changedAnswer, .noRoom, .unreadable(.damaged(format: "qqa")),
    .copyKept(.unreadable(.damaged(format: "qqa"))),
    .system(reason: "qqa"),
    .other(code: 71, reason: "qqa"), .other(code: 71, reason: ""),
  ]

  private static let downloadKindText: [DownloadKindText] = [.image, .pack]

  private static let netStatusText: [NetStatusText] = [
    .loadingPack(host: "qqa", amount: "qqb"), .loadingPack(host: "qqa", amount: ""),
    .loadingImages(count: 71, amount: "qqa"), .loadingImages(count: 1, amount: ""),
    .imageFailed(name: "qqa", .noAnswer), .imagesFailed(count: 71, name: "qqa", .noAnswer), .packUnchanged,
  ]

  private static let cacheText: [CacheText] = [
    .noFolder, .cleared(count: 71, size: "qqa", folder: "qqb", isDry: false),
    .cleared(count: 71, size: "qqa", folder: "qqb", isDry: true), .cannotClear(folder: "qqa"),
  ]
}
