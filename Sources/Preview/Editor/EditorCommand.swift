/// A person's editor, and how it is asked for a line.
struct EditorCommand: Hashable, Sendable {
  /// The program and the options that the person gave with it.
  let words: [String]

  /// - Parameter line: as `VISUAL` or `EDITOR` has it, such as `code --wait`.
  init?(_ line: String) {
    words = ShellWords.split(line)
    if words.first?.isEmpty ?? true { return nil }
  }

  /// The program, as it is called without its folder.
  var name: String { words[0].split(separator: "/").last.map(String.init) ?? words[0] }

  /// How a family of editors is told the line.
  private enum Family {
    /// `+12 file`
    case plus
    /// `-g file:12`
    case goto
    /// `file:12`
    case colon
    /// `--line 12 file`
    case option
    /// `-l 12 file`
    case shortOption
  }

  private static let families: [(Family, [String])] = [
    (
      .plus,
      [
        "vi", "vim", "nvim", "view", "vimx", "gvim", "mvim", "ex", "neovide", "nvi", "elvis", "vis", "emacs",
        "emacsclient", "xemacs", "jmacs", "mg", "zile", "nano", "rnano", "pico", "micro", "joe", "jed",
        "jstar",
        "jpico", "ne", "kak", "mcedit", "gedit", "gnome-text-editor", "xed", "pluma", "mousepad", "le",
        "tilde",
      ]
    ),
    (.goto, ["code", "code-insiders", "codium", "vscodium", "code-oss", "cursor", "windsurf", "positron"]),
    (.colon, ["subl", "sublime_text", "hx", "helix", "zed", "zeditor"]),
    (.option, ["kate", "kwrite", "idea", "appcode", "fleet"]),
    (.shortOption, ["mate", "bbedit", "xed-xcode"]),
  ]

  /// `vim.basic`, `emacs-gtk` and `emacs29` are vim and emacs.
  private var family: Family? {
    let plain = name.prefix { $0 != "." }
    let stem = plain.reversed().drop { $0.isNumber || $0 == "-" }.reversed().map(String.init).joined()
    let names = [name, String(plain), stem, String(plain.split(separator: "-").first ?? "")]
    return names.lazy.compactMap { name in Self.families.first { $0.1.contains(name) }?.0 }.first
  }

  /// Windows that would keep the preview waiting until they are closed, though it has something to show after
  /// each save.
  private var isWindow: Bool {
    switch family {
    case .goto, .option, .shortOption: true
    case .colon: name.hasPrefix("subl") || name.hasPrefix("zed")
    case .plus, nil: false
    }
  }

  /// How an editor that is told a line with `+` is told a column, too.
  private enum ColumnSign {
    case colon, comma
    /// A command of Vim's.
    case command
  }

  private static let columnSigns: [String: ColumnSign] = [
    "vim": .command, "nvim": .command, "gvim": .command, "mvim": .command, "vimx": .command,
    "emacs": .colon, "emacsclient": .colon, "micro": .colon, "kak": .colon,
    "nano": .comma, "rnano": .comma,
  ]

  private func plus(_ line: Int, _ column: Int?) -> String {
    let plain = String(name.prefix { $0 != "." && $0 != "-" && !$0.isNumber })
    // The tiny Vim knows no functions.
    guard let column, !name.hasSuffix(".tiny"), let sign = Self.columnSigns[plain] else { return "+\(line)" }
    switch sign {
    case .colon: return "+\(line):\(column)"
    case .comma: return "+\(line),\(column)"
    case .command: return "+call cursor(\(line),\(column))"
    }
  }

  /// The whole command for a file.
  /// - Parameters:
  ///   - line: from 1; nil where there is none to go to.
  ///   - column: from 1, for those that can be told; nil where the line is enough.
  func arguments(file: String, line: Int?, column: Int? = nil) -> [String] {
    // A name that begins with a sign would be an option.
    let file = file.hasPrefix("-") || file.hasPrefix("+") ? "./" + file : file
    let own = isWindow ? words.filter { !["--wait", "-w", "-b", "--block"].contains($0) } : words
    guard let line, let family else { return own + [file] }
    let place = "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
    switch family {
    case .plus: return own + [plus(line, column), file]
    case .goto: return own + ["-g", place]
    case .colon: return own + [place]
    case .option: return own + ["--line", "\(line)", file]
    case .shortOption: return own + ["-l", "\(line)", file]
    }
  }
}

/// What an editor is asked to show.
struct EditorPlace: Hashable {
  let file: String
  /// From 1; nil where the value has none.
  let line: Int?
  /// From 1; nil where the line is enough.
  var column: Int?
}
