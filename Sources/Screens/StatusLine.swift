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
    public var text: SafeText
    public var kind: Kind

    public init(_ text: SafeText, kind: Kind = .plain) {
      self.text = text
      self.kind = kind
    }
  }

  /// The terminal's depth and why; empty in pictures.
  public var depth: DepthWords
  /// What to set for more colours is said too, where there is room.
  public var showsDepthHint = false
  public var message: Message?
  /// In which order which skins are walked; empty where it is all, in the order of the file.
  public var order: SafeText = ""
  /// How the colours are seen; empty where that is as they are.
  public var vision: SafeText = ""
  /// How far downloads are; nil when there are none.
  public var progress: SafeText?

  public init(depth: DepthWords = DepthWords(), message: Message? = nil) {
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
    var beginning = beginning(names(model, comparison, room: columns - 2, language: language))
    if let message, saysWhatHappened {
      beginning = Self.making(
        room: words(of: message).displayWidth, beside: beginning, of: columns - 2)
    } else {
      beginning = cuttingName(
        of: beginning, beside: end(model, language: language), hints: panel ?? comparison?.hints,
        columns: columns, language: language)
    }
    var hints = hintTexts(
      panel ?? comparison?.hints,
      room: hintRoom(beside: beginning, isPanel: panel != nil, isCompared: comparison != nil, of: columns),
      language: language)
    let end = end(model, language: language)
    var pieces = beginning + end
    if !saysWhatHappened, progress == nil {
      let room = columns - 1 - (beginning + end).reduce(0) { $0 + $1.columns }
      let keepsHints = panel != nil || comparison != nil
      let (middle, kept) = fitted(shown, hints: hints, mayDropHints: !keepsHints, room: room, language)
      pieces = beginning + middle + end
      hints = kept
    }
    var right = columns - 1
    for hint in hints.reversed() {
      right -= hint.displayWidth
      canvas.draw(hint, column: right, row: 0, color: Chrome.quiet)
      right -= 2
    }
    var column = 1
    let quiet = message.flatMap { $0.kind == .quiet ? Piece(text: words(of: $0), color: Chrome.quiet) : nil }
    for piece in pieces + [quiet].compactMap({ $0 }) where !piece.text.isEmpty {
      let room = right - column
      guard room > 0 else { break }
      // A few letters of a word are no news.
      if column > 1, room < Self.leastColumns, piece.text.displayWidth > room { continue }
      column += canvas.draw(
        piece.text.shortened(to: room), column: column, row: 0, color: piece.color,
        attributes: piece.isBold ? .bold : [])
      column += piece.gap
    }
  }

  /// What has fewer columns and does not fit is left out rather than cut.
  private static let leastColumns = 12

  /// Something has happened that comes before what is so all the time.
  private var saysWhatHappened: Bool { message.map { $0.kind != .quiet } ?? false }

  private func words(of message: Message) -> SafeText { message.text }

  private func beginning(_ names: [Piece]) -> [Piece] {
    var pieces = names
    pieces += [
      Piece(text: order, color: Chrome.warning, givesWay: true), Piece(text: vision, color: Chrome.warning),
    ]
    if let progress { pieces.append(Piece(text: progress, color: Chrome.text)) }
    return pieces
  }

  private func end(_ model: SkinModel, language: Language) -> [Piece] {
    if let message, saysWhatHappened {
      return [Piece(text: words(of: message), color: color(of: message.kind))]
    }
    let errors = model.count(of: .error)
    let warnings = model.count(of: .warning)
    return [
      Piece(text: errors > 0 ? StatusText.errors(errors).text(in: language) : "", color: Chrome.error),
      Piece(
        text: warnings > 0 ? StatusText.warnings(warnings).text(in: language) : "", color: Chrome.warning),
    ]
  }

  /// The depth and what the selected colour is shown as, in the most words that there is room for beside as many of
  /// the hints as possible: what is shown is never cut off for the sake of the keys.
  private func fitted(
    _ shown: ShownColor?, hints: [SafeText], mayDropHints: Bool, room: Int, _ language: Language
  ) -> (pieces: [Piece], hints: [SafeText]) {
    let color = shown.map {
      Piece(
        text: ($0.isFar ? "! " : "") + $0.text(in: language), color: $0.isFar ? Chrome.warning : Chrome.quiet)
    }
    let hint = Piece(text: showsDepthHint ? depth.hint : "", color: Chrome.warning)
    func depthPiece(_ words: SafeText) -> Piece { Piece(text: words, color: Chrome.text) }
    let shownPieces = [color].compactMap { $0 }
    var lines = [
      [depthPiece(depth.full), hint] + shownPieces, [depthPiece(depth.short), hint] + shownPieces,
    ]
    // At first it matters more what to set than how one colour comes out.
    if !hint.text.isEmpty { lines += [[depthPiece(depth.full), hint], [depthPiece(depth.short), hint]] }
    lines += [[depthPiece(depth.full)] + shownPieces, [depthPiece(depth.short)] + shownPieces]
    let counts = mayDropHints ? Array((0...hints.count).reversed()) : [hints.count]
    for count in counts {
      let kept = Array(hints.prefix(count))
      let left = room - kept.reduce(0) { $0 + $1.displayWidth + 2 }
      if let line = lines.first(where: { $0.reduce(0) { $0 + $1.columns } <= left }) { return (line, kept) }
    }
    // Where two names and their keys take the line, a piece of it says nothing.
    return (mayDropHints ? [depthPiece(depth.bare)] + shownPieces : shownPieces, mayDropHints ? [] : hints)
  }

  /// How many columns the keys at the right may take: what happened last goes before them.
  /// - Parameter beginning: what stands at the left.
  private func hintRoom(
    beside beginning: [Piece], isPanel: Bool, isCompared: Bool, of columns: Int
  ) -> Int {
    let left = columns - 2 - beginning.reduce(0) { $0 + $1.columns }
    var room = columns >= 60 ? columns * 11 / 20 : isPanel ? columns - 9 : 10
    // Two names and the number of differences are never cut for keys, nor is how far downloads are.
    if isCompared || progress != nil { room = min(room, left) }
    guard let message, message.kind != .quiet else { return room }
    return min(room, left - words(of: message).displayWidth)
  }

  /// The keys at the right, as many as there is room for: a panel's own, else help and quit.
  func hintTexts(_ panel: [PanelHint]?, room: Int, language: Language) -> [SafeText] {
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
