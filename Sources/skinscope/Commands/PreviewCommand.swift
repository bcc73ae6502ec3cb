import Colors
import Kiosk
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
  let isKiosk: Bool
  let idleMinutes: Double?
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
    isKiosk = arguments.has(.kiosk)
    idleMinutes = arguments.options[.idle].flatMap(Double.init)
  }

  /// Shows the preview until it is quit.
  ///
  /// - Throws: `TerminalError` where the terminal has no screen to show it on.
  /// - Parameter startedAt: when the program was started, on the monotonic clock.
  @MainActor
  func run(_ pack: OpenPack, environment: Environment, startedAt: UInt64) throws(TerminalError) -> Outcome {
    do {
      let (terminal, environment, remark) = try terminal(environment)
      let conversation = TerminalConversation(terminal: terminal, environment: environment.variables)
      defer { conversation.end() }
      var options = options(
        terminal: terminal, conversation: conversation, environment: environment, startedAt: startedAt)
      options.against = pack.against
      options.remark = remark
      if isKiosk { options.keepToLooking() }
      let loop = try PreviewLoop(
        pack.loaded, file: pack.pack.file, options: options, conversation: conversation)
      return outcome(of: loop.run(), pack)
    } catch let error as TerminalError {
      throw error
    } catch let error as LogError {
      return .failure(StreamText.cannotWrite(error.path, reason: error.reason), language: language)
    } catch {
      return .failure(StreamText.cannotPreview(reason: "\(error)"), language: language)
    }
  }

  /// The terminal's description. Strangers come with terminals of all kinds: of one that this computer does not know the
  /// most usual is assumed, which nearly all of them understand.
  ///
  /// - Returns: the description too, and what is to be said of it.
  private func terminal(
    _ environment: Environment
  ) throws(TerminalError) -> (TerminfoEntry, Environment, KioskText?) {
    let assumed = KioskEnvironment.assumedTerminal
    var refused = environment.refusedTerminal
    do throws(TerminalError) {
      let terminal = try TerminfoEntry.read(environment: environment.variables)
      return (terminal, environment, refused.map { .unknownTerminal(name: $0, shownAs: assumed) })
    } catch .termUnknown(let name) where isKiosk && name != assumed {
      refused = name
    }
    var environment = environment
    environment.variables["TERM"] = assumed
    return (
      try TerminfoEntry.read(environment: environment.variables), environment,
      refused.map { .unknownTerminal(name: $0, shownAs: assumed) }
    )
  }

  @MainActor
  private func options(
    terminal: TerminfoEntry, conversation: TerminalConversation, environment: Environment, startedAt: UInt64
  ) -> PreviewOptions {
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
    (options.pictures, options.environment) = (support, environment.variables)
    (options.editor, options.currentFolder) = (environment.editor, environment.currentFolder)
    options.idleMinutes = idleMinutes
    (options.net, options.cacheFolder) = (environment.net(isOffline: isOffline), environment.cacheFolder)
    return options
  }

  @MainActor
  private func outcome(of ending: PreviewLoop.Ending, _ pack: OpenPack) -> Outcome {
    switch ending {
    case .quit, .hangUp: break
    case .idle:
      let minutes = idleMinutes ?? 0
      let text = KioskText.idle(minutes: minutes == minutes.rounded() ? "\(Int(minutes))" : "\(minutes)")
      return Outcome(messages: [text.text(in: language)])
    case .unreadable(let diagnostic):
      return Outcome(messages: diagnostic.lines(in: language), exit: .unreadable)
    case .unknownSkin(let loaded):
      return .usage(
        OpenPack(loaded, named: pack.name).unknownSkin(skin ?? "", for: .preview), language: language)
    case .signal(let signal): TerminalSurface.die(of: signal)
    }
    return Outcome()
  }
}
