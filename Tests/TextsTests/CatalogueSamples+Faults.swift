import Texts

extension CatalogueSamples {
  static let faultFiles = ["FaultText.swift"]

  static let faultText: [FaultText] = [
    .pollsForLackOfNotifications, .pollsForLackOfWatches, .logBroken(reason: "qqa"),
  ]
}
