/// A line taken apart as a shell would: at blanks, with single and double quotes and backslashes. Nothing in it is
/// ever executed or replaced.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        // Inside double quotes a backslash is itself, except before what it can protect there.
        if quote == "\"", !"\"\\$`".contains(character) { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    // A backslash at the end protects nothing.
    if isEscaped { word = (word ?? "") + "\\" }
    if let whole = word { words.append(whole) }
    return words
  }
}
