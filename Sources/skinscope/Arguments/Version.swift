enum Version {
  /// As the change log numbers it.
  static let current = "0.1.0"
}
