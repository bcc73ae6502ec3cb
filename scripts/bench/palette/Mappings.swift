/// What other programs do with a 24-bit colour where there are 256, restated from their published sources.
struct Mapping: Sendable {
  let name: String
  /// The colour that is shown.
  let shown: @Sendable (Color) -> Color

  static let all = [exact, tmux, termenv, notcurses, btop]

  static let exact = Mapping(name: "Skinscope") { color in
    Palette.fixed256.nearest(to: color)?.color ?? .black
  }

  /// tmux, colour.c: the nearest level of each channel, or the grey of the mean where that is nearer in RGB.
  static let tmux = Mapping(name: "tmux") { color in
    let channels = [color.red, color.green, color.blue].map { Int($0) }
    let cube = cubeColor(channels.map { cubeLevel($0, second: 114) })
    let mean = channels.reduce(0, +) / 3
    let grey = greyColor(mean > 238 ? 23 : (mean - 3) / 10)
    return squaredDistance(grey, color) < squaredDistance(cube, color) ? grey : cube
  }

  /// termenv, color.go: as tmux, but the mean is that of the levels' numbers, 0 to 5, and the nearer of the two is
  /// chosen in HSLuv.
  static let termenv = Mapping(name: "termenv") { color in
    let levels = [color.red, color.green, color.blue].map { cubeLevel(Int($0), second: 115) }
    let cube = cubeColor(levels)
    let grey = greyColor((levels.reduce(0, +) / 3 - 3) / 10)
    let own = HSLuv(color)
    return own.distance(to: HSLuv(cube)) <= own.distance(to: HSLuv(grey)) ? cube : grey
  }

  /// notcurses, internal.h: greys where the five highest bits agree, else each channel cut into six equal parts.
  static let notcurses = Mapping(name: "notcurses") { color in
    let channels = [color.red, color.green, color.blue]
    if Set(channels.map { $0 & 0xF8 }).count == 1 {
      if color.red < 8 { return .black }
      return color.red > 238 ? .white : greyColor((Int(color.red) - 8) / 10)
    }
    return cubeColor(channels.map { Int($0) / 43 })
  }

  /// btop, btop_theme.cpp: greys where the channels agree in steps of 11, else each channel in steps of 51.
  static let btop = Mapping(name: "btop") { color in
    let channels = [color.red, color.green, color.blue].map { Double($0) }
    let greys = channels.map { ($0 / 11).rounded() }
    if Set(greys).count == 1 { return greyColor(Int(greys[0])) }
    return cubeColor(channels.map { Int(($0 / 51).rounded()) })
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func cubeColor(_ levels: [Int]) -> Color {
    Color(red: Self.levels[levels[0]], green: Self.levels[levels[1]], blue: Self.levels[levels[2]])
  }

  private static func cubeLevel(_ value: Int, second: Int) -> Int {
    value < 48 ? 0 : value < second ? 1 : (value - 35) / 40
  }

  /// - Parameter step: 0 to 23.
  private static func greyColor(_ step: Int) -> Color {
    let level = UInt8(8 + 10 * step)
    return Color(red: level, green: level, blue: level)
  }

  private static func squaredDistance(_ one: Color, _ two: Color) -> Int {
    [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)].reduce(0) { sum, pair in
      let step = Int(pair.0) - Int(pair.1)
      return sum + step * step
    }
  }
}
