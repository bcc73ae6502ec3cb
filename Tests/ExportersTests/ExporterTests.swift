import Cells
import Colors
import Exporters
import Testing

@Suite struct ExporterTests {
  private let red = Color(rgb: 0xFF0000)
  private let slate = Color(rgb: 0x2F4F4F)

  private func buffer(_ depth: ColorDepth, _ cells: [Cell], columns: Int? = nil) -> MappedBuffer {
    let columns = columns ?? cells.count
    var buffer = CellBuffer(columns: columns, rows: columns == 0 ? 0 : cells.count / columns)
    for (index, cell) in cells.enumerated() { buffer[index % columns, index / columns] = cell }
    var mapper = DepthMapper(depth: depth)
    return mapper.map(buffer)
  }

  @Test("Text keeps what is seen and drops blanks at the end of a row")
  func textKeepsWhatIsSeen() {
    let cells = [Cell(" "), Cell("青"), Cell(""), Cell(" "), Cell(" "), Cell(" "), Cell(" "), Cell(" ")]
    #expect(TextExporter.export(buffer(.truecolor, cells, columns: 4)) == " 青\n\n")
    #expect(TextExporter.export(buffer(.truecolor, [])) == "")
  }

  @Test("ANSI says only what changes, and resets at the end of a row")
  func ansiSaysOnlyWhatChanges() {
    let cells = [
      Cell("a", foreground: red, background: slate), Cell("b", foreground: red, background: slate),
      Cell("c", foreground: slate, background: slate, attributes: .bold),
      Cell("d", foreground: nil, background: nil), Cell("e"), Cell("f", attributes: .underline),
    ]
    #expect(
      ANSIExporter.export(buffer(.truecolor, cells))
        == "\u{1B}[38;2;255;0;0;48;2;47;79;79mab\u{1B}[1;38;2;47;79;79mc\u{1B}[0mde\u{1B}[4mf\u{1B}[0m\n")
    #expect(ANSIExporter.export(buffer(.truecolor, [Cell("x")])) == "x\n")
  }

  @Test("ANSI ends bold before dim begins, since one code ends both")
  func ansiEndsBoldBeforeDimBegins() {
    let cells = [
      Cell("a", foreground: red, attributes: [.bold, .italic]),
      Cell("b", foreground: red, attributes: [.dim, .italic]),
      Cell("c", foreground: red, attributes: [.bold, .dim, .italic]),
      Cell("d", foreground: red, attributes: [.bold]),
    ]
    #expect(
      ANSIExporter.export(buffer(.truecolor, cells))
        == "\u{1B}[1;3;38;2;255;0;0ma\u{1B}[22;2mb\u{1B}[1mc\u{1B}[22;23;1md\u{1B}[0m\n")
  }

  @Test("ANSI speaks the codes of each depth")
  func ansiSpeaksTheCodesOfEachDepth() {
    let cells = [Cell("x", foreground: red, background: slate, attributes: .reverse)]
    let expected: [(ColorDepth, String)] = [
      (.truecolor, "7;38;2;255;0;0;48;2;47;79;79"), (.indexed256, "7;38;5;196;48;5;23"),
      (.indexed16, "7;91;100"), (.indexed8, "7;31;40"), (.mono, "2;7"),
    ]
    for (depth, parameters) in expected {
      #expect(ANSIExporter.export(buffer(depth, cells)) == "\u{1B}[\(parameters)mx\u{1B}[0m\n")
    }
  }

  @Test("JSON has every cell with its colours, indices and attributes")
  func jsonHasEveryCell() {
    let cells = [Cell("青", foreground: red, attributes: [.bold, .reverse]), Cell("", background: slate)]
    #expect(
      JSONExporter.export(buffer(.indexed256, cells)) == """
        {
          "columns": 2,
          "rows": 1,
          "cells": [
            [{"text": "青", "fg": "#FF0000", "bg": null, "fgIndex": 196, "bgIndex": null, \
        "attributes": ["bold", "reverse"]}, {"text": "", "fg": null, "bg": "#005F5F", "fgIndex": null, \
        "bgIndex": 23, "attributes": []}]
          ]
        }

        """)
    #expect(
      JSONExporter.value(of: buffer(.truecolor, [Cell("x", foreground: red)])).text()
        == """
        {"columns": 1, "rows": 1, "cells": [[{"text": "x", "fg": "#FF0000", "bg": null, "fgIndex": null, \
        "bgIndex": null, "attributes": []}]]}
        """)
  }
}
