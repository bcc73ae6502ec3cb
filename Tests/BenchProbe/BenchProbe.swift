import Colors
import Packs
import Plists

/// Does one thing of the product again and again, and prints how many nanoseconds each time took: what `make bench`
/// measures beside the same thing done by others.
///
///     bench-probe plist FILE TIMES
///     bench-probe mapping fast|plain COLOURS TIMES
@main
enum BenchProbe {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "plist" where arguments.count == 3:
      let bytes = try TextFile.bytes(of: arguments[1])
      repeated(arguments[2]) { (try? PlistReader.read(bytes, file: "bench").root) != nil ? 1 : 0 }
    case "mapping" where arguments.count == 4:
      let colors = randomColors(Int(arguments[2]) ?? 0)
      let nearest = arguments[1] == "plain" ? plainSearch : { Palette.fixed256.nearest(to: $0)?.index ?? 0 }
      repeated(arguments[3]) { colors.reduce(0) { $0 &+ Int(nearest($1)) } }
    default:
      print("usage: bench-probe plist FILE TIMES | mapping fast|plain COLOURS TIMES")
    }
  }

  /// Prints the times, and beside them what came of it, which is the same for the same work.
  private static func repeated(_ times: String, _ work: () -> Int) {
    let clock = ContinuousClock()
    for _ in 0..<(Int(times) ?? 1) {
      var outcome = 0
      let spent = clock.measure { outcome = work() }
      let (seconds, attoseconds) = spent.components
      print(seconds * 1_000_000_000 + attoseconds / 1_000_000_000, outcome)
    }
  }

  /// Every entry is tried.
  private static func plainSearch(_ color: Color) -> UInt8 {
    let lab = Lab(color)
    var (best, least) = (UInt8(0), Double.infinity)
    for (entry, other) in zip(Palette.fixed256.entries, entryLabs) {
      let difference = lab.difference(from: other)
      if difference < least { (best, least) = (entry.index, difference) }
    }
    return best
  }

  private static let entryLabs = Palette.fixed256.entries.map { Lab($0.color) }

  /// The same for the same count.
  private static func randomColors(_ count: Int) -> [Color] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      // Knuth's generator, of whose bits the upper ones are good.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = UInt32(truncatingIfNeeded: state >> 40)
      return Color(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    }
  }
}
