import Diagnostics

/// `no-skins`: a plist without a skin.
///
/// The top level of `CJSkin.plist` is a dictionary from the names of skins to their contents. A value there that is
/// no dictionary, such as `CJSkinCurrentVersion`, is no skin.
enum NoSkinsRule: Rule {
  static let code = DiagnosticCode.noSkins
}
