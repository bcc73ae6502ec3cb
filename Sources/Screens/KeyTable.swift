import Texts

/// The keys of the preview and what they do, for the help on the screen and for the manual.
public enum KeyTable {
  public static let rows: [(keys: SafeText, meaning: any Localizable)] = [
    ("n ] →  p [ ←", StatusText.keyNextSkin), ("1 … 9", StatusText.keyNthSkin),
    ("0", StatusText.keyDefaultSkin), ("-", StatusText.keyPreviousSkin), ("/", KeyHelpText.keyFind),
    ("s  l", KeyHelpText.keyOrder),
    ("g", StatusText.keyPage), ("Tab Shift-Tab", StatusText.keyFocus),
    ("↑ ↓ ← → Space", StatusText.keyOperate), ("Esc", StatusText.keyLeave),
    ("i", StatusText.keyInspector), ("!", KeyHelpText.keyProblems), ("e", KeyHelpText.keyEditor),
    ("b", KeyHelpText.keyBind), ("=", KeyHelpText.keyTune), ("+", KeyHelpText.keyMake),
    ("u  U", KeyHelpText.keyUndo),
    ("y", KeyHelpText.keyCopy), ("x", KeyHelpText.keyPicture), ("c  f", KeyHelpText.keyCompare),
    ("d  k", KeyHelpText.keyDiffering), ("h", KeyHelpText.keySaved), ("v", KeyHelpText.keyVision),
    ("t", StatusText.keyTheme),
    ("m", StatusText.keyDepth),
    ("r", StatusText.keyReload), ("Ctrl-L", StatusText.keyRedraw), ("Ctrl-Z", StatusText.keyStop),
    ("q  Ctrl-C", StatusText.keyQuit),
  ]
}
