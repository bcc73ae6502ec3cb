import Texts

/// A command line that cannot be carried out as it stands: exit 2.
struct UsageError: Error {
  let text: UsageText
  /// The command whose help would tell more.
  let command: CommandName?

  init(_ text: UsageText, command: CommandName? = nil) {
    self.text = text
    self.command = command
  }
}
