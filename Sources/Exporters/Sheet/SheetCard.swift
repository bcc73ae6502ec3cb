import Cells
import Colors
import Texts

/// What the picture of a sheet shows of one skin, laid out from its upper left corner down.
struct SheetCard {
  /// In CSS pixels: three pages of the phone beside each other, and their margins.
  static let width = 1288
  static let fontFamilies: Markup =
    "'DejaVu Sans','Helvetica Neue',Arial,'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"
  private static let padding = 24
  private static let inner = width - 2 * padding
  /// So many columns of text fit beside the severity, in the widest of the fonts.
  private static let findingColumns = 150
  private static let quiet: Markup = "#5C626D"

  private let words: SheetWords
  private var content: Markup = ""
  /// Where the next thing goes.
  private var y = 24

  var height: Int { y + 16 }

  /// The card, with its ground.
  var svg: Markup {
    "<rect width=\"\(Self.width)\" height=\"\(height)\" rx=\"12\" fill=\"#FFFFFF\" stroke=\"#DCDFE4\"/>\n"
      + content
  }

  init(findings: [Sheet.Finding], words: SheetWords) {
    self.words = words
    heading(SheetText.wholePack.text(in: words.language))
    add(findings)
  }

  init(skin: Sheet.Skin, words: SheetWords) {
    self.words = words
    heading(skin.label)
    if skin.isEmpty {
      text(words[.emptySkin], x: Self.padding, y: y + 8, color: Self.quiet)
      y += 24
    }
    add(skin.pages)
    grid(.colors, skin.colors, columns: 4, rowHeight: 44) { $0.draw($1, x: $2, y: $3) }
    grid(.fonts, skin.fonts, columns: 4, rowHeight: 56) { $0.draw($1, x: $2, y: $3) }
    grid(.images, skin.images, columns: 4, rowHeight: 92) { $0.draw($1, x: $2, y: $3) }
    grid(.contrast, skin.contrast, columns: 2, rowHeight: 30) { $0.draw($1, x: $2, y: $3) }
    add(skin.findings)
  }

  // MARK: Parts

  private mutating func heading(_ name: SafeText) {
    y += 16
    text(Markup(name.truncated(to: 80)), x: Self.padding, y: y, size: 22, isBold: true)
    y += 16
  }

  private mutating func add(_ pages: [Sheet.Page]) {
    var tallest = 0
    var x = Self.padding
    for page in pages {
      let (width, height) = SVGExporter.size(of: page.screen)
      content += """
        <svg x="\(x)" y="\(y)" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
        \(SVGExporter.content(of: page.screen))</svg>

        """
      text(Markup(page.name), x: x, y: y + height + 18, color: Self.quiet)
      x += width + 20
      tallest = max(tallest, height + 24)
    }
    if tallest > 0 { y += tallest + 8 }
  }

  private mutating func grid<Item>(
    _ title: SheetText, _ items: [Item], columns: Int, rowHeight: Int,
    draw: (inout SheetCard, Item, Int, Int) -> Void
  ) {
    if items.isEmpty { return }
    subheading(title)
    let columnWidth = Self.inner / columns
    for (index, item) in items.enumerated() {
      draw(&self, item, Self.padding + index % columns * columnWidth, y + index / columns * rowHeight)
    }
    y += (items.count + columns - 1) / columns * rowHeight
  }

  private mutating func subheading(_ title: SheetText) {
    y += 20
    text(words[title], x: Self.padding, y: y, isBold: true, color: Self.quiet)
    y += 12
  }

  private mutating func add(_ findings: [Sheet.Finding]) {
    if findings.isEmpty { return }
    subheading(.findings)
    for finding in findings {
      let color: Markup =
        switch finding.severity {
        case .error: "#B3261E"
        case .warning: "#8A5A00"
        case .note: Self.quiet
        }
      let lines = ("\(finding.message) [\(finding.code)] \(finding.place)" as SafeText).wrapped(
        to: Self.findingColumns)
      text(words.name(of: finding.severity), x: Self.padding, y: y + 14, isBold: true, color: color)
      for line in lines {
        text(Markup(line), x: Self.padding + 72, y: y + 14)
        y += 18
      }
      y += 4
    }
  }

  // MARK: Items

