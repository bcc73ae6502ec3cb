import Cells
import Colors
import Diagnostics
import Skins
import Texts
import Theming
import Widgets

/// Fonts and images in the inspector.
extension Inspector {
  /// From so many columns on a line says where its value comes from.
  private static let wideColumns = 56

  func drawFont(_ role: FontRole, row: Int, into canvas: inout Canvas) {
    let resolved = model.roles[role]
    let sign: (text: SafeText, attributes: Attributes) = (
      "Aa", attributes: resolved.bold ? Attributes.bold : []
    )
    let caption = OtherRoleText.font(role: role.rawValue).text(in: language)
    drawOther(
      .font(role), key: resolved.key, caption: caption, value: resolved.words(in: language), sign: sign,
      resolved, row: row, into: &canvas)
  }

  func drawImage(_ role: ImageRole, row: Int, into canvas: inout Canvas) {
    let resolved = model.roles[role]
    let shown = model.images[role]
    var value = shown?.text
    // A key that is the file's name is not written twice where there is little room.
    if let name = value, let key = resolved.key.map({ SafeText($0) }), canvas.size.columns < Self.wideColumns,
      name.hasPrefix(key),
      name != key
    {
      value = name.removing(prefix: key)
    }
    let caption = OtherRoleText.image(role: role.rawValue).text(in: language)
    drawOther(
      .image(role), key: resolved.key, caption: caption,
      value: value ?? OtherRoleText.noImage.text(in: language), sign: (value == nil ? "··" : "▗▖", []),
      InspectedImage(role: resolved, shown: shown), row: row, into: &canvas)
  }

  /// A line of the list: a sign, the key, in a wide inspector where it comes from, and the value, which may take as
  /// much room as the key.
  private func drawOther(
    _ role: ScreenRole, key: String?, caption: SafeText, value: SafeText,
    sign: (text: SafeText, attributes: Attributes), _ inspection: some RoleInspection, row: Int,
    into canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    let isSelected = drawSelection(of: role, row: row, into: &canvas)
    let isForeign = inspection.from.ownership == .theme
    let color = isSelected ? Chrome.strong : isForeign ? Chrome.quiet : Chrome.text
    canvas.draw(
      sign.text, column: 2, row: row, color: isForeign ? Chrome.quiet : Chrome.text,
      attributes: sign.attributes)
    let valueEnd = columns - 4
    let name = key.map { SafeText($0) } ?? caption
    let isWide = columns >= Self.wideColumns
    let room = valueEnd - 5 - 2
    let valueColumns = min(value.displayWidth, max(9, isWide ? 24 : room - min(name.displayWidth, room / 2)))
    let keyColumns = isWide ? keyColumns(of: columns) : room - valueColumns
    canvas.draw(
      name, in: CellRect(column: 5, row: row, columns: max(0, keyColumns), rows: 1),
      color: key == nil ? Chrome.quiet : color)
    let provenance = valueEnd - valueColumns - 2 - (7 + keyColumns)
    if isWide, provenance >= 16 {
      let words = Provenance(model: model, language: language).line(of: inspection)
      canvas.draw(
        words, in: CellRect(column: 7 + keyColumns, row: row, columns: provenance, rows: 1),
        color: Chrome.quiet)
    }
    let worst = inspection.place?.problems.map(\.severity).max()
    let alarm = worst.map { $0 == .error ? Chrome.error : Chrome.warning }
    let isChanged = if case .image(let role) = role { changedImages.contains(role) } else { false }
    canvas.draw(
      value, in: CellRect(column: valueEnd - valueColumns, row: row, columns: valueColumns, rows: 1),
      color: alarm ?? (isChanged ? Chrome.good : color))
    let mark = mark(of: inspection.from)
    canvas.draw(alarm == nil ? mark.0 : "!", column: columns - 3, row: row, color: alarm ?? mark.1)
  }

  // MARK: Details

  func drawFontDetails(of role: FontRole, into canvas: inout Canvas) {
    let resolved = model.roles[role]
    let row = drawHead(
      OtherRoleText.font(role: role.rawValue).text(in: language), role: role.rawValue, key: resolved.key,
      resolved, into: &canvas)
    let bold = resolved.bold ? [OtherRoleText.bold.text(in: language)] : []
    let words = ([resolved.words(in: language)] + bold).joined(separator: " · ")
    canvas.draw(words, in: rest(from: 1, row: row, of: canvas.size.columns - 2), color: Chrome.text)
  }

  func drawImageDetails(of role: ImageRole, into canvas: inout Canvas) {
    let resolved = model.roles[role]
    let shown = model.images[role]
    let row = drawHead(
      OtherRoleText.image(role: role.rawValue).text(in: language), role: role.rawValue, key: resolved.key,
      InspectedImage(role: resolved, shown: shown), into: &canvas)
    guard let shown, let name = shown.name else { return }
    var words = [SafeText(name.withoutCredentials)]
    if let scale = shown.scale {
      words.append(OtherRoleText.scales(used: scale, all: shown.scales).text(in: language))
    }
    if shown.isTemplate { words.append(OtherRoleText.asTemplate.text(in: language)) }
    if let link = shown.awaitedLink {
      words.append(OtherRoleText.standsIn(link: link.withoutCredentials).text(in: language))
    }
    canvas.draw(
      words.joined(separator: " · "), in: rest(from: 1, row: row, of: canvas.size.columns - 2),
      color: Chrome.text)
  }
}

extension ResolvedFont {
  /// `Kefa 22`, or `system 17`.
  public func words(in language: Language) -> SafeText {
    Font(name: name, size: size).words(in: language)
  }
}

extension Font {
  /// `Kefa 22`, or `system 17`.
  public func words(in language: Language) -> SafeText {
    let size = TextFont(name: name, size: size).sizeText
    return
      (name.isEmpty ? OtherRoleText.systemFont(size: size) : .namedFont(name, size: size)).text(in: language)
  }
}
