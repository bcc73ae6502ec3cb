import Cells
import Colors
import Exporters
import Screens
import Skins
import Texts

/// `render`: screens written down without a terminal.
struct RenderCommand {
  /// A screen to be written.
  struct Screen {
    let skin: String
    let cells: CellBuffer
  }

  let format: RenderFormat
  let depth: ColorDepth
  let page: Phone.Tab
  /// Where the result goes: nil and `-` are standard output.
  let output: String?
  let language: Language

  /// Reads what the options say; whatever is not said has the same value everywhere.
  init(_ arguments: ParsedArguments, language: Language = .english) throws(UsageError) {
    if arguments.has(.all), arguments.has(.skin) {
      throw UsageError(.optionsExclude("--all", "--skin"), command: .render)
    }
    let output = arguments.options[.output]
    self.output = output == "-" ? nil : output
    // With --all the name is a folder's.
    let fileName = arguments.has(.all) ? nil : self.output
    format = try RenderFormat(of: arguments, fileName: fileName, nameless: .txt, command: .render)
    depth = arguments.options[.color].flatMap(ColorDepth.init) ?? .truecolor
    page = arguments.options[.page].flatMap(Phone.Tab.init) ?? .messages
    self.language = language
    if arguments.has(.all), format != .json, self.output == nil {
      throw UsageError(.outputNeeded, command: .render)
    }
  }

  /// One screen.
  func outcome(of screen: Screen) -> Outcome {
    var mapper = DepthMapper(depth: depth)
    do throws(PictureFailure) {
      let bytes = try bytes(of: mapper.map(screen.cells), skin: screen.skin)
      if let output { return Outcome(files: [.init(path: output, bytes: bytes, as: format.form)]) }
      return Outcome(outputBytes: bytes, as: format.form)
    } catch {
      return .failure(error.text, language: language)
    }
  }

  /// A screen for each skin: one JSON object, or a file each in a folder.
  func outcome(of screens: [Screen]) -> Outcome {
    var mapper = DepthMapper(depth: depth)
    guard format != .json, let output else {
      let members = screens.map { ($0.skin, JSONExporter.value(of: mapper.map($0.cells))) }
      let text = JSONValue.object(members).text(linesDownTo: 3) + "\n"
      return self.output.map { Outcome(files: [.init(path: $0, text: text, as: .json)]) }
        ?? Outcome(output: text, as: .json)
    }
    var names = FileNames()
    var outcome = Outcome(folder: output)
    do throws(PictureFailure) {
      for screen in screens {
        let path = output + "/" + names.name(for: screen.skin) + "." + format.rawValue
        let bytes = try bytes(of: mapper.map(screen.cells), skin: screen.skin)
        outcome.files.append(Outcome.File(path: path, bytes: bytes, as: format.form))
      }
      return outcome
    } catch {
      return .failure(error.text, language: language)
    }
  }

  private func bytes(of screen: MappedBuffer, skin: String) throws(PictureFailure) -> [UInt8] {
    let title = PictureFileText.title(skin: skin, page: page.name(in: language)).text(in: language)
    switch format {
    case .txt: return Array(TextExporter.export(screen).utf8)
    case .ansi: return Array(ANSIExporter.export(screen).utf8)
    case .svg: return Array(SVGExporter.export(screen, title: title).utf8)
    case .html: return Array(HTMLExporter.export(screen, title: title, language: language).utf8)
    case .png: return try PNGExporter.export(screen, title: title)
    case .json: return Array(JSONExporter.export(screen).utf8)
    }
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
