import Diagnostics

/// `bundle-in-zip`: a `S.bundle` inside a zip.
///
/// Of a zip the app takes the folders that are named as the skins; a bundle in it is never read. Rename `night.bundle`
/// to `night` in the zip; `skinscope pack` does so by itself.
enum BundleInZipRule: Rule {
  static let code = DiagnosticCode.bundleInZip
}
