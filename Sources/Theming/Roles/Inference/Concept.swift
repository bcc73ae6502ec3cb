/// What a word of a key means. Words of many languages and spellings share one concept; what a role looks for is
/// written in concepts.
enum Concept: UInt8, Hashable, Sendable {
  // Parts of the screen.
  case view, navigation, bar, tab, item, label, button, toggle, thumb, picker, separator
  /// UIKit's `barTintColor`: the ground of a bar.
  case barTint
  /// Lists, tables, forms: their texts read as the page's own, their grounds do not.
  case list
  // Aspects of a part.
  case background, text, title, headline, body, content, detail, details, caption, tip, icon, tint, theme
  // States of a part.
  case selected, selection, highlighted, normal, disabled, on, off
  // Rank.
  case main, secondary, large, small
  // What only image names say.
  case image, top, hero, left, right, action
  /// The English word, which is short for background as often as it means to go back.
  case back
  case goBack
  /// Bottom, middle: a line may stand there.
  case edge
  /// Light, dark, day, night: the mode that the value is for, mostly.
  case mode
  /// A colour's name or shade: the key is about that colour before it is about a place.
  case colorName
  /// Fields to type in: not ours, but their placeholders are.
  case input
  /// A place or an aspect that the mock screen does not have.
  case foreign
  /// A number, or an ordinal in Chinese.
  case ordinal
  /// Says nothing: colour, default, common.
  case filler
  /// The team's mark in front of its keys.
  case mark
  /// Not in the vocabulary.
  case unknown
}
