import Cells
import Texts

/// How a terminal's cells are shared between the phone, the inspector and the status line.
public struct SceneLayout: Hashable, Sendable {
  /// The smallest terminal that shows a phone.
  public static let smallest = CellSize(columns: 40, rows: 20)

  public let size: CellSize
  /// The phone with its case.
  public let phone: CellRect
  /// The other phone, where two are compared side by side.
  public let partner: CellRect?
  /// Beside the phone; nil where there is no room and it is laid over.
  public let inspector: CellRect?
  public let statusLine: CellRect

  /// Nil where the terminal is smaller than `smallest`.
  /// - Parameter isComparing: two phones are wanted, if there is room for them.
  public init?(size: CellSize, isComparing: Bool = false) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else { return nil }
    self.size = size
    statusLine = CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    let rows = size.rows - 1
    if isComparing, let places = Self.comparing(in: size) {
      (partner, phone, inspector) = (places.partner, places.own, places.list)
      return
    }
    partner = nil
    guard size.columns >= 80 else {
      phone = Self.phone(in: CellRect(column: 0, row: 0, columns: size.columns, rows: rows))
      inspector = nil
      return
    }
    let area = Self.phoneArea(columns: size.columns)
    phone = Self.phone(in: CellRect(column: 0, row: 0, columns: area, rows: rows))
    inspector = CellRect(column: area + 1, row: 0, columns: min(size.columns - area - 2, 110), rows: rows)
  }

  /// Where a panel lies: in the inspector's place, else over one half of the phone.
  /// - Parameter rects: what of the phone is to be seen beside it, the most telling first.
  func panel(keepingClearOf rects: [CellRect]) -> CellRect {
    if let inspector { return inspector }
    let rows = size.rows - 1
    let panelRows = max(10, rows * 9 / 20)
    let isBelow = rects.first.map { $0.endRow > rows - panelRows && $0.row >= panelRows } ?? false
    return CellRect(
      column: 0, row: isBelow ? 0 : rows - panelRows, columns: size.columns, rows: panelRows)
  }

  /// 40 columns of 80; a wider terminal gives the phone a little more, and air.
  private static func phoneArea(columns: Int) -> Int {
    min(60, 40 + (columns - 80) * 3 / 10)
  }

  /// The phone in the middle of its area, no taller than a phone is.
  private static func phone(in area: CellRect) -> CellRect {
    let columns = min(area.columns, 50)
    let rows = min(area.rows, 48)
    return CellRect(
      column: area.column + (area.columns - columns) / 2, row: area.row + (area.rows - rows) / 2,
      columns: columns, rows: rows)
  }
}

/// The rows of the phone's parts. A small phone has each part at its least; each further row goes to the part
/// that gains most from it, always in the same order.
struct PhoneLayout: Hashable {
  /// Rows of case above and below the glass: 0 or 1.
  private(set) var caseRows = 0
  private(set) var navigationBar = 1
  private(set) var hero = 2
  private(set) var headline = 1
  private(set) var body = 1
  private(set) var picker = 3
  private(set) var tabBar = 2
  private(set) var switches = 1
  /// Empty rows: above the hero, under it, under the labels' rule, under the buttons, between switches and under them.
  private(set) var gaps: CaseTable<Gap, Int> = [:]

  enum Gap: CaseIterable {
    case aboveHero, underHero, aboveButtons, underButtons, underSwitches, underPicker
  }

  static let statusBar = 1
  static let caption = 1
  static let rule = 1
  static let buttons = 3
  static let switchRows = 2

  /// - Parameter rows: the rows of the phone with its case.
  init(rows: Int) {
    var spare = rows - total
    for step in Self.steps {
      var larger = self
      step(&larger)
      let cost = larger.total - total
      // Not the next cheaper step: a part must not shrink when the phone grows.
      guard cost <= spare else { break }
      self = larger
      spare -= cost
    }
    if spare > 0 { gaps[.underPicker] = gap(.underPicker) + spare }
  }

  /// What the next rows are spent on, in order.
  private static let steps: [@Sendable (inout PhoneLayout) -> Void] = [
    { $0.hero = 4 },
    { $0.caseRows = 1 },
    { $0.gaps[.aboveHero] = 1 },
    { $0.gaps[.underHero] = 1 },
    { $0.picker = 5 },
    { $0.tabBar = 3 },
    { $0.gaps[.underButtons] = 1 },
    { $0.hero = 6 },
    { $0.navigationBar = 2 },
    { $0.gaps[.underSwitches] = 1 },
    { $0.hero = 8 },
    { $0.switches = 2 },
    { $0.headline = 2 },
    { $0.body = 2 },
    { $0.gaps[.aboveButtons] = 1 },
    { $0.tabBar = 4 },
    { $0.hero = 9 },
    { $0.picker = 7 },
  ]

  func gap(_ gap: Gap) -> Int { gaps[gap] ?? 0 }

  /// Rows of the switches: two each, and one between them.
  var switchBlock: Int { switches * Self.switchRows + (switches - 1) }

  /// Rows of everything.
  var total: Int {
    2 * caseRows + Self.statusBar + navigationBar + hero + headline + body + Self.caption + 2 * Self.rule
      + Self.buttons + switchBlock + picker + tabBar + gaps.values.reduce(0, +)
  }
}
