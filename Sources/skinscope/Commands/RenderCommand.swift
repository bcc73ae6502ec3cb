import Cells
import Colors
import Exporters
import Skins
import Texts

/// `render`: screens written down without a terminal.
struct RenderCommand {
  let format: RenderFormat
  let depth: ColorDepth
  /// Where the result goes: nil and `-` are standard output.
  let output: String?

  /// Reads what the options say; whatever is not said has the same value everywhere.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has(.all), arguments.has(.skin) {
      throw UsageError(.optionsExclude("--all", "--skin"), command: .render)
    }
    format = arguments.options[.format].flatMap(RenderFormat.init) ?? .txt
    depth = arguments.options[.color].flatMap(ColorDepth.init) ?? .truecolor
    let output = arguments.options[.output]
    self.output = output == "-" ? nil : output
    if arguments.has(.all), format != .json, self.output == nil {
      throw UsageError(.outputNeeded, command: .render)
    }
  }

  /// One screen.
  func outcome(of screen: CellBuffer) -> Outcome {
    var mapper = DepthMapper(depth: depth)
    return delivered(text(of: mapper.map(screen)))
  }

  /// A screen for each skin: one JSON object, or a file each in a folder.
  func outcome(of screens: [(skin: String, screen: CellBuffer)]) -> Outcome {
    var mapper = DepthMapper(depth: depth)
    guard format != .json, let output else {
      let members = screens.map { ($0.skin, JSONExporter.value(of: mapper.map($0.screen))) }
      return delivered(JSONValue.object(members).text(linesDownTo: 3) + "\n")
    }
    var names = FileNames()
    let files = screens.map { skin, screen in
      Outcome.File(
        path: output + "/" + names.name(for: skin) + "." + format.rawValue, text: text(of: mapper.map(screen))
      )
    }
    return Outcome(folder: output, files: files)
  }

  private func text(of screen: MappedBuffer) -> String {
    switch format {
    case .txt: TextExporter.export(screen)
    case .ansi: ANSIExporter.export(screen)
    case .json: JSONExporter.export(screen)
    }
  }

  private func delivered(_ text: String) -> Outcome {
    output.map { Outcome(files: [.init(path: $0, text: text)]) } ?? Outcome(output: text)
  }
}

/// Names for files after names out of a pack, which may be anything.
struct FileNames {
  private var taken: Set<String> = []

  /// A name that stays in its folder, is the same on every system, and is given once only.
  mutating func name(for text: String) -> String {
    var name = String(text.prefix(60).map(Self.harmless))
    while name.utf8.count > 180 { name.removeLast() }
    if name.isEmpty || name.hasPrefix(".") || name.hasPrefix("-") { name = "_" + name }
    var candidate = name
    var number = 2
    // Upper and lower case are one on many a file system.
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func harmless(_ character: Character) -> Character {
    let isHarmful =
      "/\\:*?\"<>|".contains(character) || SafeText(String(character)).description != String(character)
    return isHarmful ? "_" : character
  }
}
