import Texts

/// How many colours are drawn and why, in as many words as there is room for, and what to set to change it.
public struct DepthWords: Hashable, Sendable {
  /// `256 (terminfo: 256 colours)`
  public var full: SafeText
  /// `256 (terminfo)`
  public var short: SafeText
  /// `256`
  public var bare: SafeText
  /// What to set for more, in a word or two: `SendEnv COLORTERM`. Empty where there is nothing to set.
  public var hint: SafeText
  /// The same in a sentence; empty where there is nothing to say.
  public var advice: SafeText

  public init(
    full: SafeText = "", short: SafeText = "", bare: SafeText = "", hint: SafeText = "", advice: SafeText = ""
  ) {
    self.full = full
    self.short = short
    self.bare = bare
    self.hint = hint
    self.advice = advice
  }
}
