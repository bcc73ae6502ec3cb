#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Cells
import Colors
import Images
import Terminal
import Testing

extension TerminalSurfaceTests {
  /// Pictures come with the screens that have them and go with those that have not.
  @MainActor @Suite struct Pictures {
    private let terminal: PseudoTerminal
    private let entry: TerminfoEntry
    /// Of our picture, and of any.
    private static let shows = "\u{1B}_Ga=T,f=100,i=6031840,"
    private static let removes = "\u{1B}_Ga=d,d=I,i=6031840,q=2\u{1B}\\"

    init() throws {
      terminal = try #require(PseudoTerminal(columns: 6, rows: 3))
      entry = try TerminfoEntry.read(environment: ["TERM": "xterm-256color"])
    }

    private func surface(_ way: PictureProtocol? = .kitty) throws -> TerminalSurface {
      let surface = try TerminalSurface(
        terminal: entry, depth: .truecolor, input: terminal.inside, output: terminal.inside)
      surface.showPictures(by: way)
      return surface
    }

    /// A screen with a picture of one colour at 1, 1, two cells wide and one high.
    private func screen(_ rgb: UInt32, covered: Bool = false) throws -> CellBuffer {
      let color = Color(rgb: rgb)
      let picture = try #require(
        Picture(width: 1, height: 1, pixels: [color.red, color.green, color.blue, 255]))
      var canvas = Canvas(size: CellSize(columns: 6, rows: 3), filledWith: .white)
      let rect = CellRect(column: 1, row: 1, columns: 2, rows: 1)
      canvas.draw(picture, in: rect, fit: .cover) { $0.fill(rect, with: color) }
      if covered { canvas.draw("x", column: 2, row: 1, color: .black) }
      return canvas.buffer
    }

    @discardableResult
    private func present(_ screen: CellBuffer, on surface: TerminalSurface) -> String {
      let pictures = surface.picturesShown(of: screen)
      var mapper = DepthMapper(depth: .truecolor)
      surface.present(mapper.map(screen.leavingRoom(for: pictures)), pictures: pictures)
      return terminal.written()
    }

    @Test("A picture is shown once, in its place, on a bare ground, and the cursor comes back")
    func shown() throws {
      let surface = try surface()
      let text = present(try screen(0x336699), on: surface)
      #expect(text.contains("\u{1B}7\u{1B}[2;2H\(Self.shows)p=1,c=2,r=1,C=1,q=2,m=0;iVBORw0KGgo"))
      #expect(text.contains("\u{1B}\\\u{1B}8"))
      #expect(text.contains("\u{A0}\u{A0}") && !text.contains("48;2;51;102;153"))
      #expect(present(try screen(0x336699), on: surface).isEmpty)
      surface.close()
    }

    @Test("Another picture, one with something over it, and a screen without take the first away")
    func removed() throws {
      let surface = try surface()
      present(try screen(0x336699), on: surface)
      let other = present(try screen(0x996633), on: surface)
      #expect(other.contains(Self.removes) && other.contains(Self.shows))
      let covered = present(try screen(0x996633, covered: true), on: surface)
      #expect(covered.contains(Self.removes) && !covered.contains(Self.shows) && covered.contains("x"))
      #expect(covered.contains("48;2;153;102;51"))
      #expect(present(try screen(0x996633), on: surface).contains(Self.shows))
      let none = present(CellBuffer(columns: 6, rows: 3, filledWith: Cell(background: .white)), on: surface)
      #expect(none.contains(Self.removes) && !none.contains(Self.shows))
      surface.close()
    }

    @Test("What draws all of the screen anew shows the picture anew and leaves no other")
    func redrawn() throws {
      let surface = try surface()
      let screen = try screen(0x336699)
      let steps: [(String, () throws -> Void)] = [
        ("redraw", surface.redrawAll), ("program", { _ = surface.run(["true"]) }),
        ("depth", { try surface.setDepth(.indexed256) }),
        (
          "resize",
          {
            terminal.resize(columns: 7, rows: 3)
            kill(getpid(), SIGWINCH)
            while !surface.readEvents().contains(.resized) {
              _ = Descriptors.wait(for: [surface.signalDescriptor], until: nil)
            }
          }
        ),
      ]
      for (name, step) in steps {
        present(screen, on: surface)
        try step()
        let between = terminal.written()
        let text = between + present(screen, on: surface)
        #expect(text.contains(Self.removes) && text.contains(Self.shows), "\(name)")
        #expect(present(screen, on: surface).isEmpty, "\(name)")
      }
      surface.close()
    }

