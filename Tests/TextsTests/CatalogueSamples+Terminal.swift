import Texts

extension CatalogueSamples {
  static let adviceText: [TerminalAdviceText] = [
    .terminal, .colors, .because, .asked, .palette, .toChange, .notAskedDecided, .notAskedSilent("qqa"),
    .notAskedNoTerminal, .answered(milliseconds: 71),
    .noAnswer(milliseconds: 71), .answeredNothing(milliseconds: 71), .ownPalette(71), .noScreen,
    .leaveOutOption, .unsetNoColor, .passColorTerm, .sendColorTerm, .setColorTerm, .tmuxFeatures,
    .tmuxConverts,
    .screen(ignoresColorTerm: true), .screen(ignoresColorTerm: false), .appleTerminal, .linuxConsole(8),
    .linuxConsole(16), .otherDescription("qqa", with: "qqb"), .unsetColorTerm, .otherDirectDescription("qqa"),
    .forOnce,
  ]

  static let depthHints: [DepthHintText] = [
    .passColorTerm, .sendColorTerm, .setColorTerm, .tmuxFeatures, .unsetNoColor, .linuxConsole,
  ]
}
