import Texts

/// A word that may stand where the cursor is.
struct WordOffer: Equatable, Sendable {
  /// The whole word, lead and all, as the program is to get it.
  let word: String
  var note: SafeText = ""
  /// More of the word is to come, so that no blank follows.
  var isOpen = false

  /// The note without the backticks around what is typed, which no shell shows otherwise than as they are.
  var plainNote: SafeText { note.split(separator: "`").joined() }
}

/// A skin, as far as an offer tells of it.
struct OfferedSkin: Equatable, Sendable {
  let name: String
  let note: SafeText
}

/// Something in a folder.
struct OfferedFile: Equatable, Sendable {
  let name: String
  let isFolder: Bool
}
