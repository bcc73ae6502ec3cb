import Colors
import Packs
import Screens
import Skins
import Texts

/// What making something comes to: the edits, and how they are shown before they are written.
struct MakePlan {
  private(set) var edits: [EntryEdit] = []
  /// As many lines as anybody reads, and how many there are.
  private(set) var lines: [MakePanel.Line] = []
  private(set) var count = 0
  private(set) var remark: MakeText?
  /// Why it cannot be written as it stands.
  private(set) var refusal: MakeText?
  /// The texts of the colours that are tried, by their keys.
  private(set) var tried: [String: String] = [:]

  init(
    _ state: MakeState, pack: SkinPack, skin: Skin, keys: (Section) -> [String], map: RoleMapUse,
    language: Language
  ) {
    switch state.action {
    case .newSkin: copy(skin, as: state.field(0), in: pack, language)
    case .addKey: add(state.field(0), value: state.field(1), to: pack, skin, keys: keys(.color), language)
    case .renameKey: rename(state, to: state.field(0), in: pack, keys: keys(state.section), map, language)
    case .deleteKey: delete(state, in: pack, map, language)
    case .fill: fill(skin, from: pack, language)
    case .shiftHue:
      shift(skin) { color in
        // The hue of a grey is only noise.
        if color.chroma >= OKLCH.leastChroma { color.hue = OKLCH.turned(color.hue + Double(state.amount)) }
      }
    case .shiftLightness:
      shift(skin) { $0.lightness = min(max(0, $0.lightness + Double(state.amount) / 100), 1) }
    case nil: break
    }
    if refusal != nil { (edits, lines, count) = ([], [], 0) }
  }

  /// How often a role map names a key, and its file.
  struct RoleMapUse {
    let file: String
    let roles: (_ key: String) -> [String]
  }

  private static let mostLines = 2_000

  private mutating func say(_ text: MakeText, swatches: [Color] = [], _ language: Language) {
    count += 1
    guard lines.count < Self.mostLines else { return }
    lines.append(MakePanel.Line(text: text.text(in: language), swatches: swatches))
  }

  /// The value of a key as it is written for a skin, and the swatch of a colour.
  private func look(
    of key: String, _ section: Section, in skin: Skin, _ pack: SkinPack, _ language: Language
  ) -> (value: SafeText, swatches: [Color]) {
    let entry = skin.entry(key, in: section) ?? pack.defaultSkin?.entry(key, in: section)
    switch section {
    case .color:
      return (
        entry?.string.map { SafeText($0) } ?? "–", [pack.color(key, in: skin).value.composited(over: .black)]
      )
    case .font: return (pack.font(key, in: skin).value.words(in: language), [])
    case .image: return (entry?.string.map { SafeText($0) } ?? "–", [])
    }
  }

  // MARK: Skins

  private mutating func copy(_ skin: Skin, as name: String, in pack: SkinPack, _ language: Language) {
    guard !name.isEmpty else { return refuse(.nameNeeded) }
    guard SkinName.isUsable(name) else { return refuse(.nameUnusable(name)) }
    guard pack[name] == nil else { return refuse(.nameTaken(name)) }
    edits = [.copySkin(skin.name, name: name)]
    say(.addsSkin(name, entries: skin.sections.values.reduce(0) { $0 + $1.entries.count }), language)
    remark = .imagesStay(name)
  }

  private mutating func fill(_ skin: Skin, from pack: SkinPack, _ language: Language) {
    for section in Section.allCases {
      for key in Self.missing(section, of: skin, in: pack) {
        let (value, swatches) = look(of: key, section, in: skin, pack, language)
        if let fault = FillFault(of: pack.defaultSkin?.entry(key, in: section), in: section) {
          // What is shown in its place is not what will be written.
          say(
            .fillsFaulty(key: key, value: value, fault), swatches: fault == .nonsense ? swatches : [],
            language)
        } else {
          say(.fills(key: key, value: value), swatches: swatches, language)
        }
      }
    }
    if count > 0 { edits = [.fill(skin: skin.name)] }
  }

  static func missing(_ section: Section, of skin: Skin, in pack: SkinPack) -> [String] {
    guard !skin.isDefault, let inherited = pack.defaultSkin else { return [] }
    return inherited.keys(of: section).filter { skin.entry($0, in: section) == nil }
  }

  /// Moves each colour that the skin itself writes, in the spelling that it has.
  private mutating func shift(_ skin: Skin, _ move: (inout OKLCH) -> Void) {
    for entry in skin.sections[.color]?.entries ?? [] {
      guard case .string(let old) = entry.node.value, let spelling = ColorSpelling(of: old),
        let color = ColorReading(old).color
      else { continue }
      var moved = OKLCH(color)
      move(&moved)
      let new = moved.color.withAlpha(color.alpha)
      guard new != color else { continue }
      let text = spelling.write(new)
      edits.append(.set(skin: skin.name, section: .color, key: entry.key, value: text))
      tried[entry.key] = text
      count += 1
      guard lines.count < Self.mostLines else { continue }
      lines.append(
        MakePanel.Line(
          text: "\(text) \(entry.key)",
          swatches: [color.composited(over: .black), new.composited(over: .black)]))
    }
  }

  // MARK: Keys

  private mutating func add(
    _ key: String, value: String, to pack: SkinPack, _ skin: Skin, keys: [String], _ language: Language
  ) {
    guard !key.isEmpty else { return refuse(.keyNeeded) }
    guard !key.hasPrefix("@") else { return refuse(.keyCrashes) }
    guard !keys.contains(key) else { return refuse(.keyTaken(key)) }
    guard let color = Color(typed: value) else { return refuse(.valueNeeded) }
    let text = skin.usualSpelling.write(color)
    let skins = pack.skins.filter { !$0.isEmpty }.map(\.name)
    edits = [.addKey(key, section: .color, value: text, skins: skins)]
    for name in skins {
      say(.adds(value: SafeText(text), skin: name), swatches: [color.composited(over: .black)], language)
    }
  }

  private mutating func rename(
    _ state: MakeState, to new: String, in pack: SkinPack, keys: [String], _ map: RoleMapUse,
    _ language: Language
  ) {
    guard let key = state.key else { return refuse(.onlyColorKeys) }
    guard !new.isEmpty else { return refuse(.keyNeeded) }
    guard !new.hasPrefix("@") else { return refuse(.keyCrashes) }
    if new == key { return }
    guard !keys.contains(new) else { return refuse(.keyTaken(new)) }
    edits = [.renameKey(key, section: state.section, to: new)]
    for skin in pack.skins where skin.entry(key, in: state.section) != nil {
      say(.renames(place: skin.name), language)
    }
    for _ in map.roles(key) { say(.renames(place: map.file), language) }
  }

  private mutating func delete(
    _ state: MakeState, in pack: SkinPack, _ map: RoleMapUse, _ language: Language
  ) {
    guard let key = state.key else { return refuse(.onlyColorKeys) }
    edits = [.deleteKey(key, section: state.section)]
    for skin in pack.skins where skin.entry(key, in: state.section) != nil {
      let (value, swatches) = look(of: key, state.section, in: skin, pack, language)
      say(.deletes(value: value, place: skin.name), swatches: swatches, language)
    }
    for role in map.roles(key) { say(.deletes(value: SafeText(role), place: map.file), language) }
  }

  private mutating func refuse(_ text: MakeText) { refusal = text }
}
