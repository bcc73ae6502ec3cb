import Terminal
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A closed pipe is to be told by `write`, not by a signal: it is no error.
signal(SIGPIPE, SIG_IGN)
// And so is a file that may not become larger: whoever wrote it has something to clear away.
signal(SIGXFSZ, SIG_IGN)
FileStream.keepStandardPlaces()

let startedAt = MonotonicClock.now
let isKiosk = Program.isKiosk(CommandLine.arguments)
let environment = isKiosk ? Environment.ofGuest() : Environment.current()
let inquiry = TerminalInquiry()
let program = Program(
  environment: environment,
  readInput: { () throws(SystemError) in
    try FileStream.readAll(from: STDIN_FILENO, limit: Limits.Input.byteCount)
  },
  showPreview: { pack, command throws(TerminalError) in
    try command.run(pack, environment: environment, startedAt: startedAt)
  },
  askTerminal: inquiry.report)
let outcome = program.run(Array(CommandLine.arguments.dropFirst()))
let code = outcome.deliver(
  language: program.language(of: CommandLine.arguments),
  logGuard: LogGuard(variables: environment.variables))
inquiry.end()
exit(code)
