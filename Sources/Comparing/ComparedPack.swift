import Diagnostics
import Linting
import Packs
import Plists
import Skins
import Theming

/// One of two packs that are compared.
public struct ComparedPack: Sendable {
  let pack: Pack
  let bound: BoundPack

  public init(_ pack: Pack) {
    self.pack = pack
    bound = BoundPack(pack)
  }

  var skins: SkinPack { pack.skinPack }

  /// An entry as one side of a change.
  func side(_ entry: PlistEntry, in section: Section) -> ValueChange.Side {
    let color = section == .color ? entry.asColor : nil
    let problems: [DiagnosticCode]
    switch section {
    case .color: problems = color?.problems ?? []
    case .font: problems = entry.asFont.problems
    case .image: problems = entry.keyCrashesApp ? [.keyCrashesApp] : []
    }
    return ValueChange.Side(
      value: entry.node.value, color: color?.value, fault: ValueChange.Fault(problems))
  }
}

extension RoleResolution {
  /// The key that gives a role its colour, over however many roles.
  func sourceKey(of role: ColorRole) -> String? {
    var role = role
    // As many steps as there are roles, so that no circle could hold us.
    for _ in ColorRole.allCases {
      let resolved = self[role]
      if let key = resolved.key { return key }
      guard let lender = resolved.derivedFrom else { return nil }
      role = lender
    }
    return nil
  }
}
