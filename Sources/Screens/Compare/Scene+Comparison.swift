import Cells
import Colors
import Texts
import Theming

extension Scene {
  /// The phone as a skin paints it: as it is, and with the marks over it.
  fileprivate struct PhonePicture {
    let bare: CellBuffer
    var canvas: Canvas
  }

  /// Draws the phone, or two of them, or the partner's in its place. Both are the one phone, painted twice, so that
  /// page, focus and scrolling are always the same.
  func drawPhones(_ model: SkinModel, state: State, layout: SceneLayout, into canvas: inout Canvas) {
    phone.frame = layout.phone
    guard let comparison = state.comparison else {
      canvas = picture(of: model, state: state, on: canvas).canvas
      phone.drawKeys(into: &canvas)
      return
    }
    let desk = canvas
    var partner: PhonePicture?
    if let other = comparison.partner, comparison.view != .own || comparison.dimsTheSame {
      pose { partner = self.picture(of: other, state: state, on: desk) }
    }
    // The skin in view is the last to be painted: clicks and keys ask the phone where things are.
    var own = picture(of: model, state: state, on: desk)
    if comparison.dimsTheSame, let other = partner {
      let (first, second) = (other, own)
      partner?.dim(first, where: second, within: phone.glassRect)
      own.dim(second, where: first, within: phone.glassRect)
    }
    switch comparison.view {
    case .own:
      canvas = own.canvas
      phone.drawKeys(into: &canvas)
    case .partner:
      if let partner {
        canvas = partner.canvas
        phone.drawKeys(into: &canvas)
      } else {
        drawMissing(comparison, in: layout.phone, into: &canvas)
      }
    case .sideBySide:
      canvas = own.canvas
      drawTitle(comparison.ownTitle, on: layout.phone, isStrong: true, into: &canvas)
      guard let place = layout.partner else { return }
      if let partner {
        canvas.copy(partner.canvas.buffer, from: layout.phone, to: place)
        canvas.adopt(
          partner.canvas.buffer.pictures, from: layout.phone,
          to: CellPoint(column: place.column, row: place.row))
      } else {
        drawMissing(comparison, in: place, into: &canvas)
      }
      drawTitle(comparison.partnerTitle, on: place, isStrong: false, into: &canvas)
    }
  }

  private func picture(of model: SkinModel, state: State, on desk: Canvas) -> PhonePicture {
    var canvas = desk
    phone.render(into: &canvas)
    let bare = canvas.buffer
    drawOutlines(model, state: state, within: phone.glassRect, into: &canvas)
    return PhonePicture(bare: bare, canvas: canvas)
  }

  /// The name of a side on the upper edge of its phone, where it has one.
  private func drawTitle(_ title: SafeText, on place: CellRect, isStrong: Bool, into canvas: inout Canvas) {
    guard phone.hasCase else { return }
    let text = " " + title.truncated(to: max(1, place.columns - 10)) + " "
    canvas.draw(
      text, in: CellRect(column: place.column + 2, row: place.row, columns: place.columns - 4, rows: 1),
      alignment: .center, color: isStrong ? Chrome.strong : Chrome.text,
      background: Chrome.desk, attributes: isStrong ? .bold : [])
  }

  /// In the phone's place: why there is none.
  private func drawMissing(_ comparison: Comparison, in place: CellRect, into canvas: inout Canvas) {
    canvas.fill(place, with: Chrome.desk)
    canvas.stroke(place, color: Chrome.rule, rounded: true)
    let words = CompareText.notIn(title: comparison.partnerTitle, skin: comparison.ownTitle).text(
      in: language)
    for (index, line) in words.wrapped(to: place.columns - 6).enumerated() {
      canvas.draw(
        line,
        in: CellRect(
          column: place.column + 3, row: place.row + place.rows / 2 - 1 + index, columns: place.columns - 6,
          rows: 1),
        alignment: .center, color: Chrome.quiet)
    }
  }

  /// A place of the screen on the phone of the skin in view: what lies on the other phone means the same on this.
  public func ownPlace(of point: CellPoint, state: State, size: CellSize) -> CellPoint {
    guard let layout = layout(of: state, size: size), let partner = layout.partner, partner.contains(point)
    else { return point }
    return CellPoint(
      column: point.column - partner.column + layout.phone.column,
      row: point.row - partner.row + layout.phone.row)
  }

  func layout(of state: State, size: CellSize) -> SceneLayout? {
    SceneLayout(size: size, isComparing: state.comparison?.view == .sideBySide)
  }
}

extension Scene.PhonePicture {
  /// Dims what looks the same in the other picture; marks over it stay.
  fileprivate mutating func dim(_ own: Self, where other: Self, within area: CellRect) {
    func dimmed(_ color: Color) -> Color {
      color.withAlpha(56).composited(over: Chrome.desk)
    }
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let bare = own.bare[column, row]
        guard bare == other.bare[column, row] else { continue }
        var cell = own.canvas.buffer[column, row]
        if cell.text == bare.text { cell.foreground = cell.foreground.map(dimmed) }
        cell.background = cell.background.map(dimmed)
        canvas.replace(cell, column: column, row: row)
      }
    }
  }
}

extension Canvas {
  /// Puts a part of another screen of this size somewhere else.
  fileprivate mutating func copy(_ screen: CellBuffer, from source: CellRect, to target: CellRect) {
    for row in 0..<min(source.rows, target.rows) {
      for column in 0..<min(source.columns, target.columns) {
        replace(
          screen[source.column + column, source.row + row], column: target.column + column,
          row: target.row + row)
      }
    }
  }
}
