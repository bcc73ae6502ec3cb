import Diagnostics
import Linting
import Packs
import Plists
import Texts

/// The command that checks packs.
extension Program {
  func lint(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let command = try LintCommand(arguments)
    var accepted: Baseline?
    if let file = command.baseline, !command.updatesBaseline {
      do throws(PlistError) {
        accepted = try readBaseline(file)
      } catch {
        // Without it all that is accepted would be told as new.
        let report = LintReport([PackFindings(unreadable: file, error.diagnostic)])
        return command.outcome(
          of: report, accepting: nil, isColored: environment.outputDepth != nil, language: language)
      }
    }
    let report = LintReport(
      arguments.operands.map { findings(of: $0, by: command, isOffline: arguments.has(.offline)) })
    if let file = command.baseline, command.updatesBaseline {
      return command.outcome(updatingBaseline: file, with: report, language: language)
    }
    return command.outcome(
      of: report, accepting: accepted, isColored: environment.outputDepth != nil, language: language)
  }

  private func findings(of name: String, by command: LintCommand, isOffline: Bool) -> PackFindings {
    do throws(PackError) {
      let pack = try Pack.open(path: name, net: environment.net(isOffline: isOffline))
      let bound = BoundPack(pack)
      let found = Linter(bound, reader: command.reader).found()
      return PackFindings(
        name: name, findings: found.findings, unfinished: found.unfinished,
        sources: SourceTexts(pack.texts()),
        matrix: command.withMatrix ? ContrastMatrix(bound, reader: command.reader) : nil)
    } catch {
      return PackFindings(unreadable: name, error.diagnostic)
    }
  }

  private func readBaseline(_ file: String) throws(PlistError) -> Baseline {
    let bytes: [UInt8]
    do throws(PackError) {
      bytes = try TextFile.bytes(of: file)
    } catch {
      throw PlistError(error.diagnostic)
    }
    return try Baseline(reading: bytes, file: file)
  }
}

extension PackFindings {
  /// What is told of a file that cannot be read.
  fileprivate init(unreadable name: String, _ finding: Diagnostic) {
    self.init(
      name: name, findings: [finding], sources: SourceTexts(reading: finding), isUnreadable: true)
  }
}

extension SourceTexts {
  /// The file that a finding stands in, where it can be read.
  init(reading finding: Diagnostic) {
    guard finding.position != nil, let bytes = try? TextFile.bytes(of: finding.file) else {
      self.init()
      return
    }
    self.init([finding.file: bytes])
  }
}
