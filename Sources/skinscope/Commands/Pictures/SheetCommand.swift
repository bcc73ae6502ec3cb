import Exporters
import Texts

/// `sheet`: all skins of a pack on one sheet.
struct SheetCommand {
  let format: SheetFormat
  /// Where it goes: nil is standard output.
  let output: String?
  let language: Language

  init(_ arguments: ParsedArguments, language: Language) throws(UsageError) {
    let output = arguments.options[.output]
    format = try SheetFormat(of: arguments, fileName: output, nameless: nil, command: .sheet)
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
      return output.map { Outcome(files: [.init(path: $0, bytes: bytes, as: format.form)]) }
        ?? Outcome(outputBytes: bytes, as: format.form)
    } catch {
      return .failure(error.text, language: language)
    }
  }
}
