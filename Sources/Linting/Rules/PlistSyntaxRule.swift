import Diagnostics

/// `plist-syntax`: a file that cannot be read.
///
/// Reading stops where the file breaks the rules of its format, and the finding points there. Nothing else of the
/// pack is checked. An old-style text plist is converted by `plutil -convert xml1 FILE`; `plutil -lint FILE` tells
/// what Apple's own reader thinks. The same holds for `Skinscope.plist`, without which the roles are guessed.
enum PlistSyntaxRule: Rule {
  static let code = DiagnosticCode.plistSyntax
}
