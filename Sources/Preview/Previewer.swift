import Cells
import Diagnostics
import Linting
import Packs
import Screens
import Skins
import Terminal
import Texts
import Theming

/// The preview without its terminal: events come in, the state and the phone change, a screen comes out.
@MainActor
final class Previewer {
  let language: Language
  let scene: Scene
  private(set) var loaded: LoadedPack
  var state: PreviewState
  /// Strangers look on, who may only look.
  var isKiosk: Bool {
    get { state.scene.isKiosk }
    set { state.scene.isKiosk = newValue }
  }
  /// What a key shows: kept until the skin, the pack or the theme changes.
  private(set) var model: SkinModel
  /// What is wrong with a skin as it is saved, kept while something is tried; nil where it is to be looked for.
  private var savedProblems: (skin: String, problems: [Diagnostic])?
  /// The skins as `n` and `p` walk them.
  var order: SkinOrder
  /// The pack as it was before the last save, called by the time of that; nil before the first.
  private(set) var beforeSave: OtherState?
  /// The state of the pack that was asked to be compared with; nil for none.
  var against: OtherState? { didSet { comparisonChanged() } }
  /// What is compared, until anything of it changes.
  var keptComparison: Comparison?
  /// Whose roles the phone shows while it poses for the picture of another skin.
  var poser: SkinModel?
  /// Who loads the images on the net; nil for nobody.
  let online: OnlineImages?
  /// A first frame does not wait for pictures and problems: `lookClosely` brings them.
  private(set) var care: LoadedPack.Care
  /// Looks into the images that no role shows, which are not waited for.
  let survey = PictureSurvey()
  /// What was wrong with image files when the problems were looked for.
  private(set) var surveyed: [String: PictureReport] = [:]

  init(
    _ loaded: LoadedPack, size: CellSize, skin: String?, theme: BuiltInTheme, language: Language,
    online: OnlineImages? = nil, care: LoadedPack.Care = .whole
  ) {
    self.care = care
    self.loaded = loaded
    self.online = online
    self.language = language
    state = PreviewState(size: size)
    state.theme = theme
    scene = Scene(language: language)
    let skins = loaded.pack.skinPack
    order = SkinOrder(loaded.skinIndex, sort: .file, filter: .all, theme: theme)
    let first = skin.flatMap { skins[$0] } ?? skins.defaultSkin ?? skins.skins.first
    // The phone takes the skin as soon as it listens.
    model = SkinModel(unread: first ?? Skin(name: SkinPack.defaultSkinName), of: skins)
    scene.pose = { [weak self] drawing in self?.pose(drawing) }
    takeUp(loaded, skin: first?.name)
    scene.phone.refreshSkin = { [weak self] _ in self?.takeCurrentSkin() }
    bindPhone()
    sayWhichPlist()
  }

  /// Told, in words, of what a person does to the phone's widgets.
  var onWidgetEvent: (@MainActor (String) -> Void)? {
    get { scene.phone.onEvent }
    set { scene.phone.onEvent = newValue }
  }

  /// The screen as it is now.
  func render() -> CellBuffer {
    state.scene.panel = panelPicture
    state.scene.comparison = comparison
    return scene.render(model, state: state.scene, size: state.size).seen(by: state.vision)
  }

  // MARK: Skin

  /// The phone's own `refreshSkin`: the theme follows the skin, and every widget the theme.
  private func takeCurrentSkin() {
    if let poser {
      ThemeService.shared.theme = SkinTheme(poser.roles)
      return
    }
    readModel()
    ThemeService.shared.theme = SkinTheme(model.roles)
    showInPanel()
  }

  private func readModel() {
    let failures = online?.failures ?? [:]
    defer { comparisonChanged() }
    let skin = SkinService.shared.current
    surveyPictures(of: skin)
    surveyed = survey.faults
    guard state.trial != nil else {
      model = loaded.model(
        of: skin, theme: state.theme, failures: failures, faults: surveyed, care: care)
      savedProblems = (skin.name, model.problems)
      return
    }
    // The findings are those of the pack as it is saved.
    let saved: [Diagnostic]
    if let known = savedProblems, known.skin == skin.name {
      saved = known.problems
    } else {
      let savedSkin = loaded.pack.skinPack[skin.name] ?? skin
      saved =
        loaded.model(of: savedSkin, theme: state.theme, failures: failures, faults: surveyed, care: care)
        .problems
      savedProblems = (skin.name, saved)
    }
    model = loaded.model(
      of: skin, in: SkinService.shared.pack ?? loaded.pack.skinPack,
      bindings: bindingsInView, theme: state.theme, problems: saved)
  }

