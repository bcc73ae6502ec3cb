/// Forms in which something is written to a file whose extension may name them.
protocol FileFormat: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  /// A picture, which is no text for a terminal.
  static var png: Self { get }
}

extension FileFormat {
  /// The format asked for, else that of the file's extension. An extension that is no format of ours is a mistake, as
  /// the file would not hold what its name says.
  ///
  /// - Parameters:
  ///   - fileName: nil where what `-o` says is no name of a file.
  ///   - nameless: the format of a file without an extension; nil where there has to be one.
  init(
    of arguments: ParsedArguments, fileName: String?, nameless: Self?, command: CommandName
  ) throws(UsageError) {
    let fileExtension = fileName.flatMap(Self.fileExtension)
    let named = arguments.options[.format] ?? fileExtension?.lowercased()
    guard let format = named.map({ Self(rawValue: $0) }) ?? nameless else {
      let choices = Self.allCases.map { "FILE." + $0.rawValue }
      throw UsageError(
        .unknownChoice("-o", fileName ?? "", choices: choices, suggestion: nil), command: command)
    }
    self = format
  }

  /// What follows the last dot of a file's name; nil where there is none but one that hides the file.
  static func fileExtension(of path: String) -> String? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }
}

/// The forms in which a screen is written.
enum RenderFormat: String, FileFormat {
  case txt, ansi, svg, html, png, json

  /// What is written, for whoever has to write a character of it in another way.
  var form: LogGuard.Form {
    switch self {
    case .txt, .ansi: .text
    case .svg, .html: .markup
    case .png: .exact
    case .json: .json
    }
  }
}

/// The forms in which a sheet is written.
enum SheetFormat: String, FileFormat {
  case html, svg, png

  /// What is written, for whoever has to write a character of it in another way.
  var form: LogGuard.Form {
    switch self {
    case .html, .svg: .markup
    case .png: .exact
    }
  }
}
