import Cells
import Texts

/// A manual page as it grows, in the macros of man(7).
struct Roff {
  private var lines: [SafeText] = []
  /// Nothing stands under the heading yet.
  private var isAtHeading = false

  var text: SafeText { lines.map { $0 + "\n" }.joined() }

  mutating func title(_ name: SafeText, date: SafeText, version: SafeText, heading: SafeText) {
    lines.append(#".TH "\#(name)" 1 "\#(date)" "\#(version)" "\#(heading)""#)
    // Words are not parted, and lines end where they end: many are names.
    lines += [".nh", ".ad l"]
  }

  mutating func section(_ heading: SafeText) {
    lines.append(#".SH "\#(heading.description.uppercased())""#)
    isAtHeading = true
  }

  mutating func subsection(_ heading: SafeText) {
    lines.append(#".SS "\#(heading)""#)
    isAtHeading = true
  }

  /// What follows stands apart from what is there.
  mutating func paragraph() {
    if !isAtHeading { lines.append(".PP") }
    isAtHeading = false
  }

  /// Text in which what stands between backticks is written as it is typed.
  mutating func words(_ text: SafeText) {
    paragraph()
    lines.append(Self.line(Self.marked(text)))
  }

  /// The name and what it stands for, as `apropos` looks for them.
  mutating func name(_ name: SafeText, _ text: SafeText) {
    lines.append(#"\#(Self.escaped(name)) \- \#(Self.escaped(text))"#)
  }

  /// What is typed as it stands, and what is said of it.
  mutating func entry(_ name: SafeText, _ text: SafeText) {
    lines += [".TP", #"\fB\#(Self.escaped(name))\fR"#, Self.line(Self.marked(text))]
  }

  /// What is typed, with words that something else is to be typed for, and what is said of it.
  mutating func entry(typed term: SafeText, _ text: SafeText) {
    lines += [".TP", Self.line(Self.typed(term)), Self.line(Self.marked(text))]
  }

  /// One line more of the same entry.
  mutating func remark(_ text: SafeText) { lines += [".br", Self.line(Self.marked(text))] }

  /// A synopsis, which breaks between its parts only.
  mutating func synopsis(_ parts: [SafeText]) {
    paragraph()
    lines += parts.map { Self.line(Self.typed($0).spaced) }
  }

  /// Paragraphs below a synopsis.
  mutating func indented(_ paragraphs: [SafeText]) {
    lines.append(".RS 4")
    for (place, text) in paragraphs.enumerated() {
      if place > 0 { lines.append(".PP") }
      lines.append(Self.line(Self.marked(text)))
    }
    lines.append(".RE")
  }

  /// Lines that stand as they are.
  mutating func example(_ text: SafeText) {
    lines += [".RS 4", ".EX", Self.line(Self.escaped(text)), ".EE", ".RE"]
  }

  /// A line that begins as an order to the formatter does not, any more.
  private static func line(_ text: SafeText) -> SafeText {
    text.hasPrefix(".") || text.hasPrefix("'") ? #"\&"# + text : text
  }
}

extension Roff {
  /// Text whose characters all come out as themselves, and can be copied as such.
  static func escaped(_ text: SafeText) -> SafeText {
    text.description.map(escaped).joined()
  }

  private static func escaped(_ character: Character) -> SafeText {
    switch character {
    case "\\": #"\e"#
    case "-": #"\-"#
    case "'": #"\(aq"#
    case "`": #"\(ga"#
    case "^": #"\(ha"#
    case "~": #"\(ti"#
    case "\"": #"\(dq"#
    // Formatters leave out what an eight-bit locale lacks. Of arrows and dashes they know what comes near.
    case "…": "..."
    default: SafeText(character)
    }
  }

  /// Words between backticks in bold, without these. Chinese may break between characters.
  static func marked(_ text: SafeText) -> SafeText {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      place % 2 == 0 ? breakable(part) : #"\fB"# + escaped(part) + #"\fR"#
    }.joined()
  }

  private static func breakable(_ text: SafeText) -> SafeText {
    var result: SafeText = ""
    var last = " "
    for piece in text.description.wrappingUnits {
      if piece != " ", last != " " { result += #"\:"# }
      result += escaped(SafeText(piece))
      last = piece
    }
    return result
  }

  /// What is typed in bold, what something else is to be typed for in italics, what joins them plain.
  static func typed(_ text: SafeText) -> SafeText {
    var result: SafeText = ""
    var run = ""
    func flush() {
      guard !run.isEmpty else { return }
      let isPlaceholder =
        run.unicodeScalars.allSatisfy { "A"..."Z" ~= $0 || "0"..."9" ~= $0 } && run.utf8.count > 1
        && run.unicodeScalars.contains { "A"..."Z" ~= $0 }
      result += (isPlaceholder ? #"\fI"# : #"\fB"#) + escaped(SafeText(run)) + #"\fR"#
      run = ""
    }
    for character in text.description {
      if " []|…,".contains(character) {
        flush()
        result += escaped(character)
      } else {
        run.append(character)
      }
    }
    flush()
    return result
  }
}

extension SafeText {
  /// With blanks at which no line breaks.
  fileprivate var spaced: SafeText { split(separator: " ").joined(separator: #"\ "#) }
}
