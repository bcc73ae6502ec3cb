#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Texts

/// The program that downloads: curl, in a process of its own.
public struct CurlProgram: Hashable, Sendable {
  /// Its name, looked for on the `PATH`, or its path.
  public var name: String
  /// What it is told of the environment, as `NAME=value`: how to find programs, proxies and certificates.
  public var environment: [String]

  /// Variables that say how this computer reaches the net. They are all that curl is told of the environment.
  public static let variableNames = [
    "PATH", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR",
  ]

  /// - Parameter variables: the environment, of which only `variableNames` are taken.
  public init(name: String = "curl", variables: [String: String] = [:]) {
    self.name = name
    // A UTF-8 locale, for hosts with names in Chinese.
    environment =
      ["LC_ALL=C.UTF-8"]
      + Self.variableNames.compactMap { name in variables[name].map { "\(name)=\($0)" } }
  }

  /// Starts a download: the answer comes on the output, headers and complaints on the standard error.
  func start(_ request: DownloadRequest, limits: DownloadLimits) throws(DownloadError) -> ChildProcess {
    do throws(SystemFailure) {
      // `-q` comes first: no configuration file of the user's is read.
      return try ChildProcess(
        name, ["-q", "-K", "-"], input: Array(Self.options(request, limits: limits).utf8),
        environment: environment)
    } catch {
      let isMissing = error.code == ENOENT || error.code == EACCES
      throw DownloadError(
        isMissing ? .curlMissing : .system(reason: error.reason), address: request.address.text)
    }
  }

  /// The options, as a configuration file that curl reads from its standard input, so that no list of processes
  /// shows an address. No cookies, no `.netrc`: curl has neither unless it is told to.
  static func options(_ request: DownloadRequest, limits: DownloadLimits) -> String {
    var lines = [
      "silent", "show-error", "no-buffer", "globoff", "location", "compressed", "suppress-connect-headers",
      #"proto = "=http,https""#, #"proto-redir = "=http,https""#,
      "max-redirs = \(limits.redirects)",
      // A second later than we stop it ourselves, for the case that nobody is left to do so.
      "max-time = \(limits.seconds + 1)",
      #"dump-header = "/dev/stderr""#, #"user-agent = "Skinscope""#,
    ]
    if let tag = request.validators.tag { lines.append("header = \(quoted("If-None-Match: " + tag))") }
    if let date = request.validators.date { lines.append("header = \(quoted("If-Modified-Since: " + date))") }
    lines.append("url = \(quoted(request.address.requested))")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result + "\""
  }
}
