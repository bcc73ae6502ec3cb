import Diagnostics

/// `map-unknown`: a name in `Skinscope.plist` that means nothing.
///
/// A section or role that Skinscope does not know, a key that no skin has, or a value of the wrong type. It is passed
/// over, and the role finds a key by itself. `skinscope show default` lists the roles. The codes, skins, keys and
/// thresholds of the `Lint` dictionary are checked too. Points at the name.
///
/// Found:
///
/// ```json
/// Skinscope.plist: {"Color": {"⟦nav.backgroud": "标题"}}
/// {"default": {"Color": {"标题": "0x000000"}}}
/// ```
///
/// Found:
///
/// ```json
/// Skinscope.plist: {"Color": {"nav.title": "⟦标题色"}}
/// {"default": {"Color": {"标题": "0x000000"}}}
/// ```
///
/// Found:
///
/// ```json
/// Skinscope.plist: {"Lint": {"⟦contrast": "off"}}
/// {"default": {"Color": {"标题": "0x000000"}}}
/// ```
///
/// Fine:
///
/// ```json
/// Skinscope.plist: {"Color": {"nav.title": "标题"}, "Lint": {"contrast-low": "note"}}
/// {"default": {"Color": {"标题": "0x000000"}}}
/// ```
enum MapUnknownRule: Rule {
  static let code = DiagnosticCode.mapUnknown

  static func check(_ pack: LintSubject) -> [Diagnostic] {
    (pack.pack.roleMap?.diagnostics ?? []) + pack.pack.unknownMapKeys
  }
}
