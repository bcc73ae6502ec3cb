#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs one target under libFuzzer: `fuzzers --target=NAME`, and whatever libFuzzer takes. It passes over words with two
/// dashes.
@main enum Fuzzer {
  private static let targetOption = "--target="
  @MainActor private static var target: FuzzTarget?

  static func main() {
    let name = CommandLine.arguments.first { $0.hasPrefix(targetOption) }?.dropFirst(targetOption.count)
    target = FuzzTarget.all.first { $0.name == name.map(String.init) }
    guard target != nil else {
      for target in FuzzTarget.all { print(target.name, target.longestInput) }
      return
    }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &arguments) { start, count in
        Fuzzer.run(UnsafeBufferPointer(start: start, count: count))
      })
  }

  /// Called on the main thread.
  private static func run(_ input: UnsafeBufferPointer<UInt8>) -> CInt {
    let bytes = Array(input)
    MainActor.assumeIsolated {
      do throws(BrokenPromise) {
        try target?.run(bytes)
      } catch {
        // Past the buffer of the standard output, which is lost with the process.
        let line = Array("Broken promise: \(error)\n".utf8)
        _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
        abort()
      }
    }
    return 0
  }
}

/// libFuzzer's own `main`, as a function; no header of the toolchain declares it to Swift.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
