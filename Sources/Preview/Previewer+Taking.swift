import Cells
import Plists
import Screens
import Texts
import Theming

extension Previewer {
  /// `y`: the value of the selected role as the pack writes it, or what is shown where the pack says nothing.
  func copyValue() -> PreviewEffect? {
    guard let role = state.scene.selection else { return nil }
    return copy(writtenValue(of: role))
  }

  /// Hands a value to the clipboard as it may be pasted into a shell: one line, with nothing in it that is not seen.
  func copy(_ value: String) -> PreviewEffect? {
    if value.isEmpty { return nil }
    // What has no end nobody means to paste, and a slow line would be busy with it.
    guard value.utf8.count <= Limits.Copy.byteCount else {
      say(EditorText.tooLongToCopy(kibibytes: Limits.Copy.byteCount >> 10), kind: .warning)
      return nil
    }
    let safe = SafeText(value)
    say(safe.description == value ? EditorText.copied(value) : EditorText.copiedVisibly(value))
    return .copy(safe)
  }

  private func writtenValue(of role: ScreenRole) -> String {
    // The side that is seen is meant.
    let seen = comparison.flatMap { $0.view == .partner ? $0.partner : nil } ?? model
    return switch role {
    case .color(let role): writtenValue(of: role, in: seen)
    case .font(let role): seen.roles[role].words(in: language).description
    case .image(let role): seen.images[role]?.name ?? ""
    }
  }

  private func writtenValue(of role: ColorRole, in seen: SkinModel) -> String {
    let resolved = seen.roles[role]
    if case .string(let text)? = resolved.resolution?.entry?.node.value { return text }
    return resolved.color.text
  }

  /// The file name that a picture of the screen would like to have: the skin and the page, without what a file
  /// system or a shell stumbles over.
  var pictureName: String {
    let skin = String(
      model.skin.name.prefix(40).map { character -> Character in
        let isPlain = character.isLetter || character.isNumber || "-_.".contains(character)
        return isPlain ? character : "-"
      })
    // A long name of many bytes a character would not fit.
    let name = skin.utf8.count <= 120 && !skin.isEmpty ? skin : "skin-\(model.index + 1)"
    return "skinscope-\(name)-\(scene.phone.tab.rawValue)"
  }
}
