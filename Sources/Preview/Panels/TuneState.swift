import Colors
import Screens
import Skins
import Texts
import Theming

/// A colour of the skin in view while it is tuned.
struct TuneState {
  typealias Slider = TunePanel.Slider

  /// A colour, and the lightness, chroma and hue that were asked for, of which it may not have all the chroma.
  struct Step: Hashable {
    var color: Color
    var wanted: OKLCH

    init(_ color: Color) {
      self.color = color
      wanted = OKLCH(color)
      // The hue of a grey is only noise.
      if wanted.chroma < OKLCH.leastChroma { (wanted.chroma, wanted.hue) = (0, 0) }
    }
  }

  let role: ColorRole
  let key: String
  let skin: String
  /// As it is saved and in force.
  let start: Color
  /// The text of the entry, the skin's own or `default`'s; nil where there is none.
  let written: String?
  let line: Int?
  /// Only `default` has an entry of the key.
  let isInherited: Bool
  /// The entry says something else than is shown for it, such as what would crash the app: writing even the colour
  /// that is shown mends it.
  let isFaulty: Bool
  /// What the entry said when the tuning began, where another program has saved it since and nobody was told.
  var overtaken: String?
  /// How a new colour is written.
  let spelling: ColorSpelling
  private let letters: ColorSpelling.LetterCase
  /// Every text on its ground that changes with the colour.
  let pairs: [ColorPair]

  var now: Step
  var slider = Slider.hue
  var input: InputLine?
  var question: TunePanel.Question?
  private var before: [Step] = []
  private var after: [Step] = []
  private var lastMoved: Slider?
  /// What the typing began from.
  private var beforeTyping: Step?

  init(role: ColorRole, key: String, skin: Skin, resolution: Resolution<Color>, pairs: [ColorPair]) {
    (self.role, self.key, self.skin, self.pairs) = (role, key, skin.name, pairs)
    start = resolution.value
    written = resolution.entry?.string
    line = resolution.line
    isInherited = resolution.entry != nil && !resolution.entryIsOwn
    isFaulty =
      resolution.source == .fallback && resolution.entry != nil
      || resolution.source != .skin && resolution.entryIsOwn
    let usual = skin.usualSpelling
    spelling = ColorSpelling(inPlaceOf: written, usual: usual)
    letters = usual.letters ?? .upper
    now = Step(start)
  }

  var isChanged: Bool { now.color != start }

  /// The colour as it would be written.
  var text: String { text(of: now.color) }
  func text(of color: Color) -> String { spelling.write(color, letters: letters) }

  // MARK: Changing

  /// Takes another colour; `u` comes back from it.
  mutating func take(_ color: Color) {
    remember(nil)
    now = Step(color)
  }

  /// Moves the slider: one step, or with `coarsely` many. Where a colour of 8 bits is the same after a step, it goes on to
  /// the next that is another one.
  ///
  /// - Returns: false where the slider leads to no other colour, and then nothing was moved.
  mutating func move(by direction: Int, coarsely: Bool = false) -> Bool {
    var wanted = now.wanted
    for _ in 0..<Self.mostSteps {
      let next = step(from: wanted, by: Double(direction.signum()), coarsely: coarsely)
      guard next != wanted else { return false }
      wanted = next
      guard wanted.color.withAlpha(now.color.alpha) != now.color else { continue }
      remember(slider)
      set(wanted)
      return true
    }
    return false
  }

  /// All around the circle of hues, or from one end of a slider to the other.
  private static let mostSteps = 360

  private func step(from start: OKLCH, by sign: Double, coarsely: Bool) -> OKLCH {
    var wanted = start
    switch slider {
    case .hue: wanted.hue = OKLCH.turned((wanted.hue + sign * (coarsely ? 15 : 1)).rounded())
    case .chroma:
      // From where it is, not from what sRGB has not got.
      let moved = wanted.availableChroma + sign * (coarsely ? 0.03 : 0.005)
      wanted.chroma = min(max(0, moved), OKLCH.mostChroma)
      wanted.chroma = wanted.availableChroma
    case .lightness:
      wanted.lightness = min(max(0, wanted.lightness + sign * (coarsely ? 0.05 : 0.01)), 1)
    }
    return wanted
  }

  /// Moves the slider to one of its ends.
  ///
  /// - Returns: false where the colour is the same there.
  mutating func move(toEnd isLast: Bool) -> Bool {
    var wanted = now.wanted
    switch slider {
    case .hue: wanted.hue = isLast ? 359 : 0
    case .chroma:
      wanted.chroma = isLast ? OKLCH.mostChroma : 0
      wanted.chroma = wanted.availableChroma
    case .lightness: wanted.lightness = isLast ? 1 : 0
    }
    guard wanted.color.withAlpha(now.color.alpha) != now.color else { return false }
    remember(slider)
    set(wanted)
    return true
  }

  /// Why the slider leads to no other colour.
  func reasonItStands(by direction: Int) -> TuneText {
    switch slider {
    case .hue: .noHue
    case .chroma: direction < 0 ? .leastChroma : .mostChroma
    case .lightness: direction < 0 ? .black : .white
    }
  }

  private mutating func set(_ wanted: OKLCH) {
    now.wanted = wanted
    now.color = wanted.color.withAlpha(now.color.alpha)
  }

  mutating func choose(by step: Int) {
    let all = Slider.allCases
    let index = (all.firstIndex(of: slider) ?? 0) + step
    slider = all[(index % all.count + all.count) % all.count]
  }

  // MARK: Typing

  mutating func beginTyping(_ text: String) {
    beforeTyping = now
    input = InputLine()
    input?.insert(text)
    showTyped()
  }

  /// Shows what is typed as far as it is a colour; three digits mostly become six.
  mutating func showTyped() {
    guard let input else { return }
    let isWhole = input.text.count(where: \.isHexDigit) >= 6
    guard isWhole else {
      now = beforeTyping ?? now
      return
    }
    now = Color(typed: input.text, alpha: start.alpha).map(Step.init) ?? beforeTyping ?? now
  }

  /// - Returns: false where what was typed is no colour.
  mutating func endTyping(keeping: Bool) -> Bool {
    guard let input, let beforeTyping else { return true }
    let typed = Color(typed: input.text, alpha: start.alpha)
    guard !keeping || typed != nil else { return false }
    now = beforeTyping
    (self.input, self.beforeTyping) = (nil, nil)
    if keeping, let typed { take(typed) }
    return true
  }

  /// Goes on where another tuning of the same colour was, from what is saved now.
  mutating func resume(_ other: TuneState) {
    overtaken = other.overtaken ?? (other.written == written ? nil : other.written ?? "")
    (now, slider, input) = (other.now, other.slider, other.input)
    (before, after, beforeTyping) = (other.before, other.after, other.beforeTyping)
  }

  // MARK: Undo

  /// Remembers the colour that is about to be left; many steps of one slider are one.
  private mutating func remember(_ slider: Slider?) {
    if slider == nil || slider != lastMoved || before.isEmpty { before.append(now) }
    if before.count > 500 { before.removeFirst() }
    lastMoved = slider
    after = []
  }

  /// - Returns: false where there is nothing to come back to.
  mutating func undo() -> Bool {
    guard let step = before.popLast() else { return false }
    after.append(now)
    now = step
    lastMoved = nil
    return true
  }

  mutating func redo() -> Bool {
    guard let step = after.popLast() else { return false }
    before.append(now)
    now = step
    lastMoved = nil
    return true
  }
}
