import Colors
import Packs
import Preview
import Terminal
import Texts
import Theming

/// `preview`: the mock phone on the terminal.
struct PreviewCommand: Equatable {
  let skin: String?
  let theme: BuiltInTheme
  let depth: ColorDepth?
  let redefinesPalette: Bool
  let seconds: Double?
  let pictures: PictureOption
  let usesMouse: Bool
  let watches: Bool
  let logPath: String?
  let isOffline: Bool
  let language: Language

  /// Reads what the options say.
  ///
  /// - Parameter skin: the skin to begin with, known to be there unless the pack is still to come.
  init(_ arguments: ParsedArguments, skin: String?, language: Language) {
    self.skin = skin
    self.language = language
    theme = arguments.options[.theme].flatMap(BuiltInTheme.init) ?? .light
    depth = arguments.options[.color].flatMap(ColorDepth.init)
    redefinesPalette = arguments.has(.palette)
    seconds = arguments.options[.every].flatMap(Double.init)
    pictures = arguments.options[.pictures].flatMap(PictureOption.init) ?? .automatic
    usesMouse = !arguments.has(.noMouse)
    watches = !arguments.has(.noWatch)
    logPath = arguments.options[.log]
    isOffline = arguments.has(.offline)
  }

  /// Shows the preview until it is quit.
  ///
  /// - Throws: `TerminalError` where the terminal has no screen to show it on.
  /// - Parameter startedAt: when the program was started, on the monotonic clock.
  @MainActor
  func run(_ pack: OpenPack, environment: Environment, startedAt: UInt64) throws(TerminalError) -> Outcome {
    do {
      let terminal = try TerminfoEntry.read(environment: environment.variables)
      let conversation = TerminalConversation(terminal: terminal, environment: environment.variables)
      defer { conversation.end() }
      let support = pictures.support(environment: environment.variables, terminal: terminal)
      let decision = conversation.decideDepth(
        option: depth, environment: environment.variables, terminal: terminal, redefines: redefinesPalette,
        pictures: support)
      var options = PreviewOptions(terminal: terminal, depth: decision, startedAt: startedAt)
      options.depthLimit = DepthDecision.limit(
        environment: environment.variables, terminal: terminal, answer: conversation.answers.depth)
      (options.skin, options.theme, options.language) = (skin, theme, language)
      (options.usesMouse, options.watches, options.every) = (usesMouse, watches, seconds)
      (options.logPath, options.redefinesPalette) = (logPath, redefinesPalette)
      options.memory = environment.stateFolder.map { PackMemory(folder: $0) }
      options.against = pack.against
      (options.pictures, options.environment) = (support, environment.variables)
      (options.editor, options.currentFolder) = (environment.editor, environment.currentFolder)
      (options.net, options.cacheFolder) = (environment.net(isOffline: isOffline), environment.cacheFolder)
      let loop = try PreviewLoop(
        pack.loaded, file: pack.pack.file, options: options, conversation: conversation)
      switch loop.run() {
      case .quit, .hangUp: break
      case .unreadable(let diagnostic):
        return Outcome(messages: diagnostic.lines(in: language), exit: .unreadable)
      case .unknownSkin(let loaded):
        return .usage(
          OpenPack(loaded, named: pack.name).unknownSkin(skin ?? "", for: .preview), language: language)
      case .signal(let signal): TerminalSurface.die(of: signal)
      }
      return Outcome()
    } catch let error as TerminalError {
      throw error
    } catch let error as LogError {
      return .failure(StreamText.cannotWrite(error.path, reason: error.reason), language: language)
    } catch {
      return .failure(StreamText.cannotPreview(reason: "\(error)"), language: language)
    }
  }
}
