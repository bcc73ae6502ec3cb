import Diagnostics

/// `download-failed`: a pack or image that could not be fetched.
///
/// The message names the reason: the server's answer, the time that ran out, a redirect too many. At most 64 MiB are
/// taken, within 30 seconds.
enum DownloadFailedRule: Rule {
  static let code = DiagnosticCode.downloadFailed
}
