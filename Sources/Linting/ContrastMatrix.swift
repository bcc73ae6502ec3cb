import Cells
import Colors
import Skins
import Texts
import Theming

/// The contrast of every pair that the screen draws, in every skin of a pack.
public struct ContrastMatrix: Sendable {
  public struct Row: Sendable {
    public let skin: String
    /// In the order of `ColorPair.drawn`.
    public let pairs: [PairContrast]
  }

  public let rows: [Row]

  /// The matrix of the skins that have entries.
  public init(_ pack: BoundPack, reader: ReaderLibrary = .swift) {
    rows = pack.skins.skins.filter { !$0.isEmpty }.map { skin in
      let roles = pack.roles(of: skin, theme: .light, reader: reader)
      return Row(skin: skin.name, pairs: PairContrast.all(in: roles))
    }
  }

  var json: JSONValue {
    .array(
      rows.map { row in
        .object([
          ("skin", .string(row.skin)),
          (
            "pairs",
            .array(
              row.pairs.map { pair in
                .object([
                  ("text", .string(pair.pair.text.rawValue)), ("ground", .string(pair.pair.ground.rawValue)),
                  ("contrast", .number(pair.contrast.cut(toDecimals: 2))),
                  ("apca", .number(pair.lightness.rounded(toDecimals: 1))),
                  ("large", .boolean(pair.scale == .large)), ("grade", .string(pair.grade.rawValue)),
                ])
              })
          ),
        ])
      })
  }

  /// The matrix as a table: a line for each skin, a column for each pair; what fails has a mark.
  func lines(pack: String, language: Language, ink: Ink) -> [SafeText] {
    let title = LintText.matrixTitle(pack: pack).text(in: language)
    let legend = ColorPair.drawn.enumerated().map { index, pair -> SafeText in
      let number = SafeText(index + 1)
      let blanks = SafeText(repeating: " ", count: 4 - number.utf8.count)
      return blanks + number + " "
        + LintText.pair(text: pair.text.rawValue, ground: pair.ground.rawValue).text(in: language)
    }
    let names = rows.map { SafeText($0.skin).truncated(to: 24) }
    let width = names.map(\.displayWidth).max() ?? 0
    let heading =
      SafeText(repeating: " ", count: width) + ColorPair.drawn.indices.map { Self.cell("\($0 + 1)") }.joined()
    let table = zip(names, rows).map { name, row in
      name.padded(to: width) + row.pairs.map { Self.cell(of: $0, ink: ink) }.joined()
    }
    let lightness = zip(names, rows).map { name, row in
      name.padded(to: width) + row.pairs.map { Self.cell(SafeText(Int($0.lightness.rounded()))) }.joined()
    }
    let contrasts: [SafeText] = [ink(title, .strong)] + legend + [ink(heading, .quiet)] + table
    let lightnessTitle = LintText.lightnessTitle.text(in: language)
    let end: [SafeText] = [
      LintText.matrixLegend.text(in: language), "", lightnessTitle, ink(heading, .quiet),
    ]
    return contrasts + end + lightness
  }

  private static func cell(_ text: SafeText) -> SafeText {
    SafeText(repeating: " ", count: max(1, 5 - text.utf8.count)) + text + " "
  }

  private static func cell(of pair: PairContrast, ink: Ink) -> SafeText {
    let number = SafeText(pair.contrast.text(cutToDecimals: 1))
    let blanks = SafeText(repeating: " ", count: max(1, 5 - number.utf8.count))
    if pair.pair.isDisabledText { return blanks + ink(number, .quiet) + " " }
    switch pair.grade {
    case .fails: return blanks + ink(number + "!", .bad)
    case .aa: return blanks + number + " "
    case .aaa: return blanks + ink(number, .good) + " "
    }
  }
}
