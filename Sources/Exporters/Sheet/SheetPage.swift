import Colors
import Diagnostics
import Texts

/// A sheet as a page of HTML that stands alone: its pictures, its looks and its one small program are in it, and the
/// page's own policy lets it ask for nothing else.
public enum SheetPage {
  /// The whole file.
  public static func export(_ sheet: Sheet, language: Language) -> SafeText {
    let words = SheetWords(language: language)
    var page = head(sheet, words)
    page += "<body>\n" + header(sheet, words) + navigation(sheet) + "<main>\n"
    page += "<p id=\"none\" hidden>\(words[.nothingFound])</p>\n"
    if !sheet.findings.isEmpty {
      let name = Markup(SheetText.wholePack.text(in: language))
      page += "<section data-name=\"\(name)\" data-traits=\"findings\">\n"
      page += "<div class=\"head\"><h2>\(words[.wholePack])</h2></div>\n"
      page += SheetSections(words).findings(sheet.findings) + "</section>\n"
    }
    for (index, skin) in sheet.skins.enumerated() {
      page += SheetSections(words).skin(skin, id: id(of: index))
    }
    return (page + "</main>\n<script>\(SheetScript.text)</script>\n</body>\n</html>\n").safeText
  }

  static func id(of index: Int) -> Markup { "skin-\(index + 1)" }

  private static func head(_ sheet: Sheet, _ words: SheetWords) -> Markup {
    HTMLHead.export(
      title: sheet.title, language: words.language,
      policy: "; script-src 'sha256-\(SheetScript.hash)'", style: SheetStyle.text)
  }

  private static func header(_ sheet: Sheet, _ words: SheetWords) -> Markup {
    let filters: [(Markup, SheetText)] = [
      ("all", .all), ("findings", .withFindings), ("contrast", .lowContrast), ("light", .light),
      ("dark", .dark),
    ]
    let options = filters.map { "<option value=\"\($0)\">\(words[$1])</option>" as Markup }.joined()
    let search = Markup(SheetText.search.text(in: words.language))
    let show = Markup(SheetText.show.text(in: words.language))
    return """
      <header>
      <h1>\(sheet.title)</h1>
      <span id="count" role="status" data-text="\(words.countTemplate(of: sheet.skins.count))">\
      \(words[.skins(sheet.skins.count)])</span>
      <div class="tools">
      <input id="find" type="search" placeholder="\(search)" aria-label="\(search)" autocomplete="off">
      <select id="show" aria-label="\(show)">\(options)</select>
      </div>
      </header>

      """
  }

  private static func navigation(_ sheet: Sheet) -> Markup {
    let links = sheet.skins.enumerated().map { index, skin -> Markup in
      "<a href=\"#\(id(of: index))\"><i style=\"background:\(SafeText(skin.ground.hex))\"></i>\(skin.label)</a>\n"
    }
    return "<nav>\n\(links.joined())</nav>\n"
  }
}

/// Words of ours in the page's language.
struct SheetWords {
  let language: Language

  /// Escaped, for a page or a picture.
  subscript(text: SheetText) -> Markup { Markup(text.text(in: language)) }

  /// What the page fills the number of skins into that are shown.
  func countTemplate(of count: Int) -> Markup {
    // A number that nothing else in the text is.
    let text = SheetText.shown(-1, of: count).text(in: language)
    return Markup(text.replacing(first: "-1", with: "{}"))
  }

  func name(of severity: Severity) -> Markup {
    switch severity {
    case .error: self[.error]
    case .warning: self[.warning]
    case .note: self[.note]
    }
  }
}
