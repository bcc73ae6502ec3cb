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

  public init(depth: String = "", message: Message? = nil) {
    self.depth = depth
    self.message = message
  }

  /// - Parameter shown: what the selected colour is shown as, where that is not what is meant.
  func draw(_ model: SkinModel, shown: ShownColor?, language: Language, into canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: Chrome.statusLine)
    let columns = canvas.size.columns
    let hints = [StatusText.helpHint("?").text(in: language), StatusText.quitHint("q").text(in: language)]
    var right = columns - 1
    for hint in hints.reversed() where columns >= 60 || hint == hints[0] {
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
    add(SafeText(model.skin.name).description, Chrome.strong, bold: true, gap: 1)
    add("\(model.index + 1)/\(model.pack.skins.count)", Chrome.quiet)
    if let message, message.kind != .quiet {
      add(SafeText(message.text).description, color(of: message.kind))
      return
    }
    add(depth, Chrome.text)
    if let shown {
      add(
        (shown.isFar ? "! " : "") + shown.text(in: language), shown.isFar ? Chrome.warning : Chrome.quiet)
    }
    if let message { add(SafeText(message.text).description, Chrome.quiet) }
    let errors = model.count(of: .error)
    let warnings = model.count(of: .warning)
    if errors > 0 { add(StatusText.errors(errors).text(in: language), Chrome.error) }
    if warnings > 0 { add(StatusText.warnings(warnings).text(in: language), Chrome.warning) }
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
