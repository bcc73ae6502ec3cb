import Diagnostics
import Plists

/// Where the value in force was found.
public enum ValueSource: String, Hashable, Sendable {
  /// In the skin itself (also for `default` itself).
  case skin
  /// Taken from `default`.
  case `default`
  /// Nowhere: the app's last resort.
  case fallback
}

/// What became of one rung of the ladder.
public enum Rung: Hashable, Sendable {
  /// It gave the value in force.
  case used
  /// It has no entry of the key.
  case absent
  /// Its entry cannot be used, for this reason.
  case refused(DiagnosticCode)
  /// An earlier rung gave the value, so the app did not ask.
  case notAsked
}

/// A key looked up in a skin, down the ladder skin, `default`, last resort.
public struct Resolution<Value: Sendable>: Sendable {
  /// The value in force.
  public var value: Value
  public var source: ValueSource
  /// The entry found in this skin, or `default`'s where it has none; nil where neither has one.
  public var entry: PlistEntry?
  /// True where `entry` is the skin's own.
  public var entryIsOwn: Bool
  /// What is wrong with `entry`.
  public var problems: [DiagnosticCode]
  /// What became of the skin's own entry.
  public var own: Rung
  /// What became of `default`'s entry; `notAsked` for `default` itself, which has no rung below it.
  public var inherited: Rung

  public init(
    value: Value, source: ValueSource, entry: PlistEntry?, entryIsOwn: Bool, problems: [DiagnosticCode] = [],
    own: Rung = .notAsked, inherited: Rung = .notAsked
  ) {
    self.value = value
    self.source = source
    self.entry = entry
    self.entryIsOwn = entryIsOwn
    self.problems = problems
    self.own = own
    self.inherited = inherited
  }

  /// The line of the entry's value, nil in binary plists and where there is none.
  public var line: Int? { entry?.node.span?.start.line }

  /// The same look-up with its value in another form.
  public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Resolution<Other> {
    Resolution<Other>(
      value: transform(value), source: source, entry: entry, entryIsOwn: entryIsOwn, problems: problems,
      own: own,
      inherited: inherited)
  }
}
