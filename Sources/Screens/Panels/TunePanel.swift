import Cells
import Colors
import Texts
import Theming

/// A colour being tuned: how it was and is, its hue, chroma and lightness, and the contrasts that hang on it.
public struct TunePanel: Sendable {
  /// One of the three that can be moved.
  public enum Slider: CaseIterable, Hashable, Sendable {
    case hue, chroma, lightness
  }

  /// Where a value that the skin only inherits is to be written.
  public struct Question: Hashable, Sendable {
    public enum Answer: CaseIterable, Hashable, Sendable {
      case thisSkin, defaultSkin
    }
    public var answer = Answer.thisSkin
    /// The skins that take the value from `default`.
    public var followers: [String]

    public init(followers: [String]) { self.followers = followers }
  }

  /// A colour and how the pack writes it.
  public struct Value: Hashable, Sendable {
    public var text: String
    /// Opaque, over its ground.
    public var shown: Color

    public init(text: String, shown: Color) { (self.text, self.shown) = (text, shown) }
  }

  public var key: String
  public var role: ColorRole
  /// The line of the value; nil where it has none.
  public var line: Int?
  /// The skin has no entry of its own.
  public var isInherited: Bool
  public var saved: Value
  public var now: Value
  /// As it is asked for; sRGB may have less chroma.
  public var wanted: OKLCH
  public var slider: Slider
  /// The text and ground pairs that change with the colour, the most telling first.
  public var pairs: [ColorPair]
  /// What is being typed; nil while the sliders have the keys.
  public var input: InputLine?
  /// What is asked before writing; nil while nothing is.
  public var question: Question?

  public init(
    key: String, role: ColorRole, line: Int?, isInherited: Bool, saved: Value, now: Value, wanted: OKLCH,
    slider: Slider, pairs: [ColorPair], input: InputLine? = nil, question: Question? = nil
  ) {
    (self.key, self.role, self.line, self.isInherited) = (key, role, line, isInherited)
    (self.saved, self.now, self.wanted, self.slider) = (saved, now, wanted, slider)
    (self.pairs, self.input, self.question) = (pairs, input, question)
  }
}

extension TunePanel: PanelContent {
  var title: any Localizable { TuneText.title(key: key) }
  var isAboutRole: Bool { true }

  public var hints: [PanelHint] {
    if question != nil {
      return [
        .init("↑↓", TuneText.choose), .init("Enter", TuneText.write, changes: true),
        .init("Esc", TuneText.back),
      ]
    }
    if input != nil { return [.init("Enter", TuneText.keep), .init("Esc", TuneText.back)] }
    return [.init("Enter", TuneText.save, changes: true), .init("Esc", TuneText.drop)]
  }

  func draw(_ model: SkinModel, language: Language, into canvas: inout Canvas) {
    let rows = canvas.size.rows
    // Where the phone is seen above or below there is no room for air.
    let isTight = rows < 18
    drawPlace(model, language: language, row: 1, into: &canvas)
    let swatchRow = isTight ? 2 : 3
    let swatchRows = isTight ? 1 : 3
    drawValues(row: swatchRow, rows: swatchRows, language: language, into: &canvas)
    let sliderRow = swatchRow + swatchRows + (isTight ? 0 : 1)
    var row = drawSliders(row: sliderRow, step: isTight ? 1 : 2, language: language, into: &canvas)
    if !isTight { row += 1 }
    if let question {
      draw(question, model, row: row, language: language, into: &canvas)
      return
    }
    if let input {
      let label = TuneText.typed.text(in: language)
      canvas.draw(label, column: 1, row: row, color: Chrome.strong, attributes: .bold)
      input.draw(
        in: CellRect(column: Self.barColumn, row: row, columns: 16, rows: 1), into: &canvas)
      row += isTight ? 1 : 2
    }
    let keys = keyLines(isTight: isTight, columns: canvas.size.columns - 2, language)
    let end = rows - keys.count - (isTight ? 0 : 1)
    PairList(pairs: pairs, role: role, model: model, language: language)
      .draw(row: row, rows: end - row, into: &canvas)
    row = max(row, min(end, row + pairs.count))
    for (index, line) in keys.enumerated() where rows - keys.count >= row {
      draw(line, row: rows - keys.count + index, language: language, into: &canvas)
    }
  }

