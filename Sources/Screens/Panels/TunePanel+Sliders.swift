import Cells
import Colors
import Skins
import Texts
import Theming

extension TunePanel {
  static let barColumn = 9
  private static let valueColumns = 6

  /// The three bars, one below the other, each of the colours that its slider leads to.
  /// - Parameter step: two rows a slider leave one for its pointer; with one the pointer stands in the bar.
  /// - Returns: the first row under them.
  func drawSliders(row: Int, step: Int, language: Language, into canvas: inout Canvas) -> Int {
    let columns = canvas.size.columns - Self.barColumn - Self.valueColumns - 2
    guard columns >= 6 else { return row }
    var row = row + step - 1
    for slider in Slider.allCases {
      let isChosen = slider == self.slider && input == nil && question == nil
      canvas.draw(
        slider.text.text(in: language), column: 1, row: row, color: isChosen ? Chrome.strong : Chrome.quiet,
        attributes: isChosen ? .bold : [])
      canvas.with(.picture) { canvas in
        for column in 0..<columns {
          let color = self.color(slider, at: (Double(column) + 0.5) / Double(columns))
          canvas.fill(
            CellRect(column: Self.barColumn + column, row: row, columns: 1, rows: 1), with: color)
        }
      }
      let place = Self.barColumn + min(columns - 1, max(0, Int(share(of: slider) * Double(columns))))
      if step > 1 {
        canvas.draw(
          "▄", column: place, row: row - 1, color: isChosen ? Chrome.strong : Chrome.quiet, traits: .writing)
      } else {
        let ink = canvas.ground(place, row).isLight ? Color.black : .white
        canvas.draw("┃", column: place, row: row, color: ink, attributes: .bold, traits: .writing)
      }
      let value = words(of: slider)
      canvas.draw(
        value, column: canvas.size.columns - 1 - value.displayWidth, row: row,
        color: isChosen ? Chrome.strong : slider == .chroma && isLimited ? Chrome.warning : Chrome.quiet)
      row += step
    }
    return row - step + 1
  }

  /// sRGB has less chroma than is asked for.
  private var isLimited: Bool { wanted.chroma > wanted.availableChroma + 0.0005 }

  /// The colour that a slider leads to at a place of its bar, from 0 to 1.
  private func color(_ slider: Slider, at share: Double) -> Color {
    var color = wanted
    switch slider {
    case .hue: color.hue = share * 360
    case .chroma: color.chroma = share * OKLCH.mostChroma
    case .lightness: color.lightness = share
    }
    return color.color
  }

  private func share(of slider: Slider) -> Double {
    switch slider {
    case .hue: wanted.hue / 360
    case .chroma: wanted.availableChroma / OKLCH.mostChroma
    case .lightness: wanted.lightness
    }
  }

  /// `168°`, `0.094`, `50 %`.
  private func words(of slider: Slider) -> SafeText {
    switch slider {
    case .hue: return "\(Int(wanted.hue.rounded()) % 360)°"
    case .chroma:
      let thousandths = Int((wanted.availableChroma * 1000).rounded())
      let digits = String(thousandths % 1000)
      return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
    case .lightness: return "\(Int((wanted.lightness * 100).rounded())) %"
    }
  }

  // MARK: The question

  /// Asks where to write, and says who follows.
  func draw(
    _ question: Question, _ model: SkinModel, row: Int, language: Language, into canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    func line(_ text: SafeText, _ row: Int, column: Int = 1, color: Color = Chrome.text) {
      guard row < canvas.size.rows else { return }
      canvas.draw(
        text, in: CellRect(column: column, row: row, columns: columns - column - 1, rows: 1), color: color)
    }
    line(TuneText.question.text(in: language), row, color: Chrome.warning)
    for (index, answer) in Question.Answer.allCases.enumerated() {
      let isChosen = answer == question.answer
      if isChosen { canvas.markSelected(row: row + 1 + index) }
      let text =
        answer == .thisSkin
        ? SafeText.naming(model.skin.name, columns: columns - 3) {
          TuneText.hereOnly(skin: $0).text(in: language)
        } : TuneText.inDefault(followers: question.followers.count).text(in: language)
      line(text, row + 1 + index, column: 2, color: isChosen ? Chrome.strong : Chrome.text)
    }
    guard question.answer == .defaultSkin, row + 3 < canvas.size.rows else { return }
    let room = canvas.size.rows - row - 3
    let lines = Self.lines(naming: question.followers, columns: columns - 4, rows: room, language)
    for (index, part) in lines.enumerated() {
      line(part, row + 3 + index, column: 2, color: Chrome.quiet)
    }
  }

  /// As many names as there is room for, each whole as far as one line has it, and how many more there are.
  private static func lines(
    naming names: [String], columns: Int, rows: Int, _ language: Language
  ) -> [SafeText] {
    var lines: [SafeText] = []
    for count in (1...24).reversed() where count <= names.count {
      let named = names.prefix(count).map { $0.shortenedWithin(max(5, columns - 2)) }
      let text = TuneText.followers(names: named, more: names.count - count)
      lines = text.text(in: language).wrapped(to: columns)
      if lines.count <= rows { break }
    }
    return Array(lines.prefix(rows))
  }
}

extension TunePanel.Slider {
  var text: TuneText {
    switch self {
    case .hue: .hue
    case .chroma: .chroma
    case .lightness: .lightness
    }
  }
}
