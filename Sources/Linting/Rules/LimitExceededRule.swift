import Diagnostics

/// `limit-exceeded`: a file that is larger, deeper or fuller than Skinscope reads.
///
/// The limits keep a hostile pack from filling the memory: a plist or JSON file of 64 MiB, 64 levels and 4 000 000
/// values and keys, an image of 64 MiB and 100 megapixels, a zip of 256 MiB unpacked and 10 000 entries. An app has
/// no such limits, but its users have less memory.
enum LimitExceededRule: Rule {
  static let code = DiagnosticCode.limitExceeded
}
