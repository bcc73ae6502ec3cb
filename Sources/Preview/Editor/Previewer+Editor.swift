import Diagnostics
import Packs
import Plists
import Screens
import Skins
import Texts
import Theming

extension Previewer {
  /// `e`: where the value of the selected role stands.
  func editSelectedRole() -> PreviewEffect? {
    // What cannot be read is to be mended first; the values in view are those of before.
    if state.brokenReason != nil, let fault = state.brokenPlace { return edit(fault) }
    guard let role = state.scene.selection else { return edit(line: nil, inRoleMap: false) }
    return edit(line: line(of: role), inRoleMap: false)
  }

  /// Where a finding points.
  func edit(_ problem: Diagnostic) -> PreviewEffect? {
    if let fault = state.brokenPlace, fault.problem == problem { return edit(fault) }
    let isInMap = problem.file == loaded.pack.roleMapFile && problem.file != loaded.pack.skinPack.file
    return edit(line: problem.position?.line, inRoleMap: isInMap)
  }

  /// Where the newest state on the disk cannot be read.
  private func edit(_ fault: BrokenPlace) -> PreviewEffect? {
    edit(line: fault.line, column: fault.column, inRoleMap: fault.isInRoleMap)
  }

  private func line(of role: ScreenRole) -> Int? {
    switch role {
    case .color(let role): line(of: role)
    case .font(let role): model.roles[role].resolution?.line ?? model.skin.nameSpan?.start.line
    case .image(let role): model.images[role]?.resolution?.line ?? model.skin.nameSpan?.start.line
    }
  }

  /// The line of the role's entry, else of the one that it is derived from, else of the skin.
  private func line(of role: ColorRole) -> Int? {
    var role: ColorRole? = role
    // No derivation is longer than this; the table has no circles.
    for _ in ColorRole.allCases {
      guard let current = role else { break }
      if let line = model.roles[current].resolution?.line { return line }
      role = model.roles[current].derivedFrom
    }
    return model.skin.nameSpan?.start.line
  }

  private func edit(line: Int?, column: Int? = nil, inRoleMap: Bool) -> PreviewEffect? {
    if isKiosk {
      say(KioskText.noEditor)
      return nil
    }
    let source = loaded.pack.source
    let file = inRoleMap ? source.roleMapPath : source.plistPath
    guard source.isOnDisk else {
      say(EditorText.notOnDisk, kind: .warning)
      return nil
    }
    if !inRoleMap, loaded.pack.skinPack.format == .binary {
      say(EditorText.binary(command: "plutil -convert xml1"), kind: .warning)
      return nil
    }
    return .edit(EditorPlace(file: file, line: line, column: column))
  }

  /// Says what came of an editor; nothing where all went well.
  func editorEnded(_ failure: EditorText?) {
    guard let failure else { return }
    say(failure, kind: .warning)
  }
}
