import Colors

extension TerminfoEntry {
  /// The description by which ncurses draws in `depth`, whatever the terminal's own says of colours.
  ///
  /// A palette is addressed as the entry says if the entry knows one of that size, and as xterm does otherwise.
  func adapted(to depth: ColorDepth) -> TerminfoEntry {
    var entry = self
    entry.dropUnwanted()
    entry.addMargins()
    if depth == .truecolor { entry.booleans.insert("RGB") }
    switch depth {
    case .truecolor, .indexed256:
      if let sequences = sharedSequences(in: depth) { entry.share(sequences) } else { entry.setCount(256) }
    case .indexed16:
      entry.setColors(16, foreground: Self.bright(3, 9), background: Self.bright(4, 10), keeping: colors)
    case .indexed8:
      entry.setColors(8, foreground: "\u{1B}[3%p1%dm", background: "\u{1B}[4%p1%dm", keeping: colors)
    case .mono:
      entry.numbers["colors"] = nil
      entry.numbers["pairs"] = nil
    }
    return entry
  }

  /// Drops what must not be used: whatever changes the user's palette (`oc` would reset it at the end), older
  /// ways to set colours, the repeated character, which terminals lack whose entry has it, and ncurses' own
  /// reading of the mouse, which waits for the rest of a report however long that takes.
  private mutating func dropUnwanted() {
    booleans.subtract(["ccc", "hls", "RGB", "Tc"])
    numbers["RGB"] = nil
    for name in ["RGB", "initc", "initp", "kmous", "oc", "rep", "scp", "setb", "setf"] { strings[name] = nil }
  }

  /// The entries of tmux and screen do not say that the automatic margin can be switched off, though it can.
  /// Without that ncurses paints the last cell by inserting before it, which fails in a single column and
  /// behind a wide character.
  private mutating func addMargins() {
    guard booleans.contains("am"), isAnsi, strings["rmam"] == nil || strings["smam"] == nil else { return }
    strings["rmam"] = Array("\u{1B}[?7l".utf8)
    strings["smam"] = Array("\u{1B}[?7h".utf8)
  }

  /// How both colours of a cell are told at once; nil where the entry has ways of its own that are kept, or few colours.
  func sharedSequences(in depth: ColorDepth) -> SharedSequences? {
    switch depth {
    case .truecolor: return .direct
    case .indexed256:
      guard colors == 256, let known = strings["setaf"], strings["setab"] != nil, strings["op"] != nil else {
        return .indexed
      }
      return known == Array(Self.shortForeground.utf8) ? .shortIndexed : nil
    case .indexed16, .indexed8, .mono: return nil
    }
  }

  /// How xterm's entry, and most others of 256 colours, sets the ink.
  private static let shortForeground =
    "\u{1B}[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m"

  private mutating func share(_ sequences: SharedSequences) {
    setCount(sequences.codeCount)
    strings["setaf"] = Array(sequences.setForeground.utf8)
    strings["setab"] = Array(sequences.setBackground.utf8)
    strings["op"] = Array("\u{1B}[39;49m".utf8)
    strings["sgr"] = Array(sequences.setAttributes.utf8)
  }

  private mutating func setCount(_ count: Int32) {
    numbers["colors"] = count
    // As many as a long run needs; ncurses makes room for them only when they come.
    numbers["pairs"] = 0x100000
  }

  private mutating func setColors(
    _ count: Int32, foreground: String, background: String, keeping known: Int? = nil
  ) {
    setCount(count)
    if known == Int(count), strings["setaf"] != nil, strings["setab"] != nil, strings["op"] != nil { return }
    strings["setaf"] = Array(foreground.utf8)
    strings["setab"] = Array(background.utf8)
    strings["op"] = Array("\u{1B}[39;49m".utf8)
  }

  /// The first eight colours and the bright ones, which have their own codes.
  private static func bright(_ normal: Int, _ bright: Int) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(normal)%p1%d%e\(bright)%p1%{8}%-%d%;m"
  }
}
