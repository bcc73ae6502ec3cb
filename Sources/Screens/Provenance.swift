import Diagnostics
import Skins
import Texts
import Theming

/// Where a role's key and value come from, in words made from the resolution itself.
struct Provenance {
  let model: SkinModel
  let language: Language

  /// How the role found its key: `guessed from its words`.
  func origin(of role: ResolvedColor) -> String {
    switch role.from {
    case .map: InspectorText.byMap.text(in: language)
    case .name: InspectorText.byName.text(in: language)
    case .inferred: InspectorText.byInference.text(in: language)
    case .derived: InspectorText.derivedFrom(role: role.derivedFrom?.rawValue ?? "").text(in: language)
    case .theme: InspectorText.builtIn.text(in: language)
    }
  }

  /// Where the value stands: `this skin, line 41`.
  func source(of role: ResolvedColor) -> String {
    guard let resolution = role.resolution else { return "" }
    var parts = [words(of: resolution)]
    // The line first: it is short, and what is cut off at the end is not.
    if let line = resolution.line { parts.insert(InspectorText.line(line).text(in: language), at: 0) }
    return joined(parts)
  }

  /// Both in the fewest words, for a line of the list: `guessed · default, line 134`.
  func line(of role: ResolvedColor) -> String {
    var parts = [shortOrigin(of: role)]
    if let resolution = role.resolution {
      var place: [String] = []
      if !resolution.problems.isEmpty || resolution.source == .fallback {
        place.append(words(of: resolution))
      } else if resolution.source == .default, !model.skin.isDefault {
        place.append(SkinPack.defaultSkinName)
      }
      if let line = resolution.line { place.append(InspectorText.line(line).text(in: language)) }
      if !place.isEmpty { parts.append(joined(place)) }
    }
    return parts.joined(separator: " · ")
  }

  private func joined(_ parts: [String]) -> String {
    parts.joined(separator: language == .english ? ", " : "，")
  }

  private func shortOrigin(of role: ResolvedColor) -> String {
    switch role.from {
    case .map: InspectorText.mapShort.text(in: language)
    case .name: InspectorText.nameShort.text(in: language)
    case .inferred: InspectorText.guessedShort.text(in: language)
    case .derived: InspectorText.fromRole(role.derivedFrom?.rawValue ?? "").text(in: language)
    case .theme: InspectorText.builtIn.text(in: language)
    }
  }

  private func words(of resolution: Resolution<some Sendable>) -> String {
    let isDefault = resolution.source == .default
    if resolution.problems.contains(.colorCrashesApp) {
      return InspectorText.wouldCrash(defaultShown: isDefault).text(in: language)
    }
    if resolution.problems.contains(.colorUnreadable) {
      let isShown = resolution.source == .skin || !resolution.entryIsOwn && resolution.source == .default
      return (isShown ? InspectorText.nonsense : .unreadable(defaultShown: isDefault)).text(in: language)
    }
    switch resolution.source {
    case .skin: return InspectorText.thisSkin.text(in: language)
    case .default:
      let skin = SafeText(model.skin.name).description
      return InspectorText.takenFromDefault(skin: skin).text(in: language)
    case .fallback: return InspectorText.lastResort.text(in: language)
    }
  }
}
