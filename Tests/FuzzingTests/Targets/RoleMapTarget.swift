import Diagnostics
import Plists
import Skins
import Texts

@testable import Linting
@testable import Packs
@testable import Theming

/// `Skinscope.plist`: the roles, what it says to the linter, and binding a role in it.
extension FuzzTarget {
  static let roleMap = FuzzTarget("role-map", longestInput: 2048) { bytes throws(BrokenPromise) in
    let files = [PackSource.roleMapName: bytes]
    let opened = try? Pack.open(
      RoleMapPromises.plist, of: .folder(path: "pack"), file: "CJSkin.plist", beside: files)
    guard let pack = opened else {
      throw BrokenPromise(description: "no role map keeps a pack from opening")
    }
    let bound = BoundPack(pack)
    var findings = (bound.roleMap?.diagnostics ?? []) + LintOptions.read(from: bound).findings
    // Looking for all there is takes as long as a hundred maps.
    if bytes.count.isMultiple(of: 16) { findings += Linter(bound).findings() }
    try SafePromises.check(
      PackFindings(name: "pack", findings: findings, sources: SourceTexts([pack.roleMapFile: bytes])),
      turn: bytes.count)
    for finding in findings where finding.file == pack.roleMapFile {
      try hold((0...bytes.count).contains(finding.position?.offset ?? 0), "a finding stands inside the file")
    }
    try RoleMapPromises.checkBinding(bytes)
  }
}

enum RoleMapPromises {
  static let plist = Array(
    """
    {"default": {"Color": {"背景色": "0xFFFFFF", "title": "#000000"}, "Font": {"标题": {"Name": "", "Size": "14"}},
     "Image": {"top": "top.png"}}, "night": {"Color": {"title": "0x111111"}}}
    """.utf8)

  /// A role that is bound is bound, and one that is let go is not; the other roles keep their keys.
  static func checkBinding(_ bytes: [UInt8]) throws(BrokenPromise) {
    for key in ["a<&\"键\"", "", nil] as [String?] {
      let edit = EntryEdit.bind(role: ColorRole.tint.rawValue, section: .color, key: key)
      let written = try EditPromises.written(bytes) { patch throws(EditError) in
        try patch.applyToRoleMap(edit)
      }
      guard let written else { return }
      let before = RoleMap(document: written.before, file: "m")
      let after = RoleMap(document: written.after, file: "m")
      try hold(after.colors[.tint] == key, "tint is bound to \(String(describing: after.colors[.tint]))")
      for role in ScreenRole.allCases where role != .color(.tint) {
        try hold(before.key(of: role) == after.key(of: role), "\(role) keeps its key")
      }
    }
  }
}
