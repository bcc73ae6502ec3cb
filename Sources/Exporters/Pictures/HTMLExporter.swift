import Cells
import Texts

/// A screen as a page that stands alone: the picture of ``SVGExporter``, and the same as text for those who search,
/// copy or do not see.
public enum HTMLExporter {
  /// - Parameter title: what it shows.
  public static func export(_ buffer: MappedBuffer, title: SafeText, language: Language) -> SafeText {
    let (width, height) = SVGExporter.size(of: buffer)
    let name = title
    let style: Markup = """
      :root { color-scheme: light dark; }
      body { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #f4f5f7; color: #1c1e22; }
      .screen { overflow-x: auto; }
      svg { display: block; width: 100%; min-width: \(min(width, 640))px; max-width: \(width)px; height: auto; margin: 0 auto; border-radius: 6px; }
      details { max-width: \(width)px; margin: 1rem auto; }
      pre { overflow-x: auto; line-height: 1.2; }
      @media (prefers-color-scheme: dark) { body { background: #101114; color: #d9dce1; } }
      """
    let page: Markup = """
      \(HTMLHead.export(title: title, language: language, style: style))\
      <body>
      <div class="screen" tabindex="0">
      <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" aria-label="\(name)">
      \(SVGExporter.content(of: buffer))</svg>
      </div>
      <details><summary>\(PictureFileText.asText.text(in: language))</summary>
      <pre>\(text(of: buffer))</pre></details>
      </body>
      </html>

      """
    return page.safeText
  }

  /// The rows are escaped one by one: a line feed is no text from anybody.
  private static func text(of buffer: MappedBuffer) -> Markup {
    TextExporter.export(buffer).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Markup($0) }.joined(separator: "\n")
  }
}
