import Cells
import Colors
import Exporters

/// Small pieces of screen inside of ordinary output.
enum ANSISwatch {
  /// The first row of `buffer`, without a line end.
  static func text(of buffer: CellBuffer, depth: ColorDepth) -> String {
    var mapper = DepthMapper(depth: depth)
    return String(ANSIExporter.export(mapper.map(buffer)).prefix { !$0.isNewline })
  }
}
