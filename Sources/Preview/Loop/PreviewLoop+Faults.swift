import Terminal
import Texts

extension PreviewLoop {
  /// Says once each what the system refuses a preview that goes on all the same.
  func sayFaults() {
    let faults = [reader.remark, log?.failure.map { FaultText.logBroken(reason: $0) }].compactMap { $0 }
    for fault in faults where saidFaults.insert(fault).inserted {
      previewer.say(fault, kind: .warning)
      log?.write(.error, nanoseconds: 0, cause: fault.english)
      paint(.painted, cause: "fault", since: MonotonicClock.now)
    }
  }
}
