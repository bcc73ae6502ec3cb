import Texts

/// The beginning of a page that stands alone, up to and with its `</head>`.
enum HTMLHead {
  /// - Parameters:
  ///   - title: what the page shows, as it is.
  ///   - policy: what the page may do beside showing what is in it, for its `Content-Security-Policy`.
  ///   - style: its CSS.
  static func export(title: SafeText, language: Language, policy: Markup = "", style: Markup) -> Markup {
    let all: Markup = "default-src 'none'; img-src data:; style-src 'unsafe-inline'" + policy
    return """
      <!DOCTYPE html>
      <html lang="\(SafeText(language.rawValue))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(all)">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>
      \(style)
      </style>
      </head>

      """
  }
}
