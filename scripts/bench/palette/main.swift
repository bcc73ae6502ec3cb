import Glibc

/// Numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func color() -> Color { Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &self)) }
}

func note(_ text: String) {
  let line = text + "\n"
  _ = line.utf8.withContiguousStorageIfAvailable { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

func decimals(_ value: Double, _ count: Int) -> String {
  let scale = pow(10, Double(count))
  let digits = String(Int((value * scale).rounded()))
  let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
  return padded.dropLast(count) + "." + padded.suffix(count)
}

/// Every entry tried with the whole formula: what the search must equal.
func plainNearest(_ color: Color, in palette: Palette) -> (index: UInt8, difference: Double) {
  let lab = Lab(color)
  var best: (index: UInt8, difference: Double) = (0, .infinity)
  for entry in palette.entries {
    let difference = lab.difference(from: entry.lab)
    if difference < best.difference { best = (entry.index, difference) }
  }
  return best
}

func seconds(_ work: () -> Void) -> Double {
  var (start, end) = (timespec(), timespec())
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
  work()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
  return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}

/// How much faster the search is for colours that it never saw.
func compareSpeed(_ numbers: inout SeededNumbers) {
  let colors = (0..<40_000).map { _ in numbers.color() }
  var sums = (plain: 0, fast: 0)
  let plain = seconds { for color in colors { sums.plain += Int(plainNearest(color, in: .fixed256).index) } }
  let fast = seconds { for color in colors { sums.fast += Int(Palette.fixed256.nearest(to: color)?.index ?? 0) } }
  note(
    "256 colours: plain \(decimals(plain / 40_000 * 1e6, 2)) µs, search \(decimals(fast / 40_000 * 1e6, 2)) µs, "
      + "\(decimals(plain / fast, 1)) times faster\(sums.plain == sums.fast ? "" : "; THE ANSWERS DIFFER")")
}

/// - Returns: how many of these colours get another answer from the search than from the plain one.
func wrongAnswers(_ colors: some Sequence<UInt32>) -> Int {
  var count = 0
  for rgb in colors {
    let plain = plainNearest(Color(rgb: rgb), in: .fixed256)
    let fast = Palette.fixed256.nearest(to: Color(rgb: rgb))
    if fast?.index != plain.index || fast?.difference != plain.difference { count += 1 }
  }
  return count
}

/// Whether no entry is nearer than the one that the search gives, nor as near and before it. The whole formula is tried
/// on every entry, but for those whose part of lightness alone is more than the difference found: the other part is
/// never negative.
func isNearest(_ match: Palette.Match, to color: Color) -> Bool {
  let lab = Lab(color)
  let limit = match.difference * match.difference + 1e-9
  return palette256.allSatisfy { entry in
    if lab.squaredLightnessPart(from: entry.lab) > limit { return true }
    let difference = lab.difference(from: entry.lab)
    return difference > match.difference
      || difference == match.difference && entry.index >= match.index
  }
}

/// - Returns: how many of all colours get an answer that is not the nearest.
func wrongAnswersOfAll() -> Int {
  var count = 0
  for rgb in UInt32(0)...0xFF_FFFF {
    let color = Color(rgb: rgb)
    if Palette.fixed256.nearest(to: color).map({ isNearest($0, to: color) }) != true { count += 1 }
    if rgb & 0xF_FFFF == 0xF_FFFF { note("  \((rgb >> 20) + 1) of 16 parts compared, \(count) wrong") }
  }
  return count
}

func mean(_ mapping: Mapping, _ colors: [Color]) -> Double {
  colors.reduce(0) { $0 + mapping.shown($1).difference(from: $1) } / Double(colors.count)
}

func printMappings(_ colors: [Color]) {
  let greys = (0...255).map { Color(rgb: UInt32($0) * 0x01_0101) }
  let slate = Color(rgb: 0x2F4F4F)
  print("| 256 colours | mean ΔE, 3 000 colours | mean ΔE, all greys | `#2F4F4F` is shown as | ΔE |")
  print("|---|---|---|---|---|")
  for mapping in Mapping.all {
    let shown = mapping.shown(slate)
    print(
      "| \(mapping.name) | \(decimals(mean(mapping, colors), 2)) | \(decimals(mean(mapping, greys), 2)) "
        + "| `\(shown.hex)` | \(decimals(shown.difference(from: slate), 1)) |")
  }
}

/// How many of these texts lose a step, each mapped by itself and on its ground.
func printSteps(_ pairs: [(text: Color, ground: Color)]) {
  print("| of 10 000 pairs | depth | had it | lost it, text and ground by themselves | lost it, text on its ground |")
  print("|---|---|---|---|---|")
  let steps: [(Legibility, String)] = [(.visible, "seen (ΔE 5 or 1.5:1)"), (.readable, "read (4.5:1)")]
  for (step, name) in steps {
    for depth in [ColorDepth.indexed256, .indexed16, .indexed8] {
      guard let palette = Palette.standard(for: depth) else { continue }
      var (had, before, after) = (0, 0, 0)
      for (text, ground) in pairs where Legibility(of: text, on: ground) >= step {
        guard let shownGround = palette.nearest(to: ground)?.color, let own = palette.nearest(to: text)?.color,
          let moved = palette.nearest(toText: text, on: ground)?.color
        else { continue }
        had += 1
        if step == .visible {
          before += own == shownGround ? 1 : 0
          after += moved == shownGround ? 1 : 0
        } else {
          before += Legibility(of: own, on: shownGround) < step ? 1 : 0
          after += Legibility(of: moved, on: shownGround) < step ? 1 : 0
        }
      }
      print("| \(name) | \(depth.rawValue) | \(had) | \(before) | \(after) |")
    }
  }
}

/// Of the steps that are lost on their ground still, how many the palette could keep: none, else something is wrong.
func keepable(_ pairs: [(text: Color, ground: Color)]) -> Int {
  var count = 0
  for depth in [ColorDepth.indexed256, .indexed16, .indexed8] {
    guard let palette = Palette.standard(for: depth) else { continue }
    for (text, ground) in pairs where Legibility(of: text, on: ground) == .readable {
      guard let shown = palette.nearest(to: ground)?.color, let moved = palette.nearest(toText: text, on: ground)?.color
      else { continue }
      let isLost = Legibility(of: moved, on: shown) < .readable
      if isLost, palette.entries.contains(where: { Legibility(of: $0.color, on: shown) == .readable }) { count += 1 }
    }
  }
  return count
}

let palette256 = Palette.fixed256.entries
let seed: UInt64 = 2024
var numbers = SeededNumbers(seed: seed)
note("seed \(seed)")
printMappings((0..<3_000).map { _ in numbers.color() })
print("")
let pairs = (0..<10_000).map { _ in (text: numbers.color(), ground: numbers.color()) }
printSteps(pairs)
note("steps lost that the palette could have kept: \(keepable(pairs))")
compareSpeed(&numbers)
let sample = (0..<200_000).map { _ in numbers.color().rgb }
note("wrong answers among 200 000 colours and all greys: \(wrongAnswers(sample + (0...255).map { $0 * 0x01_0101 }))")
if CommandLine.arguments.contains("--all") {
  note("wrong answers among all 16 777 216 colours: \(wrongAnswersOfAll())")
}
