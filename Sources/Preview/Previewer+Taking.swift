import Cells
import Plists
import Screens
import Texts
import Theming

extension Previewer {
  /// `y`: the value of the selected role as the pack writes it, or what is shown where the pack says nothing.
  func copyValue() -> PreviewEffect? {
    guard let role = state.scene.selection else { return nil }
    let value = writtenValue(of: role)
    guard !value.isEmpty else { return nil }
    say(EditorText.copied(value))
    return .copy(value)
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
