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
    if let line = resolution.line { parts.append(InspectorText.line(line).text(in: language)) }
    return parts.joined(separator: language == .english ? ", " : "，")
  }

  /// Both on one line.
  func line(of role: ResolvedColor) -> String {
    let source = source(of: role)
    let origin = origin(of: role)
    return source.isEmpty ? origin : origin + " · " + source
  }

  private func words(of resolution: Resolution<some Sendable>) -> String {
    if resolution.problems.contains(.colorCrashesApp) { return InspectorText.wouldCrash.text(in: language) }
    if resolution.problems.contains(.colorUnreadable) {
      let isShown = resolution.source == .skin || !resolution.entryIsOwn && resolution.source == .default
      return (isShown ? InspectorText.nonsense : .unreadable).text(in: language)
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
