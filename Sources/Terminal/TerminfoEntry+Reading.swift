import CCurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminfoEntry {
  /// Reads the description of the terminal that the environment names, from terminfo.
  ///
  /// - Parameter environment: of which `TERM` counts here; terminfo itself heeds `TERMINFO` and kin.
  /// - Throws: `TerminalError` when there is none, or it describes nothing that has a screen.
  public static func read(environment: [String: String]) throws(TerminalError) -> TerminfoEntry {
    guard let name = environment["TERM"], !name.isEmpty else { throw .termUnset }
    switch curses_terminfo_load(name, 1) {
    case 1: break
    case 0: throw .termUnknown(name)
    default: throw isDatabaseThere ? .termUnknown(name) : .noTerminfoDatabase
    }
    defer { curses_terminfo_unload() }
    let entry = loaded(name: name)
    guard entry.strings["cup"] != nil, entry.strings["clear"] != nil else {
      throw .termCannotAddressCursor(name)
    }
    return entry
  }

  /// Terminfo has the one entry that every database has.
  private static var isDatabaseThere: Bool {
    defer { curses_terminfo_unload() }
    return curses_terminfo_load("xterm", 1) >= 0
  }

  private static func loaded(name: String) -> TerminfoEntry {
    var entry = TerminfoEntry(name: name)
    let names = CapabilityNames.standard
    let extended = CapabilityNames.extended
    entry.booleans = Set((names.booleans + extended.booleans).filter { curses_boolean($0) })
    for name in names.numbers + extended.numbers {
      let number = curses_number(name)
      if number >= 0 { entry.numbers[name] = number }
    }
    entry.strings.reserveCapacity(names.strings.count)
    for name in names.strings + extended.strings {
      guard let string = curses_string(name) else { continue }
      entry.strings[name] = Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
    }
    return entry
  }
}

/// The names of capabilities, by type, in the order in which the compiled form has their values.
struct CapabilityNames: Sendable {
  var booleans: [String]
  var numbers: [String]
  var strings: [String]

  /// Those that every terminfo has.
  static let standard = CapabilityNames(
    booleans: names(curses_boolean_name), numbers: names(curses_number_name),
    strings: names(curses_string_name))

  /// Those that came later and are carried with their names: what ncurses itself or the choice of depth heeds.
  static let extended = CapabilityNames(
    booleans: ["AX", "RGB", "Tc", "XT"], numbers: ["RGB", "U8"], strings: ["RGB"])

  private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }
}
