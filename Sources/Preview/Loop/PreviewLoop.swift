import Cells
import Diagnostics
import Exporters
import Packs
import Screens
import Terminal
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The preview on its terminal: one wait over the keys, the signals and the pack's files.
@MainActor
public final class PreviewLoop {
  let options: PreviewOptions
  let surface: TerminalSurface
  let previewer: Previewer
  let reader: PackReader
  let writer: PackWriter
  let downloads: PreviewDownloads
  let log: EventLog?
  var colors: ScreenColors
  var lastScreen: CellBuffer?
  /// How the pack was looked at when it was last.
  let last: LastView
  /// What is known of the terminal's pictures.
  var pictures: PictureSupport
  private var nextSkinAt: UInt64?
  /// Until the first key.
  private var showsByItself = true
  private var idle: IdleClock?
  /// What was typed while the rest of a pack was read.
  var keysAhead: [TerminalEvent] = []
  /// What was said of what the system refuses.
  var saidFaults: Set<FaultText> = []

  /// How a preview ended.
  public enum Ending: Sendable {
    case quit
    /// The terminal is gone.
    case hangUp
    /// Nobody has pressed a key for as long as was asked for.
    case idle
    /// The pack on the net did not come, or is none.
    case unreadable(Diagnostic)
    /// The pack on the net came, and has no skin of the name that was asked for.
    case unknownSkin(LoadedPack)
    /// A signal asked for it; `TerminalSurface.die(of:)` passes it on.
    case signal(Int32)

    /// Whether the end may come a little later.
    fileprivate var mayWait: Bool {
      switch self {
      case .quit, .unreadable, .unknownSkin: true
      // Whoever is gone may have left a terminal that answers no more.
      case .hangUp, .idle, .signal: false
      }
    }
  }

  /// Takes the terminal and opens the preview. A pack on the net is downloaded then, if it is one that is awaited.
  /// - Parameter conversation: in which the terminal was asked what it shows.
  /// - Throws: `TerminalError` where there is no screen to draw on, `LogError` where the log cannot be written.
  public init(
    _ loaded: LoadedPack, file: String, options: PreviewOptions, conversation: TerminalConversation? = nil
  ) throws {
    self.options = options
    log = try options.logPath.map { path throws(LogError) in try EventLog(path: path) }
    let source = loaded.pack.source
    downloads = PreviewDownloads(of: source, options: options)
    reader = PackReader(loaded.pack, file: file, watches: options.watches && source.address == nil)
    writer = PackWriter(isAllowed: !options.isKiosk)
    idle = options.idleMinutes.map { IdleClock(minutes: $0, from: MonotonicClock.now) }
    last = LastView(options.memory?.words(of: source) ?? [:])
    let choice = DepthChoice(options.depth, limit: options.depthLimit, last: last.depth)
    surface = try TerminalSurface(
      terminal: options.terminal, depth: choice.current.depth, mouse: options.usesMouse,
      measuresOutput: options.logPath != nil, conversation: conversation)
    pictures = options.pictures
    colors = ScreenColors(options, choice: choice, answers: surface.answers)
    previewer = Previewer(
      loaded, size: CellSize(columns: surface.columns, rows: surface.rows), skin: options.skin ?? last.skin,
      theme: options.theme, language: options.language, online: downloads.online, care: .glance)
    previewer.resume(last)
    previewer.isKiosk = options.isKiosk
    previewer.against = options.against
    previewer.compareWithRevision()
    askPictures(for: loaded)
    showDepth()
    previewer.state.scene.status.showsDepthHint = true
    sayRemarks()
    previewer.onWidgetEvent = { [weak self] sentence in
      self?.log?.write(.key, nanoseconds: 0, cause: SafeText(sentence))
    }
  }

  /// Runs until it is quit. The terminal is as it was before when this returns.
  public func run() -> Ending {
    idle?.setAlarm()
    let ending = runUntilEnd()
    downloads.cancel()
    // Who quits gets the terminal back at once. A window that closes lets a shell and the kernel send a signal each:
    // the view is remembered while the second still finds our handler, which ends what takes too long.
    if !ending.mayWait { rememberView() }
    surface.close(waiting: ending.mayWait)
    if ending.mayWait { rememberView() }
    return ending
  }

