import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Outcome {
  /// Writes everything where it belongs.
  ///
  /// - Parameter logGuard: keeps what others wrote from being obeyed.
  /// - Returns: the exit code: this outcome's own, or 3 where something could not be written.
  func deliver(language: Language, logGuard: LogGuard) -> Int32 {
    var code = exit.rawValue
    var messages = messages
    func report(_ name: String, _ error: SystemError) {
      let failure = Outcome.failure(StreamText.cannotWrite(name, reason: error.reason), language: language)
      messages += failure.messages
      code = failure.exit.rawValue
    }
    writeFiles(logGuard: logGuard, report: report)
    do throws(SystemError) {
      try FileStream.write(logGuard.guarded(outputBytes, as: form), to: STDOUT_FILENO)
    } catch {
      if !error.isClosedPipe { report(StreamText.standardOutput.text(in: language).description, error) }
    }
    // Where not even messages arrive, there is nobody left to tell.
    try? FileStream.write(messages.map { logGuard.guarded($0) + "\n" }.joined(), to: STDERR_FILENO)
    return code
  }

  private func writeFiles(logGuard: LogGuard, report: (String, SystemError) -> Void) {
    if let folder {
      do throws(SystemError) {
        try FileStream.makeFolder(at: folder)
      } catch {
        return report(folder, error)
      }
    }
    for file in files {
      do throws(SystemError) {
        let isStream = FileStream.leadsToStandardStream(file.path)
        let bytes = isStream ? logGuard.guarded(file.bytes, as: file.form) : file.bytes
        try FileStream.replaceFile(at: file.path, with: bytes)
      } catch {
        if !error.isClosedPipe { return report(file.path, error) }
      }
    }
  }
}
