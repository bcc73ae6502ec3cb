import Texts

extension CatalogueSamples {
  static let faultText: [FaultText] = [
    .pollsForLackOfNotifications, .pollsForLackOfWatches, .logBroken(reason: "qqa"),
  ]
}