  /// More is known of what is wrong with the skin in view, which looks as it did.
  func findingsChanged() {
    savedProblems = nil
    let images = model.images
    readModel()
    model = model.showing(images)
    showInPanel()
  }

  /// What serves the roles of what is seen: as it is tried, else as the pack has it.
  var bindingsInView: RoleBindings { state.trial?.bindings ?? loaded.bindings }

  func comparisonChanged() { keptComparison = nil }

  private func open(_ pack: LoadedPack, skin: String?) {
    takeUp(pack, skin: skin)
    bindPhone()
  }

  /// Shows a pack in everything that listens.
  private func takeUp(_ pack: LoadedPack, skin: String?) {
    loaded = pack
    survey.begin(pack.pack)
    savedProblems = nil
    (state.brokenReason, state.brokenPlace) = (nil, nil)
    SkinService.shared.open(
      pack.pack.skinPack, images: pack.imageSource(online: online, care: care), skin: skin)
  }

  private func bindPhone() {
    scene.phone.bindImages(loaded.bindings)
    orderChanged()
  }

  /// Decodes the pictures and looks for the problems that the first frame did without.
  func lookClosely() {
    guard care == .glance else { return }
    care = .shown
    readAgain()
  }

  /// Changes to a skin of the pack; `-` comes back from it.
  func change(to name: String) {
    let before = SkinService.shared.current.name
    guard name != before, (try? SkinService.shared.changeSkin(to: name)) != nil else { return }
    state.skinBefore = before
    showOwnSide()
    settleMessage()
    endOutline()
  }

  /// The next skin that is not empty, around, in the order that was chosen.
  func step(by direction: Int) {
    let skins = loaded.pack.skinPack.skins
    let next = order.next(after: model.index, by: direction) {
      !skins[$0].isEmpty && !isPartner(skins[$0].name)
    }
    guard let next else { return }
    change(to: skins[next].name)
  }

  /// The n-th skin of the file, from 1.
  func change(toNumber number: Int) {
    let skins = loaded.pack.skinPack.skins
    guard skins.indices.contains(number - 1) else {
      say(.noSkinAt(number), kind: .warning)
      return
    }
    change(to: skins[number - 1].name)
  }

  /// The skin that all others fall back to.
  func changeToDefault() {
    guard loaded.pack.skinPack.defaultSkin != nil else {
      say(.noDefault, kind: .warning)
      return
    }
    change(to: SkinPack.defaultSkinName)
  }

  func toggleTheme() {
    state.theme = state.theme == .light ? .dark : .light
    takeCurrentSkin()
    orderChanged()
    say(.themeNow(isDark: state.theme == .dark), kind: .plain)
  }

  // MARK: Saving

  /// Shows a pack that was saved; the skin in view stays in view by its name.
  func reload(_ pack: LoadedPack, _ moment: SaveMoment, outlineUntil deadline: UInt64) {
    let (before, oldPack) = (model, loaded.pack)
    let name = SkinService.shared.current.name
    if loaded.pack.skinPack[name] != nil, pack.pack.skinPack[name] == nil { state.skinBefore = nil }
    beforeSave = OtherState(loaded, name: String(moment.time.prefix(5)))
    open(pack, skin: name)
    refreshPanel()
    let changes = SkinChanges(from: before, to: model, in: (oldPack, pack.pack))
    state.scene.changedRoles = changes.roles
    state.scene.changedImages = changes.imageRoles
    state.outlineDeadline = deadline
    let saved = StatusText.saved(time: moment.time, milliseconds: moment.milliseconds).text(in: language)
    savedMessage = .init(saved, kind: .quiet)
    state.scene.status.message = changes.message(places: places(of: changes.roles), language: language)
    if let overtakenWarning { say(overtakenWarning, kind: .warning) }
    checkPartner()
  }

