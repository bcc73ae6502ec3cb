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
    previewer.state.scene.palette = palette
    return draw(page, by: previewer)
  }

  /// Draws every page of the phone, in 24 bits.
  public static func drawAll(
    _ loaded: LoadedPack, skin: Skin, size: CellSize, theme: BuiltInTheme, language: Language
  ) -> [(page: Phone.Tab, screen: CellBuffer)] {
    let previewer = Previewer(loaded, size: size, skin: skin.name, theme: theme, language: language)
    return Phone.Tab.allCases.map { ($0, draw($0, by: previewer)) }
  }

  private static func draw(_ page: Phone.Tab, by previewer: Previewer) -> CellBuffer {
    previewer.scene.phone.show(page)
    return previewer.render()
  }
}
