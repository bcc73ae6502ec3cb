import Packs
import Terminal
import Texts

/// Showing a pack to strangers who may only look.
extension Program {
  /// Whether arguments ask for it; told before parsing, so that even of a wrong command line nothing is believed that the
  /// strangers say of themselves.
  static func isKiosk(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains(OptionName.kiosk.spelling)
  }

  /// The preview of the one pack that is named, by a process that is bound before it reads anything of it.
  func kiosk(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    guard let name = arguments.operands.first else { throw UsageError(.kioskNeedsPack, command: .preview) }
    if WebAddress.isMeant(by: name) { throw UsageError(.kioskNeedsPackOnDisk, command: .preview) }
    let others: [OptionName] = [.against, .log, .map]
    if let other = others.first(where: arguments.has) {
      throw UsageError(
        .optionsExclude(OptionName.kiosk.spelling, other.spelling), command: .preview)
    }
    guard environment.hasScreen else {
      return Outcome(
        messages: ["skinscope: " + KioskText.needsTerminal.text(in: language)], exit: .unreadable)
    }
    let gaps = bind(name).map { $0.text(in: language) }
    // Before the screen for who sets this up, and after it, as the screen may hide them.
    tell(gaps)
    var outcome = try previewOpened(arguments, language: language)
    outcome.messages += gaps
    return outcome
  }

  /// What guests get who have no screen: the skins of the pack, by its own name, and nothing about where it lies or
  /// what they would have to do on this machine.
  func listForGuest(of pack: OpenPack, _ error: TerminalError, language: Language) -> Outcome {
    let text: KioskText =
      switch error {
      case .notATerminal, .termUnset, .termUnknown, .termCannotAddressCursor, .cannotBeSetUp: .noScreenHere
      case .noTerminfoDatabase, .alreadyOpen, .noDescriptorLeft: .noScreenNow
      }
    return Outcome(
      output: ListReport(name: Self.nameForGuest(of: pack.name), skins: pack.skins).text(in: language),
      messages: [text.text(in: language)])
  }

  /// A pack or file without the folders around it.
  static func nameForGuest(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
