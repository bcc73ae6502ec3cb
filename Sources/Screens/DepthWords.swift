/// How many colours are drawn and why, in as many words as there is room for, and what to set to change it.
public struct DepthWords: Hashable, Sendable {
  /// `256 (terminfo: 256 colours)`
  public var full: String
  /// `256 (terminfo)`
  public var short: String
  /// `256`
  public var bare: String
  /// What to set for more, in a word or two: `SendEnv COLORTERM`. Empty where there is nothing to set.
  public var hint: String
  /// The same in a sentence; empty where there is nothing to say.
  public var advice: String

  public init(
    full: String = "", short: String = "", bare: String = "", hint: String = "", advice: String = ""
  ) {
    self.full = full
    self.short = short
    self.bare = bare
    self.hint = hint
    self.advice = advice
  }
}
