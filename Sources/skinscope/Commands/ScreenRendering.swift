import Cells
import Packs
import Skins
import Texts
import Theming

/// One page of the phone with its inspector, as a screen of cells.
@MainActor
func renderScreen(
  _ pack: OpenPack, skin: Skin, page: RenderPage, columns: Int, rows: Int, theme: BuiltInTheme,
  language: Language
) -> CellBuffer {
  CellBuffer(columns: columns, rows: rows)
}
