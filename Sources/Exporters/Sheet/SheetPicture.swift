import Cells
import Colors
import Diagnostics
import Texts

/// A sheet as one picture: a card for each skin, in as many columns as make it about as wide as high.
public enum SheetPicture {
  /// A picture with its size in CSS pixels.
  struct Drawn {
    let svg: SafeText
    let width: Int
    let height: Int
  }

  /// The sheet as an SVG file.
  public static func svg(_ sheet: Sheet, language: Language) -> SafeText {
    draw(sheet, language: language).svg
  }

  /// The sheet as a PNG file, of two pixels for each unit where that stays small enough to be sent and opened, and of
  /// less where there are many skins.
  public static func png(_ sheet: Sheet, language: Language) throws(PictureFailure) -> [UInt8] {
    let drawn = draw(sheet, language: language)
    guard let (width, height) = pixelSize(ofWidth: drawn.width, height: drawn.height) else {
      throw PictureFailure(text: .tooLarge(width: drawn.width, height: drawn.height))
    }
    return try PNGExporter.draw(drawn.svg, width: width, height: height)
  }

  /// How many pixels a sheet gets, nil where it would be too large for anybody.
  ///
  /// - Parameters:
  ///   - width: in CSS pixels, as is the height.
  static func pixelSize(ofWidth width: Int, height: Int) -> (width: Int, height: Int)? {
    let (width, height) = (Double(width), Double(height))
    let fitting = Double(PNGExporter.sideLimit) / max(width, height)
    let good = max(leastScale, (Double(goodPixelCount) / (width * height)).squareRoot())
    let scale = min(Double(PNGExporter.scale), fitting, good)
    guard scale >= leastScale, width * height * scale * scale <= Double(pixelLimit) else { return nil }
    return (Int(width * scale), Int(height * scale))
  }

  /// Drawn within seconds.
  private static let goodPixelCount = 50_000_000
  /// As large as the images that are opened here, and by most other programs.
  private static let pixelLimit = 100_000_000
  /// Smaller than this nobody reads the keys.
  private static let leastScale = 0.5

  private static let margin = 32
  private static let gap = 24

  private static func draw(_ sheet: Sheet, language: Language) -> Drawn {
    let words = SheetWords(language: language)
    var cards = sheet.skins.map { SheetCard(skin: $0, words: words) }
    if !sheet.findings.isEmpty { cards.insert(SheetCard(findings: sheet.findings, words: words), at: 0) }
    let columns = columnCount(of: cards)
    var heights = Array(repeating: 88, count: columns)
    var body: Markup = ""
    for card in cards {
      // The column that is shortest, of equals the first: close to the order of the pack.
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let x = margin + column * (SheetCard.width + gap)
      body += "<g transform=\"translate(\(x) \(heights[column]))\">\n\(card.svg)</g>\n"
      heights[column] += card.height + gap
    }
    let width = 2 * margin + columns * SheetCard.width + (columns - 1) * gap
    let height = (heights.max() ?? 88) - gap + margin
    return Drawn(
      svg: file(sheet, body: body, width: width, height: height, words: words), width: width, height: height)
  }

  private static func columnCount(of cards: [SheetCard]) -> Int {
    let total = cards.reduce(0) { $0 + $1.height + gap }
    let wanted = (Double(total) / Double(SheetCard.width + gap)).squareRoot().rounded()
    return max(1, min(cards.count, Int(wanted)))
  }

  private static func file(
    _ sheet: Sheet, body: Markup, width: Int, height: Int, words: SheetWords
  ) -> SafeText {
    let file: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(sheet.title)</title>
      <rect width="\(width)" height="\(height)" fill="#F3F4F6"/>
      <g font-family="\(SheetCard.fontFamilies)" font-size="13" fill="#1B1D22">
      <text x="\(margin)" y="54" font-size="24" font-weight="bold">\
      \(sheet.title.truncated(to: 60))</text>
      <text x="\(width - margin)" y="54" text-anchor="end" fill="#5C626D">\(words[.skins(sheet.skins.count)])</text>
      \(body)</g>
      </svg>

      """
    return file.safeText
  }
}
