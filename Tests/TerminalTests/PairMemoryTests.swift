import Cells
import Colors
import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of many gradients, in a process of its own whose memory is looked at.
@Suite(.serialized) struct PairMemoryTests {
  private static let columns = 80
  private static let rows = 24
  private static let screens = 60
  /// 115 200 pairs, each other than all before.
  private static func pair(_ screen: Int, _ cell: Int) -> Pair {
    let number = UInt32(screen * columns * rows + cell)
    return Pair(foreground: number, background: 0xFFFFFF - number)
  }

  private struct Pair: Hashable {
    var foreground: UInt32
    var background: UInt32
  }

  private static func screen(_ number: Int) -> MappedBuffer {
    let cells = (0..<columns * rows).map { cell in
      let pair = pair(number, cell)
      return MappedCell(
        text: "x", foreground: .direct(Color(rgb: pair.foreground)),
        background: .direct(Color(rgb: pair.background)), attributes: [])
    }
    return MappedBuffer(columns: columns, rows: rows, cells: cells)
  }

  /// Shows all screens; exits with 0 if that took at most 15 MB, else with the number of megabytes.
  @MainActor private static func run(_ path: String) -> Int32 {
    let descriptor = openTerminal(path)
    guard let entry = try? TerminfoEntry.read(environment: ["TERM": "xterm-256color"]),
      let surface = try? TerminalSurface(
        terminal: entry, depth: .truecolor, input: descriptor, output: descriptor)
    else { return 255 }
    surface.present(screen(0))
    let before = residentBytes()
    for number in 1..<screens { surface.present(screen(number)) }
    let grown = residentBytes() - before
    surface.close()
    return grown <= 15_000_000 ? 0 : Int32(clamping: grown / 1_000_000)
  }

  private static func residentBytes() -> Int {
    let file = open("/proc/self/statm", O_RDONLY)
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 256)
    let count = read(file, &text, text.count)
    let fields = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconfPageSize() : 0
  }

  @Test(
    "A hundred thousand pairs of colours stay right, for at most 15 MB",
    .enabled(if: access("/proc/self/statm", R_OK) == 0))
  func manyPairs() async throws {
    let terminal = try #require(
      PseudoTerminal(columns: UInt16(Self.columns), rows: UInt16(Self.rows)))
    let reader = PairReader()
    let watching = Task.detached { [outside = dup(terminal.outside)] in
      reader.readAll(from: outside)
    }
    let path = terminal.path
    let result = await #expect(processExitsWith: .success) { [path = path as String] in
      exit(await Self.run(path))
    }
    #expect(result?.exitStatus == .exitCode(0))
    terminal.finish()
    let seen = await watching.value
    var wanted: Set<UInt64> = []
    for screen in 0..<Self.screens {
      for cell in 0..<Self.columns * Self.rows {
        let pair = Self.pair(screen, cell)
        wanted.insert(UInt64(pair.foreground) << 32 | UInt64(pair.background))
      }
    }
    #expect(seen.subtracting(wanted).isEmpty, "pairs that nobody asked for")
    #expect(wanted.subtracting(seen).isEmpty, "pairs that were never shown")
  }
}

/// The pairs of colours in which an `x` was written.
private struct PairReader: Sendable {
  func readAll(from descriptor: Int32) -> Set<UInt64> {
    defer { close(descriptor) }
    var seen: Set<UInt64> = []
    var reader = WritingReader()
    var isOver = false
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !isOver {
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { break }
      reader.read(chunk[..<count]) { byte, pen in
        if byte == UInt8(ascii: "x"),
          case (.direct(let ink), .direct(let ground)) = (pen.foreground, pen.background)
        {
          seen.insert(ink << 32 | ground)
        }
        if byte == 0x04 { isOver = true }
      }
    }
    return seen
  }
}

private func openTerminal(_ path: String) -> Int32 { open(path, O_RDWR | O_NOCTTY) }
private func sysconfPageSize() -> Int { Int(sysconf(Int32(_SC_PAGESIZE))) }
