enum Version {
  /// As the change log numbers it.
  static let current = "0.1.0"
  /// When this version was made, for the manual.
  static let date = "2026-11-30"
}