  private func runUntilEnd() -> Ending {
    paint(.started, cause: "start", since: options.startedAt)
    let isExcerpt = previewer.loaded.pack.isExcerpt
    if isExcerpt, let ending = readWhole() { return ending }
    surface.hearAnswers()
    takeUpPictures()
    previewer.lookClosely()
    paint(.painted, cause: "pictures", since: options.startedAt)
    if !isExcerpt, let outcome = reader.beginWatching() { take(outcome) }
    sayFaults()
    scheduleNextSkin()
    downloads.start(at: MonotonicClock.now)
    if colors.depth != options.depth.depth { askForPalette() }
    // What was typed before there was a screen.
    if let ending = takeEvents() { return ending }
    while true {
      if let ending = lookForDownloads() { return ending }
      let ready = Descriptors.wait(
        for: [surface.inputDescriptor, surface.signalDescriptor, reader.descriptor] + downloads.descriptors,
        until: deadline)
      let isDue = surface.inputDeadline.map { MonotonicClock.now >= $0 } ?? false
      if isDue || ready.contains(surface.inputDescriptor) || ready.contains(surface.signalDescriptor) {
        if let ending = takeEvents() { return ending }
      }
      lookForSave(isNews: ready.contains(reader.descriptor))
      passTime()
      sayFaults()
      if ready.isEmpty, reader.isQuiet { surveyPictures() }
      if let ending = lookForIdleness() { return ending }
    }
  }

  private var deadline: UInt64? {
    [
      surface.inputDeadline, reader.deadline, downloads.deadline, previewer.state.deadline, nextSkinAt,
      idle?.deadline, reader.isQuiet && previewer.isSurveyUnderWay ? 0 : nil,
    ]
    .compactMap { $0 }.min()
  }

  // MARK: Events

  private func takeEvents() -> Ending? {
    let events = keysAhead + surface.readEvents()
    keysAhead = []
    for event in events {
      if let ending = take(event) { return ending }
    }
    return nil
  }

  func take(_ event: TerminalEvent) -> Ending? {
    let now = MonotonicClock.now
    switch event {
    case .key(let key): return update(.key(key), cause: "key", now: now)
    case .mouse(let mouse): return update(.mouse(mouse), cause: "mouse", now: now)
    case .paste(let text): return update(.paste(text), cause: "paste", now: now)
    case .resized:
      let size = CellSize(columns: surface.columns, rows: surface.rows)
      return update(.resized(size), cause: "resize", now: now)
    case .stopRequested: suspend()
    case .continued:
      lastScreen = nil
      paint(.painted, cause: "continue", since: now)
    case .answered: hearAnswers(now: now)
    case .terminate(let signal): return .signal(signal)
    case .hangUp: return .hangUp
    }
    return nil
  }

  private func update(_ event: PreviewEvent, cause: SafeText, now: UInt64) -> Ending? {
    if event.isByHand { heard(at: now) }
    if case .key(let key) = event, !key.isFunction { previewer.state.scene.status.showsDepthHint = false }
    let effect = previewer.update(event, now: now)
    if case .key(let key) = event { log?.write(.key, nanoseconds: 0, cause: "\(String(describing: key))") }
    switch effect {
    case .quit: return .quit
    case .suspend: suspend()
    case .redraw:
      surface.redrawAll()
      lastScreen = nil
      paint(.painted, cause: "redraw", since: now)
    case .reload:
      downloads.online?.forgetFailures()
      if downloads.hasPack { downloads.start(at: now) } else { take(reader.read()) }
    case .changeDepth: return changeDepth(now: now)
    case .edit(let place): edit(place)
    case .copy(let text):
      surface.copy(text)
      paint(.painted, cause: cause, since: now)
    case .write(let request):
      write(request)
      paint(.painted, cause: "write", since: now)
    case .savePicture:
      savePicture()
      paint(.painted, cause: cause, since: now)
    case nil: paint(.painted, cause: cause, since: now)
    }
    if event.isByHand { stopShow() }
    return nil
  }

  private func suspend() {
    guard !options.isKiosk else { return }
    surface.suspend()
    lastScreen = nil
    previewer.state.size = CellSize(columns: surface.columns, rows: surface.rows)
    paint(.painted, cause: "continue", since: MonotonicClock.now)
  }

  /// Lends the terminal to the person's editor, and shows what came of it.
  private func edit(_ place: EditorPlace) {
    guard !options.isKiosk, let editor = EditorCommand(options.editor) else {
      previewer.say(EditorText.noEditor, kind: .warning)
      return paint(.painted, cause: "edit", since: MonotonicClock.now)
    }
    let ending = surface.run(editor.arguments(file: place.file, line: place.line, column: place.column))
    let now = MonotonicClock.now
    lastScreen = nil
    previewer.state.size = CellSize(columns: surface.columns, rows: surface.rows)
    if options.watches { lookForSave(isNews: true) } else { take(reader.read()) }
    previewer.editorEnded(failure(of: editor, ending))
    paint(.painted, cause: "edit", since: now)
  }

  /// What is to be said of how an editor ended; nothing where all went well.
  private func failure(of editor: EditorCommand, _ ending: ProgramEnding) -> EditorText? {
    switch ending {
    case .exited(0): nil
    case .exited(let code): .failed(program: editor.name, code: Int(code))
    case .killed(let signal): .killed(program: editor.name, signal: Int(signal))
    case .notStarted(let error):
      .cannotStart(program: editor.words[0], reason: String(cString: strerror(error)))
    }
  }

