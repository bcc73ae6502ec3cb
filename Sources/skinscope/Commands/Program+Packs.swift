import Cells
import Colors
import Linting
import Packs
import Preview
import Screens
import Skins
import Terminal
import Texts
import Theming

/// The commands that read a pack.
extension Program {
  func list(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    try withPack(named: arguments.operands.first, arguments, language: language) { pack throws(UsageError) in
      let report = ListReport(name: pack.name, skins: pack.skins)
      let isJSON = arguments.has(.json)
      if isJSON { return Outcome(output: report.json.textByLeaves() + "\n", as: .json) }
      return Outcome(output: report.text(in: language))
    }
  }

  func show(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let name = arguments.operands.dropFirst().first
    return try withPack(named: name, arguments, language: language) { pack throws(UsageError) in
      let skin = try pack.skin(named: arguments.operands.first, for: .show)
      let report = pack.report(on: skin)
      if arguments.has(.json) { return Outcome(output: report.json.textByLeaves() + "\n", as: .json) }
      return Outcome(output: report.text(in: language, swatchDepth: environment.outputDepth))
    }
  }

  func render(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let command = try RenderCommand(arguments, language: language)
    try checkTerminal(command.format, output: command.output, for: .render)
    return try withPack(named: arguments.operands.first, arguments, language: language) {
      pack throws(UsageError) in
      let size = arguments.options[.size].flatMap(ScreenSize.init) ?? .standard
      let theme = arguments.options[.theme].flatMap(BuiltInTheme.init) ?? .light
      @MainActor func screen(_ skin: Skin) -> RenderCommand.Screen {
        let cells = ScreenPicture.draw(
          pack.loaded, skin: skin, page: command.page,
          size: CellSize(columns: size.columns, rows: size.rows), theme: theme,
          palette: Palette.standard(for: command.depth), language: language)
        return RenderCommand.Screen(skin: skin.name, cells: cells)
      }
      if arguments.has(.all) { return command.outcome(of: pack.skins.map(screen)) }
      return command.outcome(of: screen(try pack.skin(named: arguments.options[.skin], for: .render)))
    }
  }

  func sheet(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let command = try SheetCommand(arguments, language: language)
    try checkTerminal(command.format, output: command.output, for: .sheet)
    return try withPack(named: arguments.operands.first, arguments, language: language) { pack in
      let builder = SheetBuilder(
        pack: pack, theme: arguments.options[.theme].flatMap { BuiltInTheme(rawValue: $0) } ?? .light,
        language: language, plainImagesOnly: command.format != .html)
      return command.outcome(of: builder.sheet())
    }
  }

  /// Refuses to write a picture to a terminal, which would take it for text and orders.
  private func checkTerminal<Format: FileFormat & Equatable>(
    _ format: Format, output: String?, for command: CommandName
  ) throws(UsageError) {
    guard format == .png, output == nil, environment.outputIsTerminal else { return }
    throw UsageError(.pictureToTerminal(format: "PNG"), command: command)
  }

  /// The preview; where there is no terminal to show it on, the list.
  func preview(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    if environment.hasScreen { ProgramMemory.takeForStart() }
    if arguments.has(.kiosk) { return try kiosk(arguments, language: language) }
    if let name = arguments.operands.first, WebAddress.isMeant(by: name), environment.hasScreen {
      return try preview(link: name, arguments, language: language)
    }
    return try previewOpened(arguments, language: language)
  }

  /// The preview of a pack that is downloaded while it shows.
  private func preview(
    link: String, _ arguments: ParsedArguments, language: Language
  ) throws(UsageError) -> Outcome {
    let source: PackSource
    do throws(PackError) {
      source = try PackSource.onNet(link, roleMap: arguments.options[.map])
    } catch {
      return Outcome(messages: error.diagnostic.lines(in: language), exit: .unreadable)
    }
    let pack = OpenPack(Pack.awaited(source), named: link)
    if let revision = arguments.options[.against],
      case .failure(let refusal) = try state(of: pack, at: revision, named: link, language: language)
    {
      return refusal.outcome
    }
    let command = PreviewCommand(arguments, skin: arguments.options[.skin], language: language)
    do throws(TerminalError) {
      return try showPreview(pack, command)
    } catch {
      var outcome = try list(arguments, language: language)
      outcome.messages.append("skinscope: " + error.text.text(in: language))
      return outcome
    }
  }

