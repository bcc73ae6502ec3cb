import Cells
import Colors
import Texts

/// `color`: how the app reads values, which palette entries are nearest, and their contrast.
struct ColorCommand {
  let values: [String]
  let ground: Color?
  let isJSON: Bool
  /// Where swatches can be shown, how many colours there are to show them with.
  let swatchDepth: ColorDepth?
  let language: Language

  func run() -> Outcome {
    let reports = values.map { ColorReport(value: $0, ground: ground) }
    if isJSON {
      return Outcome(output: JSONValue.array(reports.map(\.json)).text(linesDownTo: 1) + "\n", as: .json)
    }
    return Outcome(
      output: reports.map { lines(of: $0).joined(separator: "\n") + "\n" }.joined(separator: "\n"))
  }

  /// The same, behind what there is to say of the terminal.
  func run(on terminal: TerminalReport) -> Outcome {
    guard isJSON else {
      var outcome = run()
      let gap: SafeText = values.isEmpty ? "" : "\n"
      outcome.output = terminal.text(in: language) + gap + outcome.output
      return outcome
    }
    let reports = values.map { ColorReport(value: $0, ground: ground).json }
    let value = JSONValue.object([("terminal", terminal.json(in: language)), ("values", .array(reports))])
    return Outcome(output: value.text(linesDownTo: 2) + "\n", as: .json)
  }

  private func lines(of report: ColorReport) -> [SafeText] {
    var title: SafeText = report.value.isEmpty ? "''" : SafeText(report.value)
    if let shown = report.shown, let swatch = swatch(shown, on: report.ground) {
      title = swatch + " " + title
    }
    var rows: [(ColorText, SafeText)] = [
      (ColorText.app, appReading(report)), (.objectiveC, objectiveCReading(report)),
    ]
    for (name, palette) in ColorReport.palettes {
      guard let match = report.match(in: palette) else { continue }
      let index = String(match.index)
      let number = String(repeating: " ", count: max(0, 3 - index.count)) + index
      let swatch: SafeText = swatch(match.color, on: nil).map { $0 + " " } ?? ""
      let text: SafeText = "\(swatch)\(number)  \(match.color.hex)  ΔE \(match.difference.text(decimals: 2))"
      rows.append((.indexed(name), text))
    }
    if let contrast = report.contrast, let ground = report.ground {
      rows.append((.contrast, judgement(of: contrast, lightness: report.lightness, ground: ground)))
    }
    let width = rows.map { text($0.0).displayWidth }.max() ?? 0
    return [title] + rows.map { "  " + text($0.0).padded(to: width + 2) + $0.1 }
  }

  private func text(_ text: ColorText) -> SafeText { text.text(in: language) }

  private func joined(_ parts: [SafeText]) -> SafeText {
    switch language {
    case .english: parts.joined(separator: ", ")
    case .simplifiedChinese: parts.joined(separator: "，")
    }
  }

  private func appReading(_ report: ColorReport) -> SafeText {
    guard let color = report.reading.color, let shown = report.shown else {
      return text(report.reading.verdict == .crashes ? .crashes : .fallsBack)
    }
    var parts = [SafeText(color.argbHex)]
    switch color.alpha {
    case 255: parts.append(text(.opaque))
    case 0: parts.append(text(.clear))
    case 1...254:
      parts.append(text(.percent(Int((Double(color.alpha) / 2.55).rounded()))))
      parts.append(text(.seenOver(shown.hex, over: (report.ground ?? .black).hex)))
    default: break
    }
    if report.reading.verdict == .nonsense { parts.append(text(.nonsense)) }
    return joined(parts)
  }

  private func objectiveCReading(_ report: ColorReport) -> SafeText {
    switch report.objectiveC.verdict {
    case .ok: text(report.objectiveC.color == nil ? .sameFallback : .sameColor)
    case .differs: text(.reads(report.objectiveC.color?.hex ?? ""))
    case .crashes: text(.objectiveCCrashes)
    case .undefined: text(.undefined)
    }
  }

  private func judgement(of contrast: Double, lightness: Double?, ground: Color) -> SafeText {
    let ratio = text(.ratio(contrast.text(cutToDecimals: 2), ground: ground.hex))
    let grade = ContrastGrade(contrast: contrast, scale: .normal)
    let verdict: ColorText =
      switch grade {
      case .aa, .aaa: .forAllText(grade.rawValue)
      case .fails: ContrastGrade(contrast: contrast, scale: .large) == .fails ? .tooLow : .forLargeText
      }
    let apca = lightness.map { text(.lightness($0.text(decimals: 1))) }
    return joined([ratio, text(verdict)] + (apca.map { [$0] } ?? []))
  }

  /// A patch of the colour, with letters in it on a ground; nil where there are no colours to show it in.
  private func swatch(_ color: Color, on ground: Color?) -> SafeText? {
    guard let swatchDepth else { return nil }
    var buffer = CellBuffer(
      columns: ground == nil ? 4 : 6, rows: 1, filledWith: Cell(" ", background: ground ?? color))
    if ground != nil {
      for (column, letter) in (["A", "a", "█", "█"] as [SafeText]).enumerated() {
        buffer[column + 1, 0] = Cell(letter, foreground: color, background: ground)
      }
    }
    return ANSISwatch.text(of: buffer, depth: swatchDepth)
  }
}
