import Colors
import Testing

@testable import Terminal

/// Those that read the system's descriptions do so one after the other, and after those that have a screen: ncurses knows one
/// description at a time.
@Suite struct TerminfoEntryTests {
  @Test("The compiled form is laid out as term(5) says")
  func theCompiledFormIsLaidOut() {
    let entry = TerminfoEntry(
      name: "t", booleans: ["am", "RGB"], numbers: ["colors": 0x100_0000, "U8": 1],
      strings: ["bel": [7], "cup": Array("abc".utf8), "XM": [1, 2]])
    let read = CompiledEntry(entry.compiled())
    #expect(read?.names == "t")
    #expect(read?.booleans == ["am", "RGB"])
    #expect(read?.numbers == ["colors": 0x100_0000, "U8": 1])
    #expect(read?.strings == ["bel": [7], "cup": Array("abc".utf8), "XM": [1, 2]])
  }

  @Test("An entry without extensions ends behind its strings")
  func noExtensions() {
    let read = CompiledEntry(TerminfoEntry(name: "ab", strings: ["bel": [7]]).compiled())
    #expect(read?.names == "ab")
    #expect(read?.strings == ["bel": [7]])
    #expect(read?.rest == 0)
  }

  @Test("As an environment variable it is hexadecimal")
  func hexadecimal() {
    let text = TerminfoEntry(name: "t").hexadecimal()
    #expect(text.hasPrefix("hex:1E020200"))
    #expect(text.utf8.count == 4 + 2 * TerminfoEntry(name: "t").compiled().count)
  }

  static let own = TerminfoEntry(
    name: "own", booleans: ["am", "ccc"], numbers: ["colors": 256, "pairs": 0x10000],
    strings: [
      "cup": Array("\u{1B}[%p1%d;%p2%dH".utf8), "setaf": Array("F".utf8), "setab": Array("B".utf8),
      "op": Array("O".utf8), "oc": Array("C".utf8), "initc": [1], "setf": [1], "setb": [1], "rep": [1],
      "kmous": Array("\u{1B}[M".utf8),
    ])

  @Test("24-bit colours are told in one plain form for all values", arguments: ColorDepth.allCases)
  func adaptedEntriesDropWhatHarms(_ depth: ColorDepth) {
    let entry = Self.own.adapted(to: depth)
    for name in ["oc", "initc", "initp", "setf", "setb", "rep", "kmous"] {
      #expect(entry.strings[name] == nil, "\(name)")
    }
    #expect(!entry.booleans.contains("ccc"))
    #expect(entry.booleans.contains("RGB") == (depth == .truecolor))
    #expect(entry.strings["rmam"] == Array("\u{1B}[?7l".utf8))
  }

  static let colors: [(ColorDepth, Int32?, String?)] = [
    (.truecolor, 0x100_0002, SharedSequences.direct.setForeground),
    (.indexed256, 256, "F"),
    (.indexed16, 16, "\u{1B}[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m"),
    (.indexed8, 8, "\u{1B}[3%p1%dm"),
    (.mono, nil, "F"),
  ]

  @Test(
    "The number of colours is the depth's, with two more where both are sent at once; how they are told is the entry's if it knows",
    arguments: colors)
  func colorsAreTheDepths(_ depth: ColorDepth, _ count: Int32?, _ foreground: String?) {
    let entry = Self.own.adapted(to: depth)
    #expect(entry.numbers["colors"] == count)
    #expect(entry.numbers["pairs"] == (count == nil ? nil : 0x100000))
    #expect(entry.strings["setaf"] == foreground.map { Array($0.utf8) })
  }

  @Test(
    "256 colours are sent at once in the form of the entry's own, where that is xterm's or none",
    arguments: ["xterm-256color", "tmux-256color", "screen-256color", "xterm", "linux"])
  @MainActor func theFormOfPalettesIsKept(_ name: String) throws {
    guard let entry = try? TerminfoEntry.read(environment: ["TERM": name]) else { return }
    let wanted: SharedSequences = entry.colors == 256 ? .shortIndexed : .indexed
    #expect(entry.adapted(to: .indexed256).strings["setab"] == Array(wanted.setBackground.utf8))
  }

  @Test("Pauses of old terminals are left out of bytes that are written as they are")
  func pausesAreLeftOut() {
    let entry = TerminfoEntry(name: "t", strings: ["sgr0": Array("\u{1B}[m$<2/>x$".utf8)])
    #expect(entry.bytes("sgr0") == Array("\u{1B}[mx$".utf8))
    #expect(entry.bytes("op").isEmpty)
  }

  @Test("Without a usable terminal there is an error that says what to do")
  @MainActor func errorsSayWhatToDo() throws {
    #expect(throws: TerminalError.termUnset) { try TerminfoEntry.read(environment: [:]) }
    #expect(throws: TerminalError.termUnset) { try TerminfoEntry.read(environment: ["TERM": ""]) }
    #expect(throws: TerminalError.termCannotAddressCursor("dumb")) {
      try TerminfoEntry.read(environment: ["TERM": "dumb"])
    }
    let error = #expect(throws: TerminalError.self) {
      try TerminfoEntry.read(environment: ["TERM": "no\u{1B}such"])
    }
    #expect(error == .termUnknown("no\u{1B}such"))
    #expect(error?.text.english.contains("TERM=xterm-256color") == true)
    #expect(error?.text.english.contains("\u{1B}") == false)
    #expect(error?.text.simplifiedChinese.contains("TERM=xterm-256color") == true)
  }

  @Test("A description of the system is read, and comes back from its compiled form")
  @MainActor func descriptionsAreRead() throws {
    let entry = try TerminfoEntry.read(environment: ["TERM": "xterm-256color"])
    #expect(entry.colors == 256)
    #expect(entry.booleans.contains("am"))
    #expect(entry.strings["smcup"]?.starts(with: "\u{1B}[?1049h".utf8) == true)
    let read = CompiledEntry(entry.compiled())
    #expect(read?.booleans == entry.booleans)
    #expect(read?.numbers == entry.numbers)
    #expect(read?.strings == entry.strings)
  }
}
