import Colors
import Packs
import Preview
import Skins
import Terminal
import Texts
import Theming

/// The command that needs a terminal.
extension Program {
  /// The preview; where there is no terminal to show it on, the list.
  @MainActor
  func preview(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    guard environment.inputIsTerminal, environment.outputIsTerminal else {
      return try list(arguments, language: language)
    }
    return try withPack(named: arguments.operands.first, arguments, language: language) {
      pack throws(UsageError) in
      let skin = try pack.skin(named: arguments.options[.skin], for: .preview)
      do {
        let options = try previewOptions(arguments, skin: skin, language: language)
        let loop = try PreviewLoop(pack.loaded, file: pack.plistName, options: options)
        return Self.outcome(of: loop.run())
      } catch let error as TerminalError {
        // A terminal that cannot show a screen can still show a list.
        var outcome = try list(arguments, language: language)
        outcome.messages.append("skinscope: " + error.text.text(in: language))
        return outcome
      } catch let error as LogError {
        return .failure(.cannotWrite(error.path, reason: error.reason), language: language)
      } catch {
        return .failure(.cannotWrite("", reason: "\(error)"), language: language)
      }
    }
  }

  private func previewOptions(
    _ arguments: ParsedArguments, skin: Skin, language: Language
  ) throws(TerminalError) -> PreviewOptions {
    let terminal = try TerminfoEntry.read(environment: environment.variables)
    let depth = DepthDecision.decide(
      option: arguments.options[.color].flatMap(ColorDepth.init), environment: environment.variables,
      terminal: terminal)
    var options = PreviewOptions(terminal: terminal, depth: depth, startedAt: startedAt)
    options.skin = skin.name
    options.theme = arguments.options[.theme].flatMap(BuiltInTheme.init) ?? .light
    options.language = language
    options.usesMouse = !arguments.has(.noMouse)
    options.watches = !arguments.has(.noWatch)
    options.every = arguments.options[.every].flatMap(Double.init)
    options.logPath = arguments.options[.log]
    return options
  }

  private static func outcome(of ending: PreviewLoop.Ending) -> Outcome {
    switch ending {
    case .quit, .hangUp: return Outcome()
    case .signal(let signal):
      TerminalSurface.die(of: signal)
      return Outcome()
    }
  }
}
