import Texts

/// The catalogue of what strangers are told.
extension CatalogueSamples {
  static let kioskText: [KioskText] = [
    .onlyLooking, .noEditor, .noPicture, .noStop, .needsTerminal, .noScreenHere, .noScreenNow, .packReplaced,
    .packMayNotBeRead,
    .unknownTerminal(name: "qqa", shownAs: "qqb"), .idle(minutes: "qqa"), .endsSoon(seconds: 71),
    .noLandlock(reason: "qqa"), .noSeccomp(reason: "qqa"), .noLibseccomp, .noPrivilegesKept(reason: "qqa"),
    .limitsNotSet(reason: "qqa"), .notBound,
  ]
}
