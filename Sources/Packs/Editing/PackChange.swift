import Diagnostics

/// One thing that changing a pack changes.
public struct PackChange: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case add, replace, remove
  }

  public enum Subject: Hashable, Sendable {
    /// A skin's entries in the plist.
    case skin(String)
    /// A file, by its path inside the pack.
    case file(String)
    /// A folder that holds nothing any more.
    case folder(String)
  }

  public let action: Action
  public let subject: Subject

  public init(_ action: Action, _ subject: Subject) {
    self.action = action
    self.subject = subject
  }
}

/// What was changed, or would be.
public struct EditReport: Sendable {
  /// In the order in which they are best read: the skins, then the files. Empty where all is so already.
  public internal(set) var changes: [PackChange] = []
  /// Images that were laid down, but that another file hides, since the app looks there first.
  public internal(set) var hidden: [(file: String, by: String)] = []
  /// What is wrong with what was installed, as a whole.
  public internal(set) var findings: [Diagnostic] = []
  /// Images of it that the app never looks at, and that were left out.
  public internal(set) var leftOut: [String] = []
  /// Images that are no regular files, and not installed.
  public internal(set) var odd: [String] = []
  /// It had a role map, which was left out.
  public internal(set) var leavesRoleMap = false
  /// The plist that is changed, as the user named it.
  public internal(set) var file: String
  /// The folder that was put in the place of the old one; nil where it is the same as before.
  public internal(set) var exchangedFolder: String?
}
