import Diagnostics
import Packs
import Skins
import Texts

extension Pack {
  /// What is to be said of online images that did not come: a finding for each of a skin's entries that name one.
  /// - Parameter failures: by the links as the pack writes them.
  func problems(of failures: [String: DownloadError], in skin: Skin) -> [Diagnostic] {
    guard !failures.isEmpty else { return [] }
    return (skin.sections[.image]?.entries ?? []).compactMap { entry in
      guard case .string(let link) = entry.node.value, let failure = failures[link] else { return nil }
      let isHere = if case .unreadable = failure.reason { true } else { false }
      // What the server has now is of concern, but the image is shown.
      let hasCopy = if case .copyKept = failure.reason { true } else { false }
      return Diagnostic(
        isHere ? .imageUnreadable : .downloadFailed, severity: hasCopy ? .warning : nil, skin: skin.name,
        section: Section.image.rawValue,
        key: entry.key,
        file: skinPack.file, position: entry.node.span?.start, message: .download(failure.reason))
    }
  }
}
