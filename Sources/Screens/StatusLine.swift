import Cells
import Colors
import Diagnostics
import Texts

/// The line at the bottom: which skin, how it is shown, what happened last.
public struct StatusLine: Sendable {
  /// What happened last.
  public struct Message: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case plain, quiet, warning, error
    }
    public var text: String
    public var kind: Kind

    public init(_ text: String, kind: Kind = .plain) {
      self.text = text
      self.kind = kind
    }
  }

  /// The terminal's depth and why; empty in pictures.
  public var depth: String
  public var message: Message?
  /// In which order which skins are walked; empty where it is all, in the order of the file.
  public var order = ""
  /// How the colours are seen; empty where that is as they are.
  public var vision = ""
  /// How far downloads are; nil when there are none.
  public var progress: String?

  public init(depth: String = "", message: Message? = nil) {
    self.depth = depth
    self.message = message
  }

  /// - Parameters:
  ///   - shown: what the selected colour is shown as, where that is not what is meant.
  ///   - panel: the keys of the panel that is open; nil where there is none.
  ///   - comparison: what the skin in view is held against; nil for nothing.
  func draw(
    _ model: SkinModel, shown: ShownColor?, hints panel: [PanelHint]?, comparison: Comparison?,
    language: Language,
    into canvas: inout Canvas
  ) {
    canvas.fill(canvas.bounds, with: Chrome.statusLine)
    let columns = canvas.size.columns
    let names = names(model, comparison, language: language)
    var right = columns - 1
    for hint in hintTexts(
      panel ?? comparison?.hints, room: hintRoom(names, isPanel: panel != nil, comparison, of: columns),
      language: language
    )
    .reversed() {
      right -= hint.displayWidth
      canvas.draw(hint, column: right, row: 0, color: Chrome.quiet)
      right -= 2
    }
    var column = 1
    func add(_ text: String, _ color: Color, bold: Bool = false, gap: Int = 2) {
      let room = right - column
      guard room > 0, !text.isEmpty else { return }
      column += canvas.draw(
        text.truncated(to: room), column: column, row: 0, color: color, attributes: bold ? .bold : [])
      column += gap
    }
    for part in names {
      add(part.text, part.color, bold: part.color == Chrome.strong, gap: part.gap)
    }
    add(order, Chrome.warning)
    add(vision, Chrome.warning)
    if let progress { add(SafeText(progress).description, Chrome.text) }
    if let message, message.kind != .quiet {
      add(SafeText(message.text).description, color(of: message.kind))
      return
    }
    if progress == nil {
      // Where two names and their keys take the line, a piece of it says nothing.
      if comparison == nil || depth.displayWidth <= right - column { add(depth, Chrome.text) }
      if let shown {
        add(
          (shown.isFar ? "! " : "") + shown.text(in: language), shown.isFar ? Chrome.warning : Chrome.quiet)
      }
    }
    let errors = model.count(of: .error)
    let warnings = model.count(of: .warning)
    if errors > 0 { add(StatusText.errors(errors).text(in: language), Chrome.error) }
    if warnings > 0 { add(StatusText.warnings(warnings).text(in: language), Chrome.warning) }
    if let message { add(SafeText(message.text).description, Chrome.quiet) }
  }

  /// How many columns the keys at the right may take: what happened last goes before them.
  /// - Parameter names: what stands at the left.
  private func hintRoom(_ names: [Part], isPanel: Bool, _ comparison: Comparison?, of columns: Int) -> Int {
    let place =
      comparison == nil
      ? names[0].text.displayWidth + 10 + order.displayWidth
      : names.reduce(0) { $0 + $1.text.displayWidth + ($1.text.isEmpty ? 0 : $1.gap) } + order.displayWidth
    var room = columns >= 60 ? columns * 11 / 20 : isPanel ? columns - 9 : 10
    // Two names and the number of differences are never cut for keys.
    if comparison != nil { room = min(room, columns - 1 - place) }
    guard let message, message.kind != .quiet else { return room }
    return min(room, columns - place - SafeText(message.text).description.displayWidth)
  }

  /// The keys at the right, as many as there is room for: a panel's own, else help and quit.
  private func hintTexts(_ panel: [PanelHint]?, room: Int, language: Language) -> [String] {
    let all =
      panel.map { hints in hints.map { $0.key + " " + $0.meaning.text(in: language) } }
      ?? [StatusText.helpHint("?").text(in: language), StatusText.quitHint("q").text(in: language)]
    var room = room
    return all.filter { hint in
      room -= hint.displayWidth + 2
      return room >= 0
    }
  }

  private func color(of kind: Message.Kind) -> Color {
    switch kind {
    case .plain: Chrome.text
    case .quiet: Chrome.quiet
    case .warning: Chrome.warning
    case .error: Chrome.error
    }
  }
}