  /// Writes the screen as it stands into the current folder.
  private func savePicture() {
    guard !options.isKiosk else { return }
    let text = ANSIExporter.export(colors.mapForFile(previewer.render()))
    do throws(PictureFile.Failure) {
      let file = try PictureFile.write(text, name: previewer.pictureName, extension: "ansi")
      previewer.say(EditorText.savedPicture(file: file, folder: options.currentFolderInShort))
    } catch {
      previewer.say(EditorText.cannotSavePicture(file: error.file, reason: error.reason), kind: .error)
    }
  }

  // MARK: Saving

  private func lookForSave(isNews: Bool) {
    guard isNews || reader.deadline.map({ MonotonicClock.now >= $0 }) ?? false else { return }
    if let outcome = reader.look(isNews: isNews) { take(outcome) }
  }

  /// Shows what was read, in one painting.
  private func take(_ outcome: PackReader.Outcome) {
    absorb(outcome)
    paint(.painted, cause: "save", since: reader.noticedAt)
  }

  func absorb(_ outcome: PackReader.Outcome) {
    let now = MonotonicClock.now
    let spent = now - min(now, reader.noticedAt)
    switch outcome {
    case .loaded(let pack):
      let moment = SaveMoment(time: Self.clockTime(), milliseconds: String(spent / 1_000_000))
      _ = previewer.update(.reloaded(pack, moment), now: now)
      log?.write(.reloaded, nanoseconds: spent, cause: "save")
    case .unchanged: previewer.readAgain()
    case .broken(let diagnostic): showBroken(diagnostic, nanoseconds: spent)
    }
  }

  /// Says why the pack in its newest state is not shown.
  func showBroken(_ diagnostic: Diagnostic, nanoseconds: UInt64) {
    let event = previewer.event(of: diagnostic, saying: kioskReason(diagnostic))
    _ = previewer.update(event, now: MonotonicClock.now)
    guard case .broken(let text, _) = event else { return }
    log?.write(.error, nanoseconds: nanoseconds, cause: "\(diagnostic.code.rawValue): \(text)")
  }

  /// For strangers a pack that may no longer be read, though its permissions let them, is one that was put in the place
  /// of the one that this process is bound to.
  private func kioskReason(_ diagnostic: Diagnostic) -> KioskText? {
    guard options.isKiosk, case .opening(.permissionDenied) = diagnostic.message else { return nil }
    return reader.source.isReadableByPermissions ? .packReplaced : .packMayNotBeRead
  }

  /// The time of day, as `14:02:11`.
  static func clockTime() -> String {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "" }
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  // MARK: Time

  private func passTime() {
    let now = MonotonicClock.now
    if let deadline = previewer.state.deadline, now >= deadline {
      _ = previewer.update(.tick(now), now: now)
      paint(.painted, cause: "outline", since: now)
    }
    if let next = nextSkinAt, now >= next {
      // Nobody is led away from what a panel is about.
      if previewer.state.panel == nil { previewer.step(by: 1) }
      paint(.painted, cause: "every", since: now)
      scheduleNextSkin()
    }
  }

  /// Says that the end is near, and ends, where nobody presses a key.
  private func lookForIdleness() -> Ending? {
    let now = MonotonicClock.now
    guard let idle, now >= idle.deadline else { return nil }
    if idle.isOver(at: now) { return .idle }
    self.idle?.warn()
    previewer.say(KioskText.endsSoon(seconds: idle.secondsLeft(at: now)), kind: .warning)
    paint(.painted, cause: "idle", since: now)
    return nil
  }

  /// Somebody is there.
  private func heard(at now: UInt64) {
    guard let idle else { return }
    if idle.hasWarned { previewer.settleMessage() }
    self.idle?.heard(at: now)
    self.idle?.setAlarm()
  }

  /// Somebody has taken over: skins no longer go on by themselves.
  private func stopShow() {
    showsByItself = false
    nextSkinAt = nil
  }

  private func scheduleNextSkin() {
    guard showsByItself, let seconds = options.every, seconds > 0 else { return }
    nextSkinAt = MonotonicClock.now + UInt64(min(seconds, 86_400) * 1e9)
  }

  // MARK: Painting

  /// Shows the screen where it is not the one that is shown already.
  func paint(_ event: EventLog.Event, cause: SafeText, since start: UInt64) {
    previewer.state.scene.palette = colors.palette
    var screen = previewer.render()
    guard screen != lastScreen else { return }
    if !screen.pictures.isEmpty { askPictures() }
    if takeUpPictures() { screen = previewer.render() }
    let pictures = surface.picturesShown(of: screen)
    lastScreen = screen
    let mapped = colors.map(screen.leavingRoom(for: pictures))
    let report = surface.present(mapped.screen, changing: mapped.changes, pictures: pictures)
    let now = MonotonicClock.now
    log?.write(event, nanoseconds: now - min(now, start), cause: cause, bytes: report.bytes)
  }
}
