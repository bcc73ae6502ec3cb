import Cells
import Texts
import Theming

/// What lies in the inspector's place for a while and has the keys. On a narrow screen it covers one half of the
/// phone, so that the other can still be seen.
///
/// Each case is a value that knows all it shows and draws itself; what its keys do is the preview's affair.
public enum ScenePanel: Sendable {
  case find(FindPanel)
  case problems(ProblemsPanel)
  case bind(BindPanel)
  case tune(TunePanel)
  case make(MakePanel)

  var content: any PanelContent {
    switch self {
    case .find(let panel): panel
    case .problems(let panel): panel
    case .bind(let panel): panel
    case .tune(let panel): panel
    case .make(let panel): panel
    }
  }

  /// The keys that the status line names.
  public var hints: [PanelHint] { content.hints }

  /// The part of the panel under a place of the screen, such as a line of its list; nil where there is none.
  @MainActor
  public func item(at point: CellPoint, in rect: CellRect) -> Int? {
    guard rect.contains(point) else { return nil }
    return content.item(atRow: point.row - rect.row, rows: rect.rows)
  }
}

/// A key of a panel and what it does, for the status line.
public struct PanelHint: Sendable {
  public let key: String
  public let meaning: any Localizable
  /// Something outside of the preview is changed by it, which strangers may not.
  let changes: Bool

  public init(_ key: String, _ meaning: any Localizable, changes: Bool = false) {
    self.key = key
    self.meaning = meaning
    self.changes = changes
  }
}

/// What every panel has: something to draw, the keys to name, and whether it is about the selected role.
protocol PanelContent: Sendable {
  var title: any Localizable { get }
  var hints: [PanelHint] { get }
  /// The selected role is outlined on the phone, and on a narrow screen the panel keeps clear of it.
  var isAboutRole: Bool { get }

  /// Draws under the title; the canvas is the panel's and filled already.
  func draw(_ model: SkinModel, language: Language, into canvas: inout Canvas)

  /// Which of its items stands in a row.
  func item(atRow row: Int, rows: Int) -> Int?
}

extension PanelContent {
  var isAboutRole: Bool { false }
  func item(atRow row: Int, rows: Int) -> Int? { nil }

  /// Draws the whole panel.
  /// - Parameter overPhone: it lies over the phone and needs an edge to be told from it.
  func drawAll(_ model: SkinModel, language: Language, overPhone: Bool, into canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: overPhone ? Chrome.panel : Chrome.desk)
    if overPhone { canvas.rule("▔", column: 0, row: 0, columns: canvas.size.columns, color: Chrome.rule) }
    canvas.draw(
      title.text(in: language), column: 1, row: 0, color: Chrome.strong, attributes: .bold)
    draw(model, language: language, into: &canvas)
  }
}

extension PanelContent {
  /// The first line of a list that is shown, so that the selected one is: the list stands still until it would
  /// leave its middle.
  static func firstLine(selected: Int, count: Int, rows: Int) -> Int {
    guard count > rows else { return 0 }
    return max(0, min(selected - rows / 2, count - rows))
  }
}
