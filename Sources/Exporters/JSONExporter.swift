import Cells
import Texts

/// A screen as JSON, cell by cell, for programs that check it.
public enum JSONExporter {
  /// The screen as an object of `columns`, `rows` and `cells`, an array of rows of cells. Colours are
  /// `"#RRGGBB"`, or null for the terminal's own; indices are those of the palette, or null without one. The cell
  /// right of a wide character has the text `""`.
  public static func value(of buffer: MappedBuffer) -> JSONValue {
    .object([
      ("columns", .integer(buffer.columns)), ("rows", .integer(buffer.rows)),
      ("cells", .array((0..<buffer.rows).map { row in .array(buffer.row(row).map(value)) })),
    ])
  }

  /// The screen as JSON text, a row of cells a line, ended by a line feed.
  public static func export(_ buffer: MappedBuffer) -> SafeText {
    value(of: buffer).text(linesDownTo: 2) + "\n"
  }

  private static func value(of cell: MappedCell) -> JSONValue {
    .object([
      ("text", .string(cell.text)),
      ("fg", .optional(cell.foreground.color?.hex)), ("bg", .optional(cell.background.color?.hex)),
      ("fgIndex", .optional(cell.foreground.index.map(Int.init))),
      ("bgIndex", .optional(cell.background.index.map(Int.init))),
      ("attributes", .strings(names(of: cell.attributes))),
    ])
  }

  private static func names(of attributes: Attributes) -> [String] {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    return names.compactMap { attributes.contains($0) ? $1 : nil }
  }
}
