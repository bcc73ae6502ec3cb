/// What is wrong with a pack, in words: what the app does with it, and what to write instead. One case for each
/// subject; the words are in the subject's own file.
public enum ProblemText: Localizable, Hashable {
  /// Why a plist or JSON file cannot be read.
  case syntax(SyntaxText)
  /// Which limit of ours an input passes.
  case limit(LimitText)
  /// What a skin, a section or a key lacks or has too much.
  case key(KeyText)
  /// What is wrong with a colour or a font.
  case value(ValueText)
  /// What is wrong with an image.
  case image(ImageText)
  /// What is wrong with a folder of images.
  case folder(FolderText)
  /// What is wrong with a zip.
  case zip(ZipText)
  /// Why a pack cannot be opened.
  case opening(OpeningText)
  /// What is wrong with `Skinscope.plist`.
  case map(MapText)
  /// What is wrong with a file of `lint`'s own.
  case lint(LintText)
  /// What is wrong with what is seen.
  case sight(SightText)
  /// What is wrong with the `Lint` dictionary.
  case lintOption(LintOptionText)
  /// Why something did not come from the net.
  case download(DownloadText)

  public var english: SafeText {
    switch self {
    case .syntax(let text): text.english
    case .limit(let text): text.english
    case .key(let text): text.english
    case .value(let text): text.english
    case .image(let text): text.english
    case .folder(let text): text.english
    case .zip(let text): text.english
    case .opening(let text): text.english
    case .map(let text): text.english
    case .lint(let text): text.english
    case .sight(let text): text.english
    case .lintOption(let text): text.english
    case .download(let text): text.english
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .syntax(let text): text.simplifiedChinese
    case .limit(let text): text.simplifiedChinese
    case .key(let text): text.simplifiedChinese
    case .value(let text): text.simplifiedChinese
    case .image(let text): text.simplifiedChinese
    case .folder(let text): text.simplifiedChinese
    case .zip(let text): text.simplifiedChinese
    case .opening(let text): text.simplifiedChinese
    case .map(let text): text.simplifiedChinese
    case .lint(let text): text.simplifiedChinese
    case .sight(let text): text.simplifiedChinese
    case .lintOption(let text): text.simplifiedChinese
    case .download(let text): text.simplifiedChinese
    }
  }
}

/// Text from a pack between quotation marks, safe to show and cut where it is long. The marks are ASCII ones:
/// curly ones are as wide as the terminal likes.
func quoted(_ text: String) -> SafeText {
  let limit = 60
  var scalars = text.unicodeScalars.prefix(limit + 1)
  let isCut = scalars.count > limit
  if isCut { scalars.removeLast() }
  return "\"\(SafeText(String(scalars)))\(isCut ? "..." : "")\""
}
