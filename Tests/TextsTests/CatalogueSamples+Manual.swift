import Texts

extension CatalogueSamples {
  static let manual: [any Localizable] = manualText + [CompletionText.skin(colors: 71, images: 83, fonts: 1)]

  private static let manualText: [ManualText] = [
    .userCommands, .name, .synopsis, .description, .keys, .files, .environment, .exitStatus, .seeAlso,
    .whatItIs,
    .whatIsShownOfIt, .whatAPackHolds, .optionsMeanTheSame, .usedBy(commands: ["qqa", "qqb"], formats: []),
    .usedBy(commands: ["qqa"], formats: ["qqb", "qqc"]), .fileOfSkins, .fileOfRoles, .foldersOfImages,
    .folderOfCache, .folderOfState, .folderOfThemes, .variableOfLanguage, .variableOfColors,
    .variableOfNoColor,
    .variableOfEditor, .variableOfThemes, .variableOfFolders, .variableOfProxy, .moreOnTheNet,
  ]
}
