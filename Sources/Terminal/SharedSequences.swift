import Colors

/// How ncurses is brought to send both colours of a cell in one sequence, and only what changes.
///
/// ncurses sends ink and ground by two capabilities, `setaf` and `setab`, in this order, and both where only one
/// changes. Here `setaf` sends nothing and notes the ink in a variable of the description; `setab` sends what differs
/// from what it sent last. Variables with capital letters keep their values from one string to the next (terminfo(5),
/// "Parameterized Strings"). What ncurses sends without looking at variables, `op` and `sgr0`, comes at the ends of a
/// frame only: `forgetting` goes ahead of each.
struct SharedSequences {
  /// How the terminal is told a colour whose number is in a variable, without what ends the sequence.
  private let foreground: String
  private let background: String
  /// How many colours there are.
  private let count: Int32

  /// Colours of 24 bits.
  static let direct = SharedSequences(
    foreground: direct(38, ink), background: direct(48, ground), count: 1 << 24)

  /// The palette of 256 colours as xterm has it, all in one form.
  static let indexed = SharedSequences(
    foreground: "38;5;\(ink)%d", background: "48;5;\(ground)%d", count: 256)

  /// The same, with the short form for the first sixteen, which most descriptions have.
  static let shortIndexed = SharedSequences(
    foreground: short(ink, 3, 9, "38"), background: short(ground, 4, 10, "48"), count: 256)

  /// The colours that are wanted, as `setab` has them.
  private static let (ink, ground) = ("%gA", "%p1")

  private init(foreground: String, background: String, count: Int32) {
    (self.foreground, self.background, self.count) = (foreground, background, count)
  }

  /// Red, green and blue out of one number; for all values, where the stock entries take 0–7 for the palette.
  private static func direct(_ code: Int, _ number: String) -> String {
    "\(code);2;\(number)%gX%/%d;\(number)%gY%/%gZ%&%d;\(number)%gZ%&%d"
  }

  private static func short(_ number: String, _ normal: Int, _ bright: Int, _ code: String) -> String {
    "%?\(number)%{8}%<%t\(normal)\(number)%d%e\(number)%{16}%<%t\(bright)\(number)%{8}%-%d"
      + "%e\(code);5;\(number)%d%;"
  }

  /// The numbers that ncurses has for what is no colour.
  var codes: ColorCodes { ColorCodes(standard: count, unseen: count + 1) }
  /// How many colours ncurses is told of.
  var codeCount: Int32 { count + 2 }
  /// No colour has it.
  private var unknown: Int32 { count + 2 }

  /// Notes the ink, unless nobody sees it.
  var setForeground: String { "%?%p1%gU%=%!%t%p1%PA%;" }

  /// Sends what differs: the ink of `A` from that of `C`, the ground from that of `D`. How much each differs is kept in
  /// `I` and `G`.
  var setBackground: String {
    "%gA%gC%-%PI%p1%gD%-%PG"
      + "%?%gI%gG%|%t\u{1B}["
      + "%?%gI%t\(orStandard(Self.ink, 39, foreground))%;"
      + "%?%gI%gG%A%t;%;"
      + "%?%gG%t\(orStandard(Self.ground, 49, background))%;"
      + "m%;%gA%PC%p1%PD"
  }

  private func orStandard(_ number: String, _ code: Int, _ other: String) -> String {
    "%?\(number)%gS%=%t\(code)%e\(other)%;"
  }

  /// Gives no bytes, and has both colours sent with the next cell. The other strings take their constants from here, as
  /// variables: a number is read digit by digit, each time.
  var forgetting: String {
    "%{\(unknown)}%PC%{\(unknown)}%PD%{\(codes.standard)}%PA%gA%PS%{\(codes.unseen)}%PU"
      + "%{65536}%PX%{256}%PY%{255}%PZ"
  }

  /// Attributes, without a change of the colours: of those that we have, and that ncurses does not switch by itself.
  var setAttributes: String {
    "\u{1B}[22;24;27%?%p6%t;1%;%?%p5%t;2%;%?%p2%t;4%;%?%p1%p3%|%t;7%;m"
  }
}

/// Which numbers ncurses has for colours that are none.
struct ColorCodes: Equatable {
  /// The terminal's own.
  var standard: Int32
  /// An ink that nobody sees, of blanks.
  var unseen: Int32

  /// As ncurses itself has it.
  static let ordinary = ColorCodes(standard: -1, unseen: -1)
}
