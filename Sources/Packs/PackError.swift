import Diagnostics
import Plists
import Skins
import Texts

/// A pack that cannot be opened: what is wrong, and what to do.
public struct PackError: Error, Sendable {
  public let diagnostic: Diagnostic
  /// The file is not there, or holds nothing, as it may be in the middle of a save.
  public let isMissingOrEmpty: Bool

  init(_ error: PlistError) {
    diagnostic = error.diagnostic
    isMissingOrEmpty = error.isEmptyFile
  }

  init(_ text: OpeningText, file: String) {
    let code: DiagnosticCode =
      switch text {
      case .missing, .noPackHere, .noPlistInFolder, .permissionDenied, .notRegular, .notRegularFile, .onNet,
        .system:
        .plistSyntax
      }
    diagnostic = Diagnostic(code, file: file, message: .opening(text))
    switch text {
    case .missing, .noPackHere, .noPlistInFolder: isMissingOrEmpty = true
    case .permissionDenied, .notRegular, .notRegularFile, .onNet, .system: isMissingOrEmpty = false
    }
  }

  /// A pack that did not come from the net.
  public init(_ error: DownloadError) {
    diagnostic = Diagnostic(.downloadFailed, file: error.address, message: .download(error.reason))
    isMissingOrEmpty = false
  }

  /// A zip that is not read.
  init(_ failure: ZipFailure, file: String) {
    diagnostic = Diagnostic(
      failure.isLimit ? .limitExceeded : .zipRefused, file: file, message: .zip(failure.text))
    isMissingOrEmpty = false
  }

  /// A failure to read a file that is no pack, for which advice on packs would be none.
  init(_ failure: FileFailure, fileBeside file: String, path: String) {
    if failure == .notRegular {
      self.init(.notRegularFile, file: file)
    } else {
      self.init(failure, file: file, path: path)
    }
  }

  /// A failure to read `file`, which stands at `path`.
  init(_ failure: FileFailure, file: String, path: String) {
    switch failure {
    case .missing: self.init(.missing(nearest: NearestName.of(path)), file: file)
    case .permissionDenied: self.init(.permissionDenied, file: file)
    case .notRegular: self.init(.notRegular, file: file)
    case .system(let code): self.init(.system(reason: SystemFailure(code: code).reason), file: file)
    case .damaged: self.init(ZipFailure(.damaged(FilePath.name(of: path))), file: file)
    case .zipTooLarge: self.init(ZipFailure(.fileSize(mebibytes: Limits.Zip.mebibytes)), file: file)
    case .tooLarge:
      let limit = LimitText.fileSize(mebibytes: Limits.Plist.mebibytes)
      self.init(PlistError(Diagnostic(.limitExceeded, file: file, message: .limit(limit))))
    }
  }
}

/// Advice for a path that is not there.
enum NearestName {
  /// The name nearest to `path`'s in its folder, if it is near.
  static func of(_ path: String) -> String? {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let folder = FilePath.folder(of: path)
    let wanted = FilePath.name(of: path).lowercased()
    let entries = try? FileReading.entries(of: folder.isEmpty ? "." : folder, limit: 2_000)
    // What is meant by a letter or two nobody can tell, and the ending tells nothing.
    let limit = stem(of: wanted).count / 3
    let distances = (entries ?? []).filter { stem(of: $0.name).count > 1 }.map { entry in
      (name: entry.name, distance: NearMiss.distance(entry.name.lowercased(), wanted))
    }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
  }

  /// A name without its ending.
  private static func stem(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
  }
}
