import Packs
import Skins
import Texts

/// The commands that change packs, and make zips of them.
extension Program {
  func install(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let (source, pack) = (arguments.operands.first ?? "", arguments.options[.into] ?? "")
    return try edit(pack, arguments, language: language) { () throws(EditError) in
      let net = environment.net(isOffline: arguments.has(.offline))
      return try PackEdit.install(
        InstallSource(path: source, net: net), into: pack, isDryRun: arguments.has(.dryRun))
    }
  }

  func remove(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let (skin, pack) = (arguments.operands.first ?? "", arguments.operands.last ?? "")
    return try edit(pack, arguments, language: language) { () throws(EditError) in
      try PackEdit.remove(skin, from: pack, isDryRun: arguments.has(.dryRun))
    }
  }

  func pack(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let (folder, file) = (arguments.operands.first ?? "", arguments.options[.output] ?? "")
    let goesToOutput = file == "-"
    if goesToOutput, environment.outputIsTerminal {
      throw UsageError(.pictureToTerminal(format: "ZIP"), command: .pack)
    }
    do throws(EditError) {
      let zip = try PackZip(of: folder)
      let differences = zip.differences.map { difference in
        EditReportText.foundOtherwise(
          skin: difference.skin, key: difference.key, inFolder: difference.inFolder, inZip: difference.inZip)
      }
      let doubts = zip.doubts.map { EditReportText.inZip(skin: $0.skin, $0.text) }
      let odd: [EditReportText] = zip.odd.isEmpty ? [] : [.odd(zip.odd)]
      let warnings = (odd + differences + doubts).map { $0.text(in: language) }.asWarnings
      if goesToOutput { return Outcome(outputBytes: zip.bytes, as: .exact, messages: warnings) }
      if FileStream.isStream(file) {
        do throws(SystemError) {
          try FileStream.replaceFile(at: file, with: zip.bytes)
        } catch {
          return .failure(StreamText.cannotWrite(file, reason: error.reason), language: language)
        }
      } else {
        try zip.write(to: file)
      }
      let size = (zip.bytes.count + 1023) / 1024
      let text = EditReportText.packed(file, files: zip.paths.count, kibibytes: size).text(in: language)
      return Outcome(output: text + "\n", messages: warnings)
    } catch {
      return try outcome(of: error, pack: folder, arguments, language: language)
    }
  }

  /// Changes a pack, or says what would be changed.
  private func edit(
    _ pack: String, _ arguments: ParsedArguments, language: Language,
    do work: () throws(EditError) -> EditReport
  ) throws(UsageError) -> Outcome {
    do throws(EditError) {
      let report = try work()
      let isDryRun = arguments.has(.dryRun)
      var outcome = Outcome(output: report.text(of: pack, isDryRun: isDryRun, language: language))
      outcome.messages = report.findings.flatMap { $0.lines(in: language) }
      if !report.leftOut.isEmpty {
        outcome.messages += [EditReportText.leftOut(report.leftOut).text(in: language)].asWarnings
      }
      if !report.odd.isEmpty {
        outcome.messages += [EditReportText.odd(report.odd).text(in: language)].asWarnings
      }
      if report.leavesRoleMap {
        outcome.messages.append("skinscope: note: " + EditReportText.roleMapLeftOut.text(in: language))
      }
      outcome.messages +=
        report.hidden.map { file, other in
          EditReportText.hidden(file, by: other).text(in: language)
        }.asWarnings
      if !isDryRun, let folder = report.exchangedFolder, environment.isInside(folder) {
        outcome.messages.append("skinscope: " + EditReportText.enterAgain.text(in: language))
      }
      return outcome
    } catch {
      return try outcome(of: error, pack: pack, arguments, language: language)
    }
  }

  private func outcome(
    of error: EditError, pack: String, _ arguments: ParsedArguments, language: Language
  ) throws(UsageError) -> Outcome {
    switch error {
    case .pack(let failure):
      return Outcome(messages: failure.diagnostic.lines(in: language), exit: .unreadable)
    case .unknownSkin(let name, let known):
      let suggestion = NearestName.of(name, among: known)
      throw UsageError(
        .unknownSkin(name, pack: pack, suggestion: suggestion), command: arguments.command)
    case .defaultSkin:
      let text = EditText.defaultStays.text(in: language)
      return Outcome(messages: ["skinscope: error: " + text], exit: .usage)
    case .refused(let text): return .failure(text, language: language)
    }
  }
}

extension [SafeText] {
  /// Lines of messages that are no errors.
  fileprivate var asWarnings: [SafeText] { map { "skinscope: warning: " + $0 } }
}

extension EditReport {
  /// What is changed, a line each.
  fileprivate func text(of pack: String, isDryRun: Bool, language: Language) -> SafeText {
    if changes.isEmpty { return EditReportText.nothing(pack).text(in: language) + "\n" }
    let title: EditReportText = isDryRun ? .wouldChange(pack) : .changed(pack)
    var table = TextTable([.left, .left])
    for change in changes.inReadingOrder {
      table.add([change.action.text.text(in: language), change.subject.name(in: language)])
    }
    var lines = [title.text(in: language)] + table.lines(indent: 2)
    if changes.count > Self.countedByEye { lines.append(total.text(in: language)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// So many changes nobody needs to be told the number of.
  private static let countedByEye = 10

  private var total: EditReportText {
    func count(_ action: PackChange.Action) -> Int { changes.count { $0.action == action } }
    return .total(added: count(.add), replaced: count(.replace), removed: count(.remove))
  }
}

extension PackChange.Action {
  fileprivate var text: EditReportText {
    switch self {
    case .add: .add
    case .replace: .replace
    case .remove: .remove
    }
  }
}

extension PackChange.Subject {
  fileprivate func name(in language: Language) -> SafeText {
    switch self {
    case .skin(let name): EditReportText.skin(name).text(in: language)
    case .file(let path): SafeText(path)
    case .folder(let name): EditReportText.folder(name).text(in: language)
    }
  }
}
