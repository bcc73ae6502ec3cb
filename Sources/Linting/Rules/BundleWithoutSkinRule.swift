import Diagnostics

/// `bundle-without-skin`: a bundle or a folder of images that no skin names.
///
/// The images of skin `night` are looked for in `night.bundle` and `night`. A folder of another name is never looked
/// into; mostly the skin or the folder was renamed and the other forgotten. Rename one of them, or remove the folder.
enum BundleWithoutSkinRule: Rule {
  static let code = DiagnosticCode.bundleWithoutSkin
}