  // MARK: Values

  private func drawPlace(_ model: SkinModel, language: Language, row: Int, into canvas: inout Canvas) {
    let columns = canvas.size.columns
    let skin = model.skin.name
    let place = SafeText.naming(skin, columns: columns - 2) { skin in
      let words: TuneText = isInherited ? .inherited(skin: skin, line: line) : .inSkin(skin, line: line)
      return words.text(in: language)
    }
    let name = SafeText(role.rawValue)
    let titleWidth = title.text(in: language).displayWidth
    if role.rawValue != key, titleWidth + name.displayWidth + 3 <= columns {
      canvas.draw(name, column: columns - 1 - name.displayWidth, row: 0, color: Chrome.quiet)
    }
    canvas.draw(
      place, in: CellRect(column: 1, row: row, columns: columns - 2, rows: 1),
      color: isInherited ? Chrome.warning : Chrome.quiet)
  }

  /// The saved colour beside the one of now, with nothing between them, and how they are written.
  private func drawValues(row: Int, rows: Int, language: Language, into canvas: inout Canvas) {
    let width = 9
    let halves = [(saved, TuneText.saved, 1), (now, .now, 1 + width)]
    for (value, caption, column) in halves {
      let rect = CellRect(column: column, row: row, columns: width, rows: rows)
      canvas.with(.picture) { $0.fill(rect, with: value.shown) }
      let ink = value.shown.isLight ? Color.black : .white
      canvas.draw(
        caption.text(in: language), column: column + 1, row: row, color: ink,
        attributes: caption == .now ? .bold : [])
    }
    let column = 2 * width + 3
    let room = canvas.size.columns - 1 - column
    let delta = "ΔE " + DeltaE(saved.shown, now.shown).text
    if rows >= 3 {
      let before = SafeText(saved.text).truncated(to: max(0, room - 2)) + " →"
      canvas.draw(before, column: column, row: row, color: Chrome.quiet)
      canvas.draw(
        SafeText(now.text).truncated(to: room), column: column, row: row + 1, color: Chrome.strong,
        attributes: .bold)
      canvas.draw(delta, column: column, row: row + 2, color: Chrome.quiet)
    } else {
      let used = canvas.draw(
        SafeText(now.text).truncated(to: room), column: column, row: row, color: Chrome.strong,
        attributes: .bold)
      let rest = room - used - 2
      if delta.displayWidth <= rest {
        canvas.draw(delta, column: column + used + 2, row: row, color: Chrome.quiet)
      }
    }
  }

  // MARK: Keys

  /// The keys of the sliders. Where there is no room for them all, those that matter most and how to end: the status line
  /// has something else to say then.
  private func keyLines(isTight: Bool, columns: Int, _ language: Language) -> [[(SafeText, TuneText)]] {
    if input != nil || question != nil { return [] }
    if !isTight {
      return [
        [("↑↓", .choose), ("←→", .change), ("< >", .coarse)],
        [("#", .type), ("a", .pass), ("u U", .undo)],
      ]
    }
    var room = columns
    let keys: [(SafeText, TuneText)] = [
      ("Enter", .save), ("Esc", .drop), ("↑↓←→", .change), ("#", .type), ("a", .pass), ("u U", .undo),
    ]
    let kept = keys.prefix { key, meaning in
      room -= key.displayWidth + meaning.text(in: language).displayWidth + 3
      return room >= -2
    }
    return [Array(kept)]
  }

  private func draw(_ keys: [(SafeText, TuneText)], row: Int, language: Language, into canvas: inout Canvas) {
    var column = 1
    for (key, meaning) in keys {
      column += canvas.draw(key, column: column, row: row, color: Chrome.warning) + 1
      column += canvas.draw(meaning.text(in: language), column: column, row: row, color: Chrome.quiet) + 2
    }
  }
}