  /// The preview of a pack on the disk.
  ///
  /// - Parameter waits: for all of the pack, however large it is, before anything is shown.
  func previewOpened(
    _ arguments: ParsedArguments, language: Language, waits: Bool = false
  ) throws(UsageError) -> Outcome {
    // What is compared is all of it, and so is what is listed.
    let waits = waits || arguments.options[.against] != nil || !environment.hasScreen
    let look = waits ? nil : firstLook(at: arguments.options[.skin])
    return try withPack(
      named: arguments.operands.first, arguments, look: look, language: language
    ) { pack throws(UsageError) in
      var skin: Skin?
      if let name = arguments.options[.skin] { skin = try pack.skin(named: name, for: .preview) }
      // A terminal that cannot show a screen can still show a list.
      @MainActor func list(_ error: TerminalError? = nil) -> Outcome {
        if let error, arguments.has(.kiosk) { return listForGuest(of: pack, error, language: language) }
        var outcome = Outcome(output: ListReport(name: pack.name, skins: pack.skins).text(in: language))
        if let error { outcome.messages.append("skinscope: " + error.text.text(in: language)) }
        return outcome
      }
      guard environment.hasScreen else { return list() }
      var pack = pack
      if let revision = arguments.options[.against] {
        switch try state(of: pack, at: revision, named: arguments.operands.first, language: language) {
        case .success(let state): pack.against = state
        case .failure(let refusal): return refusal.outcome
        }
      }
      do throws(TerminalError) {
        return try showPreview(pack, PreviewCommand(arguments, skin: skin?.name, language: language))
      } catch {
        if pack.pack.isExcerpt { return try previewOpened(arguments, language: language, waits: true) }
        return list(error)
      }
    }
  }

  private func firstLook(at skin: String?) -> FirstLook {
    let memory = environment.stateFolder.map { PackMemory(folder: $0) }
    return FirstLook(at: skin) { memory?.lastSkin(of: $0) }
  }

  /// Opens the pack, or says why it cannot be, and carries on with it.
  private func withPack(
    named name: String?, _ arguments: ParsedArguments, look: FirstLook? = nil, language: Language,
    do work: @MainActor (OpenPack) throws(UsageError) -> Outcome
  ) throws(UsageError) -> Outcome {
    let pack: Pack
    do throws(PackError) {
      pack = try Pack.open(
        path: name, shippedThemes: PackLocation(environment: environment).shippedThemes,
        roleMap: arguments.options[.map], net: environment.net(isOffline: arguments.has(.offline)), look: look
      )
    } catch {
      if let name, arguments.commandIsImplied, !name.contains("/"),
        case .opening(.missing(let nearest)) = error.diagnostic.message
      {
        return try notThere(name, nearest: nearest, language: language)
      }
      var diagnostic = error.diagnostic
      if arguments.has(.kiosk) { diagnostic.file = Self.nameForGuest(of: diagnostic.file) }
      return Outcome(messages: diagnostic.lines(in: language), exit: .unreadable)
    }
    if arguments.options[.map] != nil, let failure = pack.roleMapFailure {
      return Outcome(messages: failure.lines(in: language), exit: .unreadable)
    }
    var outcome = try work(OpenPack(pack, named: name))
    // The preview's screen tells of findings itself. Of all others these change whatever is printed here.
    let isPreview = arguments.command == .preview && environment.hasScreen && outcome.output.isEmpty
    let opening = pack.diagnostics.filter { $0.code == .zipRefused || $0.severity == .error }
    // Guests mend nothing, and where the pack lies is not for them.
    let findings =
      isPreview || arguments.has(.kiosk)
      ? [] : [Linter.missingDefault(of: pack.skinPack)].compactMap { $0 } + opening
    outcome.messages += findings.flatMap { $0.lines(in: language) }
    return outcome
  }

  /// A bare word that is no pack: where it reads like a command it was meant to be one.
  private func notThere(_ name: String, nearest: String?, language: Language) throws(UsageError) -> Outcome {
    if NearestName.of(name, among: CommandName.allCases.map(\.rawValue)) != nil {
      throw CommandName.unknown(name)
    }
    var outcome = Outcome.failure(
      UsageText.neitherCommandNorPack(name, nearest: nearest), language: language)
    outcome.messages.append(UsageText.seeHelp(command: "").text(in: language))
    return outcome
  }
}
