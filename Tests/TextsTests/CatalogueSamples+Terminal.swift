import Texts

extension CatalogueSamples {
  static let terminalFiles = ["TerminalAdviceText.swift"]

  static let adviceText: [TerminalAdviceText] = [
    .terminal, .colors, .because, .asked, .palette, .toChange, .notAsked, .answered(milliseconds: 71),
    .noAnswer(milliseconds: 71), .answeredNothing(milliseconds: 71), .ownPalette(71), .noScreen,
    .leaveOutOption, .unsetNoColor, .passColorTerm, .setColorTerm, .tmuxFeatures, .tmuxConverts,
    .screen(ignoresColorTerm: true), .screen(ignoresColorTerm: false), .appleTerminal, .linuxConsole,
    .otherDescription("qqa"), .forOnce,
  ]
}