  private mutating func draw(_ swatch: Sheet.Swatch, x: Int, y: Int) {
    let opacity: Markup =
      swatch.color.alpha == 255 ? "" : " fill-opacity=\"\(Number(Double(swatch.color.alpha) / 255))\""
    content +=
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"34\" height=\"34\" rx=\"6\" fill=\"\(SafeText(swatch.color.hex))\"\(opacity) "
    content += "stroke=\"#1B1D22\" stroke-opacity=\"0.15\"/>\n"
    let written = swatch.value.map { $0.truncated(to: 20) } ?? ""
    let details = [written, swatch.digits ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
    entry(swatch.key, details, swatch.origin, x: x + 44, y: y)
  }

  private mutating func draw(_ font: Sheet.Specimen, x: Int, y: Int) {
    let points = Number(font.size).description
    let family: Markup = font.name.isEmpty ? "" : Markup.cssString(font.name) + ","
    let size = Number(min(max(font.size, 8), 24))
    content += "<text x=\"\(x)\" y=\"\(y + 22)\" font-size=\"\(size)\" "
    content += "font-family=\"\(family + Self.fontFamilies)\">\(words[.specimen])</text>\n"
    let name: SheetText = font.name.isEmpty ? .systemFont(points: points) : .font(font.name, points: points)
    let line: SafeText =
      "\(font.key) · \(name.text(in: words.language))" + (font.origin.map { " · \($0)" } ?? "")
    text(Markup(line.truncated(to: 44)), x: x, y: y + 42, size: 11, color: Self.quiet)
  }

  private mutating func draw(_ image: Sheet.Image, x: Int, y: Int) {
    content += "<rect x=\"\(x)\" y=\"\(y)\" width=\"96\" height=\"80\" rx=\"6\" fill=\"#DDE0E4\"/>\n"
    if let picture = image.content {
      // No larger than in the app, and no larger than its frame.
      let scale = min(1, 88 / max(picture.width, 1), 72 / max(picture.height, 1))
      let (width, height) = (picture.width * scale, picture.height * scale)
      let (left, top) = (Number(Double(x) + 48 - width / 2), Number(Double(y) + 40 - height / 2))
      content += "<image x=\"\(left)\" y=\"\(top)\" width=\"\(Number(width))\" height=\"\(Number(height))\" "
      content += "xlink:href=\"\(SafeText(picture.link))\"/>\n"
    }
    entry(image.key, image.value ?? "", image.origin, x: x + 106, y: y + 12, columns: 24)
    text(Markup(image.caption.truncated(to: 28)), x: x + 106, y: y + 60, size: 11, color: Self.quiet)
  }

  private mutating func draw(_ pair: Sheet.Contrast, x: Int, y: Int) {
    content +=
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"64\" height=\"24\" rx=\"5\" fill=\"\(SafeText(pair.ground.hex))\" "
    content += "stroke=\"#1B1D22\" stroke-opacity=\"0.15\"/>\n"
    text("Aa 字", x: x + 32, y: y + 17, color: "\(SafeText(pair.text.hex))", anchor: "middle")
    text(Markup(pair.name.truncated(to: 56)), x: x + 76, y: y + 17, size: 12)
    text(Markup(pair.ratio), x: x + 476, y: y + 17, anchor: "end")
    let level: Markup =
      pair.isDisabled ? words[.disabled] : pair.fails ? words[.fails] : "\(SafeText(pair.grade.rawValue))"
    let color: Markup = pair.isDisabled ? Self.quiet : pair.fails ? "#B3261E" : "#1B6E38"
    text(level, x: x + 488, y: y + 17, isBold: true, color: color)
    text(Markup(pair.lightness), x: x + 604, y: y + 17, size: 11, color: Self.quiet, anchor: "end")
  }

  private mutating func entry(
    _ key: SafeText, _ details: SafeText, _ origin: SafeText?, x: Int, y: Int, columns: Int = 32
  ) {
    text(Markup(key.truncated(to: columns)), x: x, y: y + 14)
    let line: SafeText = details + (origin.map { " · \($0)" } ?? "")
    text(Markup(line.truncated(to: columns + 6)), x: x, y: y + 30, size: 11, color: Self.quiet)
  }

  /// - Parameter markup: escaped.
  private mutating func text(
    _ markup: Markup, x: Int, y: Int, size: Int = 13, isBold: Bool = false, color: Markup = "#1B1D22",
    anchor: Markup? = nil
  ) {
    let weight: Markup = isBold ? " font-weight=\"bold\"" : ""
    let anchor: Markup = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    let size: Markup = size == 13 ? "" : " font-size=\"\(size)\""
    content += "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(color)\"\(size)\(weight)\(anchor)>\(markup)</text>\n"
  }
}
