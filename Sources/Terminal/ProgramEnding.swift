/// How a program ended that had the terminal for a while.
public enum ProgramEnding: Hashable, Sendable {
  /// By itself, with this code; 0 is success.
  case exited(Int32)
  case killed(signal: Int32)
  /// It did not even begin, for this error number.
  case notStarted(Int32)

  /// - Parameter waited: the status that `waitpid` gives; a program that was stopped only is not waited for.
  init(waited status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