    @Test("The picture is gone while another program has the terminal, and at the end")
    func leaving() throws {
      let surface = try surface()
      present(try screen(0x336699), on: surface)
      _ = surface.run(["sh", "-c", "echo program >\(terminal.path)"])
      let lent = terminal.written()
      let parts = lent.split(separator: "program", maxSplits: 1)
      #expect(parts.count == 2 && parts[0].contains(Self.removes))
      present(try screen(0x336699), on: surface)
      surface.close()
      let text = terminal.written()
      #expect(text.contains(Self.removes))
      #expect(!text.contains(Self.shows))
    }

    @Test("By cells nothing of all that is sent", arguments: [nil, PictureProtocol.sixel])
    func cells(way: PictureProtocol?) throws {
      // Nobody has told how large a cell is, which sixels go by.
      let surface = try surface(way)
      let text = present(try screen(0x336699), on: surface)
      #expect(text.contains("48;2;51;102;153") && !text.contains("\u{1B}P") && !text.contains("\u{1B}_"))
      surface.close()
      #expect(!terminal.written().contains("\u{1B}_"))
    }

    @Test("Sixels are as large as the cells are in pixels, and follow their size")
    func sixels() throws {
      terminal.resize(columns: 6, rows: 3, pixels: (60, 60))
      let surface = try surface(.sixel)
      #expect(present(try screen(0x336699), on: surface).contains("\u{1B}P0;1q\"1;1;20;20#0;2;20;40;60"))
      terminal.resize(columns: 6, rows: 3, pixels: (48, 48))
      kill(getpid(), SIGWINCH)
      while !surface.readEvents().contains(.resized) {
        _ = Descriptors.wait(for: [surface.signalDescriptor], until: nil)
      }
      #expect(present(try screen(0x336699), on: surface).contains("\"1;1;16;16#0;2;20;40;60"))
      surface.close()
    }

    @Test("Going over to cells takes the pictures away")
    func toCells() throws {
      let surface = try surface()
      present(try screen(0x336699), on: surface)
      surface.showPictures(by: nil)
      let text = terminal.written() + present(try screen(0x336699), on: surface)
      #expect(text.contains(Self.removes) && text.contains("48;2;51;102;153"))
      surface.close()
    }

    @Test("A terminal that has not been asked anything that it owes is asked once, and nobody waits")
    func asking() throws {
      let conversation = TerminalConversation(
        terminal: entry, environment: ["TERM": "xterm-256color"], input: terminal.inside,
        output: terminal.inside)
      let surface = try TerminalSurface(
        terminal: entry, depth: .truecolor, input: terminal.inside, output: terminal.inside,
        conversation: conversation)
      _ = terminal.written()
      #expect(surface.pictureAnswers == nil)
      surface.askPictures(onScreen: false)
      #expect(terminal.written().contains("a=q"))
      surface.askPictures(onScreen: true)
      #expect(terminal.written().isEmpty)
      #expect(surface.pictureAnswers == nil)
      terminal.type("\u{1B}_Gi=6031840;OK\u{1B}\\n\u{1B}P>|kitty(0.26)\u{1B}\\\u{1B}[6;20;9t\u{1B}[?62;c")
      var events: [TerminalEvent] = []
      while events.count < 2 {
        _ = Descriptors.wait(for: [surface.inputDescriptor], until: nil)
        events += surface.readEvents()
      }
      #expect(events == [.key(.character("n")), .answered])
      let answers = try #require(surface.pictureAnswers)
      #expect(answers.hasKittyPictures && answers.name == "kitty(0.26)")
      #expect(surface.cellSize == PictureSize(width: 9, height: 20))
      surface.close()
    }
  }
}
