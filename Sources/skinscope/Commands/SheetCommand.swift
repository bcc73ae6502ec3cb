import Exporters
import Texts

/// The forms in which a sheet is written.
enum SheetFormat: String, CaseIterable, Sendable {
  case html, svg, png

  /// The format that the name of a file asks for by its extension.
  init?(fileName: String) {
    guard let fileExtension = RenderFormat.fileExtension(of: fileName) else { return nil }
    self.init(rawValue: fileExtension.lowercased())
  }
}

/// `sheet`: all skins of a pack on one sheet.
struct SheetCommand {
  let format: SheetFormat
  /// Where it goes: nil is standard output.
  let output: String?
  let language: Language

  init(_ arguments: ParsedArguments, language: Language) throws(UsageError) {
    let output = arguments.options[.output] ?? ""
    let named = arguments.options[.format].flatMap { SheetFormat(rawValue: $0) }
    guard let format = named ?? SheetFormat(fileName: output) else {
      let choices = SheetFormat.allCases.map { "FILE." + $0.rawValue }
      throw UsageError(.unknownChoice("-o", output, choices: choices, suggestion: nil), command: .sheet)
    }
    self.format = format
    self.output = output == "-" ? nil : output
    self.language = language
  }

  func outcome(of sheet: Sheet) -> Outcome {
    do throws(PictureFailure) {
      let bytes: [UInt8]
      switch format {
      case .html: bytes = Array(SheetPage.export(sheet, language: language).utf8)
      case .svg: bytes = Array(SheetPicture.svg(sheet, language: language).utf8)
      case .png: bytes = try SheetPicture.png(sheet, language: language)
      }
      return output.map { Outcome(files: [.init(path: $0, bytes: bytes)]) } ?? Outcome(outputBytes: bytes)
    } catch {
      return .failure(error.text, language: language)
    }
  }
}
