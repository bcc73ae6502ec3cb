import Cells
import Colors
import Screens
import Skins
import Texts
import Theming

/// A screen without a terminal, for pictures and scripts: it has no times and no depth in it.
@MainActor
public enum ScreenPicture {
  /// Draws a page of the phone with the inspector beside it.
  /// - Parameter palette: the entries of the depth that it is for, nil for 24 bits: the inspector says what the
  ///   selected colour is shown as.
  public static func draw(
    _ loaded: LoadedPack, skin: Skin, page: Phone.Tab = .messages, size: CellSize,
    theme: BuiltInTheme = .light,
    palette: Palette? = nil, language: Language
  ) -> CellBuffer {
    let previewer = Previewer(loaded, size: size, skin: skin.name, theme: theme, language: language)
    previewer.scene.phone.show(page)
    previewer.state.scene.palette = palette
    return previewer.render()
  }
}
