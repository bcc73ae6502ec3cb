import Colors

extension TerminfoEntry {
  /// The description by which ncurses draws in `depth`, whatever the terminal's own says of colours.
  ///
  /// A palette is addressed as the entry says if the entry knows one of that size, and as xterm does otherwise.
  func adapted(to depth: ColorDepth) -> TerminfoEntry {
    var entry = self
    entry.dropUnwanted()
    entry.addMargins()
    switch depth {
    case .truecolor:
      entry.booleans.insert("RGB")
      entry.setColors(1 << 24, foreground: Self.direct(38), background: Self.direct(48))
    case .indexed256:
      entry.setColors(
        256, foreground: "\u{1B}[38;5;%p1%dm", background: "\u{1B}[48;5;%p1%dm", keeping: colors)
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

  private mutating func setColors(
    _ count: Int32, foreground: String, background: String, keeping known: Int? = nil
  ) {
    numbers["colors"] = count
    // As many as a long run needs; ncurses makes room for them only when they come.
    numbers["pairs"] = 0x100000
    if known == Int(count), strings["setaf"] != nil, strings["setab"] != nil, strings["op"] != nil { return }
    strings["setaf"] = Array(foreground.utf8)
    strings["setab"] = Array(background.utf8)
    strings["op"] = Array("\u{1B}[39;49m".utf8)
  }

  /// Red, green and blue out of one number; for all values, where the stock entries take 0–7 for the palette.
  private static func direct(_ code: Int) -> String {
    "\u{1B}[\(code);2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm"
  }

  /// The first eight colours and the bright ones, which have their own codes.
  private static func bright(_ normal: Int, _ bright: Int) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(normal)%p1%d%e\(bright)%p1%{8}%-%d%;m"
  }
}
