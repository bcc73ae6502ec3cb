import Packs
import Skins
import Texts

/// `completion`: what shells read to complete command lines, and what they ask then.
extension Program {
  func completion(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let name = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      let suggestion = NearestName.of(name, among: Shell.names)
      throw UsageError(
        .unknownChoice("completion", name, choices: Shell.names, suggestion: suggestion), command: .completion
      )
    }
    guard arguments.has(.words) else { return Outcome(output: shell.script, as: .exact) }
    let (line, word) = shell.line(Array(arguments.operands.dropFirst()))
    let completer = WordCompleter(
      language: language,
      skins: { skins(ofPack: $0, language: language) },
      revisions: { GitProgram(variables: environment.variables).revisionNames(near: $0.map(inHome)) },
      files: { FolderContents.of($0, home: environment.variables["HOME"]) })
    return Outcome(output: shell.answer(completer.offers(for: line), to: word, on: line))
  }

  /// A path whose tilde no shell has replaced yet.
  private func inHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environment.variables["HOME"] else { return path }
    return home + path.dropFirst()
  }

  /// The skins to offer; none of a pack that cannot be read, since that is no matter of the prompt.
  private func skins(ofPack name: String?, language: Language) -> [OfferedSkin] {
    let skins = try? Pack.skins(
      path: name.map(inHome), shippedThemes: PackLocation(environment: environment).shippedThemes,
      byteLimit: Limits.Prompt.byteCount)
    return (skins ?? []).map { skin in
      let note =
        skin.isEmpty
        ? ListText.empty.text(in: language)
        : CompletionText.skin(
          colors: skin.count(of: .color), images: skin.count(of: .image), fonts: skin.count(of: .font)
        ).text(in: language)
      return OfferedSkin(name: skin.name, note: note)
    }
  }
}
