/// A terminal's description: what it can do, and how it is told to.
public struct TerminfoEntry: Hashable, Sendable {
  /// As in `TERM`.
  public let name: String
  public var booleans: Set<String>
  public var numbers: [String: Int32]
  /// The bytes of each string, without an end mark.
  public var strings: [String: [UInt8]]

  public init(
    name: String, booleans: Set<String> = [], numbers: [String: Int32] = [:], strings: [String: [UInt8]] = [:]
  ) {
    self.name = name
    self.booleans = booleans
    self.numbers = numbers
    self.strings = strings
  }

  /// How many colours it has, 0 for none.
  public var colors: Int { Int(numbers["colors"] ?? 0) }

  /// True when it says that it shows 24-bit colours: ncurses' `RGB`, which may be of any type, or tmux's `Tc`.
  public var hasDirectColor: Bool {
    booleans.contains("RGB") || booleans.contains("Tc") || numbers["RGB"] != nil || strings["RGB"] != nil
  }

  /// True when it is steered by control sequences as ECMA-48 has them.
  var isAnsi: Bool { (strings["cup"] ?? []).starts(with: "\u{1B}[".utf8) }

  /// The bytes of a string capability that has no parameters, without the pauses that old terminals needed.
  func bytes(_ capability: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = (strings[capability] ?? [])[...]
    while let byte = rest.first {
      if rest.starts(with: [UInt8(ascii: "$"), UInt8(ascii: "<")]),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
