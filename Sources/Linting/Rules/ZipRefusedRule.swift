import Diagnostics

/// `zip-refused`: a zip that is no pack, or that nobody should unpack.
///
/// A pack holds `CJSkin.plist` at its top or in its one top folder. Refused are encrypted and damaged zips, paths
/// that leave the pack, and links.
enum ZipRefusedRule: Rule {
  static let code = DiagnosticCode.zipRefused
}
