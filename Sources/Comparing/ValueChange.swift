import Colors
import Diagnostics
import Linting
import Plists
import Skins
import Theming

/// What became of one key of a skin.
public struct ValueChange: Sendable {
  /// One side: the value as it is written, and what the app makes of it.
  public struct Side: Sendable {
    public let value: PlistValue
    /// The colour that the app reads; nil where it reads none.
    public let color: Color?
    /// What the app makes of a value that is no use to it; nil where it is one.
    public let fault: Fault?
  }

  /// Why a value does not do what it was written for.
  public enum Fault: Hashable, Sendable {
    case crashesApp, unreadable

    /// - Parameter problems: what reading the value has found.
    init?(_ problems: [DiagnosticCode]) {
      if !Set(problems).isDisjoint(with: [.colorCrashesApp, .fontSizeCrashesApp, .keyCrashesApp]) {
        self = .crashesApp
      } else if !Set(problems).isDisjoint(with: [.colorUnreadable, .valueType]) {
        self = .unreadable
      } else {
        return nil
      }
    }
  }

  public enum Kind: Hashable, Sendable {
    case added, removed, changed
  }

  public let section: Section
  public let key: String
  public let before: Side?
  public let after: Side?
  /// The file behind an image is another one, or has another content.
  public let showsOtherImage: Bool
  /// The pairs of the screen in which the key has a part and whose contrast is another.
  public let contrast: [ContrastChange]

  public var kind: Kind {
    switch (before, after) {
    case (nil, _): .added
    case (_, nil): .removed
    case (.some, .some): .changed
    }
  }

  /// How different the two colours look: CIEDE2000. Of transparent ones the greater of what is seen over white and
  /// over black. Nil where one of them is none.
  public var difference: Double? {
    guard let before = before?.color, let after = after?.color else { return nil }
    return [Color.white, .black].map {
      before.composited(over: $0).difference(from: after.composited(over: $0))
    }.max()
  }
}

/// A pair of text and ground whose contrast is another than before.
public struct ContrastChange: Hashable, Sendable {
  public let before: PairContrast
  public let after: PairContrast

  public var pair: ColorPair { after.pair }
  /// A level of WCAG that was reached is no more. WCAG asks nothing of disabled text.
  public var isLost: Bool { after.grade < before.grade && !pair.isDisabledText }
  /// It failed before, and is now harder to read still, by more than the rounding of colours makes.
  public var isWorse: Bool {
    after.grade == .fails && before.grade == .fails && before.contrast - after.contrast >= 0.1
      && !pair.isDisabledText
  }
  /// A level is reached that was not.
  public var isGained: Bool { after.grade > before.grade && !pair.isDisabledText }
}
