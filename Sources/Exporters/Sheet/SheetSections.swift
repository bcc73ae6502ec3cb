import Cells
import Colors
import Texts

/// The parts of the page that are about one skin.
struct SheetSections {
  private let words: SheetWords

  init(_ words: SheetWords) { self.words = words }

  func skin(_ skin: Sheet.Skin, id: Markup) -> Markup {
    var traits: [Markup] = [skin.ground.isLight ? "light" : "dark"]
    if !skin.findings.isEmpty { traits.append("findings") }
    if skin.failsContrast { traits.append("contrast") }
    let name = skin.name
    var part: Markup =
      "<section class=\"skin\" id=\"\(id)\" data-name=\"\(name)\" data-traits=\"\(traits.joined(separator: " "))\">\n"
    part += "<div class=\"head\"><h2>\(skin.label)</h2>\(badges(of: skin))</div>\n"
    part += pages(skin.pages)
    part += block(.colors, skin.colors.map(swatch), list: "swatches")
    part += block(.fonts, skin.fonts.map(specimen), list: "fonts")
    part += block(.images, skin.images.map(image), list: "images")
    part += contrast(skin.contrast)
    if !skin.findings.isEmpty { part += findings(skin.findings) }
    return part + "</section>\n"
  }

  /// The problems, each an entry of a list.
  func findings(_ findings: [Sheet.Finding]) -> Markup {
    block(
      .findings,
      findings.map { finding -> Markup in
        let severity = SafeText(finding.severity.rawValue)
        return
          "<b class=\"\(severity)\">\(words.name(of: finding.severity))</b> \(finding.message) "
          + "<span class=\"quiet\"><code>[\(finding.code)]</code> \(finding.place)</span>"
      }, list: "findings")
  }

  private func badges(of skin: Sheet.Skin) -> Markup {
    let keys = skin.colors.count + skin.fonts.count + skin.images.count
    var badges: Markup = "<span class=\"quiet\">\(words[.keys(keys)])</span>"
    if skin.isEmpty { badges += "<span class=\"badge warning\">\(words[.emptySkin])</span>" }
    if let worst = skin.worst {
      badges +=
        "<span class=\"badge \(SafeText(worst.rawValue))\">\(words[.findings]): \(skin.findings.count)</span>"
    } else if !skin.isEmpty {
      badges += "<span class=\"badge good\">\(words[.noFindings])</span>"
    }
    return badges
  }

  private func pages(_ pages: [Sheet.Page]) -> Markup {
    if pages.isEmpty { return "" }
    let figures = pages.map { page -> Markup in
      let (width, height) = SVGExporter.size(of: page.screen)
      return """
        <figure><svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
        aria-label="\(page.name)">
        \(SVGExporter.content(of: page.screen))</svg><figcaption>\(page.name)</figcaption></figure>

        """
    }
    return "<div class=\"pages\" tabindex=\"0\" aria-label=\"\(words[.pages])\">\n\(figures.joined())</div>\n"
  }

  private func block(_ title: SheetText, _ items: [Markup], list: Markup) -> Markup {
    if items.isEmpty { return "" }
    let entries = items.map { item -> Markup in "<li data-item>\(item)</li>\n" }.joined()
    return "<div class=\"block\"><h3>\(words[title])</h3>\n<ul class=\"\(list)\">\n\(entries)</ul></div>\n"
  }

  private func swatch(_ swatch: Sheet.Swatch) -> Markup {
    let color = swatch.color.cssText
    let written: Markup = swatch.value.map { "<code>\($0)</code>" } ?? ""
    let details: Markup = written + (swatch.digits.map { " \($0)" } ?? "")
    return "<b style=\"--color:\(color)\"></b>" + entry(swatch.key, details, swatch.origin)
  }

  private func specimen(_ font: Sheet.Specimen) -> Markup {
    let points = Number(font.size).description
    let family: Markup = font.name.isEmpty ? "" : Markup.cssString(font.name) + ","
    // As large as it is asked for, within what a page bears.
    let size = Number(min(max(font.size, 6), 60))
    let name: SheetText = font.name.isEmpty ? .systemFont(points: points) : .font(font.name, points: points)
    return
      "<span style=\"font-family:\(family)system-ui,sans-serif;font-size:\(size)px\">\(words[.specimen])</span>"
      + entry(font.key, words[name], font.origin)
  }

  private func image(_ image: Sheet.Image) -> Markup {
    let frame = image.content.map { content -> Markup in
      let (width, height) = (Number(content.width), Number(content.height))
      return "<div class=\"frame\"><img src=\"\(SafeText(content.link))\" alt=\"\(image.key)\" "
        + "style=\"width:\(width)px\" width=\"\(width)\" height=\"\(height)\" loading=\"lazy\"></div>"
    }
    let written: Markup = image.value.map { "<code>\($0)</code> " } ?? ""
    return (frame ?? "") + entry(image.key, written + Markup(image.caption), image.origin)
  }

  /// A key with what is to be said of it.
  ///
  /// - Parameter details: markup.
  private func entry(_ key: SafeText, _ details: Markup, _ origin: SafeText?) -> Markup {
    let origin: Markup = origin.map { " · " + Markup($0) } ?? ""
    return "<div class=\"entry\">\(key)<small>\(details)\(origin)</small></div>"
  }

  private func contrast(_ pairs: [Sheet.Contrast]) -> Markup {
    if pairs.isEmpty { return "" }
    let headings: [SheetText] = [.pair, .ratio, .level, .lightness]
    let head: Markup = "<th></th>" + headings.map { "<th scope=\"col\">\(words[$0])</th>" }.joined()
    let rows = pairs.map { pair -> Markup in
      let style: Markup = "color:\(SafeText(pair.text.hex));background:\(SafeText(pair.ground.hex))"
      let sample: Markup = pair.isLarge ? "sample large" : "sample"
      let verdict: Markup = pair.isDisabled ? "quiet" : pair.fails ? "error" : "good"
      let level: Markup =
        pair.isDisabled ? words[.disabled] : pair.fails ? words[.fails] : "\(SafeText(pair.grade.rawValue))"
      let size: Markup = pair.isLarge ? " · \(words[.large])" : ""
      return """
        <tr data-item><td><span class="\(sample)" style="\(style)">Aa 字</span></td>\
        <td>\(pair.name)</td><td>\(pair.ratio)</td>\
        <td><span class="\(verdict)">\(level)</span><span class="quiet">\(size)</span></td>\
        <td class="quiet">\(pair.lightness)</td></tr>

        """
    }
    return """
      <div class="block"><h3>\(words[.contrast])</h3>
      <div class="table"><table><thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div></div>

      """
  }
}

extension Color {
  /// As CSS takes it: red, green, blue, alpha.
  var cssText: Markup {
    alpha == 255 ? "\(SafeText(hex))" : "rgba(\(red),\(green),\(blue),\(Number(Double(alpha) / 255)))"
  }
}
