import Texts

/// What a command leaves behind: a value, so that tests need no process.
struct Outcome: Equatable, Sendable {
  /// Why a command ended.
  enum Exit: Int32, Sendable {
    case done = 0
    /// Something was found, by a command that looks for it.
    case findings = 1
    /// The command line cannot be carried out.
    case usage = 2
    /// The input cannot be read or not be changed, or the output not be written.
    case unreadable = 3
  }

  struct File: Equatable, Sendable {
    var path: String
    var bytes: [UInt8]
    /// What those are, for where the file is one of the standard streams under another name.
    var form: LogGuard.Form

    init(path: String, bytes: [UInt8], as form: LogGuard.Form) {
      (self.path, self.bytes, self.form) = (path, bytes, form)
    }

    init(path: String, text: SafeText, as form: LogGuard.Form) {
      self.init(path: path, bytes: Array(text.utf8), as: form)
    }
  }

  /// For standard output.
  var outputBytes: [UInt8] = []
  /// What those are, for whoever has to write a character of them in another way.
  var form = LogGuard.Form.text
  /// A folder to be made where it is not there yet, before the files.
  var folder: String?
  /// Files to be written.
  var files: [File] = []
  /// For standard error, a line each.
  var messages: [SafeText] = []
  var exit = Exit.done

  /// The same as text.
  var output: SafeText {
    get { SafeText(escaped: String(decoding: outputBytes, as: UTF8.self)) }
    set { outputBytes = Array(newValue.utf8) }
  }

  init(
    outputBytes: [UInt8] = [], as form: LogGuard.Form = .text, folder: String? = nil, files: [File] = [],
    messages: [SafeText] = [],
    exit: Exit = .done
  ) {
    (self.outputBytes, self.form, self.folder, self.files) = (outputBytes, form, folder, files)
    (self.messages, self.exit) = (messages, exit)
  }

  init(output: SafeText, as form: LogGuard.Form = .text, messages: [SafeText] = [], exit: Exit = .done) {
    self.init(outputBytes: Array(output.utf8), as: form, messages: messages, exit: exit)
  }

  /// A command line that cannot be carried out: what is wrong, and where to read more.
  static func usage(_ error: UsageError, language: Language) -> Outcome {
    let seeHelp = UsageText.seeHelp(command: error.command?.rawValue ?? "")
    return Outcome(
      messages: ["skinscope: " + error.text.text(in: language), seeHelp.text(in: language)], exit: .usage)
  }

  /// A file, a stream or the terminal that failed.
  static func failure(_ text: some Localizable, language: Language) -> Outcome {
    Outcome(messages: ["skinscope: error: " + text.text(in: language)], exit: .unreadable)
  }
}
