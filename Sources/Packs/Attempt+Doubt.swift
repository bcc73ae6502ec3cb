import Texts

extension ImageCatalogue.Attempt {
  /// What is to be said where the app may show another image for a name than is meant.
  ///
  /// - Parameter name: The name that was looked for.
  package func doubt(about name: String) -> ImageText? {
    let shown = value?.file.map { FilePath.name(of: $0.path) } ?? ""
    switch finding {
    case .ambiguous(let found)?: return .ambiguous(name, found: found, shown: shown)
    case .part?: return .partOfName(name, found: shown)
    case .extensionNeeded?, .nameCase?, nil: return nil
    }
  }
}