  /// Shows the pack anew and says what it said; what its images hold may have changed.
  func readAgain() {
    open(loaded, skin: SkinService.shared.current.name)
    checkPartner()
    refreshPanel()
  }

  /// Asks for the phone's images anew.
  func readImagesAgain() { scene.phone.bindImages(bindingsInView) }

  func showBroken(_ reason: SafeText, at place: BrokenPlace?) {
    endOutline()
    (state.brokenReason, state.brokenPlace) = (reason, place)
    savedMessage = .init(reason, kind: .error)
    state.scene.status.message = savedMessage
    if case .problems(let problems)? = state.panel { refreshProblems(problems) }
  }

  /// What is told of a pack that cannot be read in its newest state.
  ///
  /// - Parameter words: what is said in the place of the reason, which is nobody's business then.
  func event(of failure: Diagnostic, saying words: (any Localizable)? = nil) -> PreviewEvent {
    let pack = loaded.pack
    let isInRoleMap = failure.file == pack.roleMapFile && failure.file != pack.file
    let (line, column) = (failure.position?.line, failure.position?.column)
    let reason = StatusText.broken(
      file: isInRoleMap ? pack.roleMapName : nil, line: line, column: column,
      reason: failure.message.text(in: language))
    return .broken(
      words?.text(in: language) ?? reason.text(in: language),
      at: BrokenPlace(
        line: line, column: column, isInRoleMap: isInRoleMap, problem: words == nil ? failure : nil))
  }

  // MARK: The net

  /// Shows the pack that was waited for.
  func begin(_ pack: LoadedPack, skin: String?) {
    open(pack, skin: skin)
    settleMessage()
    sayWhichPlist()
  }

  /// Of a zip that holds several plists, says which is shown.
  private func sayWhichPlist() {
    for case .zip(.severalPlists(let taken, let others)) in loaded.pack.diagnostics.map(\.message) {
      say(.tookPlist(taken, count: others.count + 1), kind: .warning)
    }
  }

  /// Shows online images that came, and says which will not come and why.
  func take(_ arrivals: [OnlineImages.Arrival]) {
    var failure: DownloadError?
    for arrival in arrivals {
      if let error = arrival.failure {
        SkinService.shared.imageFailed(arrival.link, reason: error.reason)
        failure = error
      } else {
        SkinService.shared.imageArrived(arrival.link)
      }
    }
    guard let failure else { return }
    savedProblems = nil
    readModel()
    let name = PackImages.name(of: failure.address)
    let count = online?.failures.count ?? 1
    let text =
      count == 1
      ? NetStatusText.imageFailed(name: name, failure.reason)
      : NetStatusText.imagesFailed(count: count, name: name, failure.reason)
    state.scene.status.message = .init(text.text(in: language), kind: .error)
  }

  private var savedMessage: StatusLine.Message?

  private func places(of roles: Set<ColorRole>) -> Int { scene.phone.places(of: roles) }

  func say(_ text: StatusText, kind: StatusLine.Message.Kind) {
    state.scene.status.message = .init(text.text(in: language), kind: kind)
  }

  func say(_ text: any Localizable, kind: StatusLine.Message.Kind = .plain) {
    state.scene.status.message = .init(text.text(in: language), kind: kind)
  }

  /// A message of the moment makes room for the last save's, which stays.
  func settleMessage() { state.scene.status.message = savedMessage }

  /// No longer outlines what changed.
  func endOutline() {
    state.outlineDeadline = nil
    state.scene.changedRoles = []
    state.scene.changedImages = []
  }

  /// Lets what was for a moment only be over.
  func tick(_ now: UInt64) {
    if let deadline = state.releaseDeadline, now >= deadline {
      state.releaseDeadline = nil
      scene.phone.releaseButtons()
    }
    if let deadline = state.outlineDeadline, now >= deadline {
      endOutline()
      settleMessage()
      // What another saved is told; that the colour is not saved is so still.
      if plistRefusal == nil, let tuneWarning { say(tuneWarning, kind: .warning) }
    }
  }
}
