import Cells
import Colors
import Exporters
import Texts

/// Small pieces of screen inside of ordinary output.
enum ANSISwatch {
  /// The first row of `buffer`, without a line end.
  static func text(of buffer: CellBuffer, depth: ColorDepth) -> SafeText {
    var mapper = DepthMapper(depth: depth)
    return ANSIExporter.export(mapper.map(buffer)).split(separator: "\n").first ?? ""
  }
}
