import Cells
import Diagnostics
import Skins
import Texts
import Theming

/// Where a role's key and value come from, in words made from the resolution itself.
struct Provenance {
  let model: SkinModel
  let language: Language
  /// Columns of a skin's name, which is shortened so that what is said of it is not.
  var nameColumns = Int.max

  /// How the role found its key: `guessed from its words`.
  func origin(of role: some RoleInspection) -> SafeText {
    switch role.from {
    case .map: InspectorText.byMap.text(in: language)
    case .name: InspectorText.byName.text(in: language)
    case .inferred: InspectorText.byInference.text(in: language)
    case .derived: InspectorText.derivedFrom(role: role.source?.rawValue ?? "").text(in: language)
    case .theme: role.words(ofTheme: language)
    }
  }

  /// Where the value stands: `this skin, line 41`.
  func source(of role: some RoleInspection) -> SafeText {
    guard let place = role.place else { return "" }
    var parts = [words(of: place)]
    // The line first: it is short, and what is cut off at the end is not.
    if let line = place.line { parts.insert(InspectorText.line(line).text(in: language), at: 0) }
    return joined(parts)
  }

  /// Both in the fewest words, for a line of the list: `guessed · default, line 134`.
  func line(of role: some RoleInspection) -> SafeText {
    var parts = [shortOrigin(of: role)]
    if let place = role.place {
      var words: [SafeText] = []
      if !place.problems.isEmpty || place.source == .fallback {
        words.append(self.words(of: place))
      } else if place.source == .default, !model.skin.isDefault {
        words.append(SafeText(SkinPack.defaultSkinName))
      }
      if let line = place.line { words.append(InspectorText.line(line).text(in: language)) }
      if !words.isEmpty { parts.append(joined(words)) }
    }
    return parts.joined(separator: " · ")
  }

  private func joined(_ parts: [SafeText]) -> SafeText {
    parts.joined(separator: language == .english ? ", " : "，")
  }

  private func shortOrigin(of role: some RoleInspection) -> SafeText {
    switch role.from {
    case .map: InspectorText.mapShort.text(in: language)
    case .name: InspectorText.nameShort.text(in: language)
    case .inferred: InspectorText.guessedShort.text(in: language)
    case .derived: InspectorText.fromRole(role.source?.rawValue ?? "").text(in: language)
    case .theme: role.words(ofTheme: language)
    }
  }

  private func words(of resolution: ValuePlace) -> SafeText {
    let isDefault = resolution.source == .default
    if resolution.problems.contains(.colorCrashesApp) {
      return InspectorText.wouldCrash(defaultShown: isDefault).text(in: language)
    }
    if resolution.problems.contains(.colorUnreadable) {
      let isShown = resolution.source == .skin || !resolution.entryIsOwn && resolution.source == .default
      return (isShown ? InspectorText.nonsense : .unreadable(defaultShown: isDefault)).text(in: language)
    }
    if resolution.problems.contains(.fontSizeCrashesApp) {
      return isDefault
        ? InspectorText.wouldCrash(defaultShown: true).text(in: language)
        : OtherRoleText.fontCrashes.text(in: language)
    }
    if resolution.problems.contains(.imageMissing) {
      return OtherRoleText.fileMissing(defaultShown: isDefault).text(in: language)
    }
    switch resolution.source {
    case .skin: return InspectorText.thisSkin.text(in: language)
    case .default:
      let skin = model.skin.name.shortenedWithin(nameColumns)
      return InspectorText.takenFromDefault(skin: skin).text(in: language)
    case .fallback: return InspectorText.lastResort.text(in: language)
    }
  }
}

/// Where the value of a key was found, whatever kind it is of.
struct ValuePlace {
  let source: ValueSource
  let entryIsOwn: Bool
  let line: Int?
  let problems: [DiagnosticCode]

  init(_ resolution: Resolution<some Sendable>) {
    source = resolution.source
    entryIsOwn = resolution.entryIsOwn
    line = resolution.line
    problems = resolution.problems
  }
}

/// What provenance asks of a role of any kind.
protocol RoleInspection {
  var from: RoleOrigin { get }
  /// The role that lent the colour.
  var source: ColorRole? { get }
  var place: ValuePlace? { get }
  /// Where it comes from when no key serves it.
  func words(ofTheme language: Language) -> SafeText
}

extension RoleInspection {
  var source: ColorRole? { nil }
  func words(ofTheme language: Language) -> SafeText { InspectorText.builtIn.text(in: language) }
}

extension ResolvedColor: RoleInspection {
  var source: ColorRole? { derivedFrom }
  var place: ValuePlace? { resolution.map { ValuePlace($0) } }
}

extension ResolvedFont: RoleInspection {
  var place: ValuePlace? { resolution.map { ValuePlace($0) } }
}

/// An image role with what the pack has for it.
struct InspectedImage: RoleInspection {
  let role: ResolvedImage
  let shown: ShownImage?

  var from: RoleOrigin { role.from }
  var place: ValuePlace? { shown?.resolution.map { ValuePlace($0) } }
  func words(ofTheme language: Language) -> SafeText { OtherRoleText.noKey.text(in: language) }
}
