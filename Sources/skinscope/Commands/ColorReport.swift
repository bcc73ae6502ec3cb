import Colors
import Texts

/// Everything that `color` says of one value.
struct ColorReport {
  let value: String
  let reading: ColorReading
  let objectiveC: ObjectiveCReading
  /// What is seen: the colour composited over its ground, else over black.
  let shown: Color?
  /// The ground, opaque.
  let ground: Color?
  /// The contrast of what is seen with the ground.
  let contrast: Double?
  /// The lightness contrast Lc of APCA, for information.
  let lightness: Double?

  /// - Parameter ground: what the colour stands on; an alpha of its own is composited over black.
  init(value: String, ground: Color?) {
    self.value = value
    self.ground = ground?.composited(over: .black)
    let ground = self.ground
    reading = ColorReading(value)
    objectiveC = reading.objectiveC
    shown = reading.color?.composited(over: ground ?? .black)
    contrast = shown.flatMap { shown in ground?.contrast(with: shown) }
    lightness = shown.flatMap { shown in ground.map(shown.lightnessContrast) }
  }

  /// The palettes in which an entry is sought, by their usual names.
  static let palettes: [(name: String, palette: Palette)] = [
    ("256", .fixed256), ("16", .xterm16), ("8", .xterm8),
  ]

  /// The entry that shows the value: as a text on the ground, where there is one.
  func match(in palette: Palette) -> Palette.Match? {
    guard let shown else { return nil }
    guard let ground else { return palette.nearest(to: shown) }
    return palette.nearest(toText: shown, on: ground)
  }

  var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("value", .string(value)), ("verdict", .string(reading.verdict.rawValue)),
      ("argb", .optional(reading.color?.argbHex)), ("objc", .string(objectiveC.verdict.rawValue)),
    ]
    for (name, palette) in Self.palettes {
      members.append((name, match(in: palette).map(Self.json) ?? .null))
    }
    members.append(("contrast", contrast.map { .number($0.cut(toDecimals: 2)) } ?? .null))
    if let lightness { members.append(("apca", .number(lightness.rounded(toDecimals: 1)))) }
    return .object(members)
  }

  private static func json(of match: Palette.Match) -> JSONValue {
    .object([
      ("index", .integer(Int(match.index))), ("color", .string(match.color.hex)),
      ("deltaE", .number(match.difference.rounded(toDecimals: 2))),
    ])
  }
}
