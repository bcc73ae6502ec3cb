import Testing

@testable import Packs

private let tree: [String: PathKind] = [
  "/packs": .folder, "/packs/sea": .folder, "/packs/sea/CJSkin.plist": .file,
  "/packs/linked": .link(to: "sea"), "/packs/far": .folder,
  "/packs/far/CJSkin.plist": .link(to: "/store/a.plist"),
  "/packs/far/loop": .link(to: "loop"), "/packs/up": .link(to: "../store/./a.plist"),
  "/store": .folder, "/store/a.plist": .file, "/top.plist": .file,
]

private func trail(_ path: String) -> PathTrail { PathTrail(to: path) { tree[$0] ?? .missing } }

private struct Case: Sendable, CustomTestStringConvertible {
  var path: String
  /// `folder|name`, a file's in brackets.
  var steps: [String]
  var destination: String?
  var testDescription: String { path }
}

private let cases: [Case] = [
  Case(
    path: "/packs/sea/CJSkin.plist", steps: ["[/packs/sea|CJSkin.plist]", "/packs|sea"],
    destination: "/packs/sea/CJSkin.plist"),
  Case(path: "/packs//./sea/../sea", steps: ["[/packs|sea]", "/|packs"], destination: "/packs/sea"),
  Case(
    path: "/packs/sea/Skinscope.plist", steps: ["[/packs/sea|Skinscope.plist]", "/packs|sea"],
    destination: nil),
  Case(path: "/packs/none/CJSkin.plist", steps: ["/packs|none", "/|packs"], destination: nil),
  Case(path: "/none/at/all", steps: ["/|none"], destination: nil),
  Case(path: "/top.plist", steps: ["[/|top.plist]"], destination: "/top.plist"),
  Case(
    path: "/packs/linked/CJSkin.plist",
    steps: ["/packs|linked", "/|packs", "[/packs/sea|CJSkin.plist]", "/packs|sea"],
    destination: "/packs/sea/CJSkin.plist"),
  Case(
    path: "/packs/far/CJSkin.plist",
    steps: ["[/packs/far|CJSkin.plist]", "/packs|far", "[/store|a.plist]", "/|store"],
    destination: "/store/a.plist"),
  Case(
    path: "/packs/up", steps: ["[/packs|up]", "/|packs", "[/store|a.plist]", "/|store"],
    destination: "/store/a.plist"),
  Case(path: "/packs/far/loop", steps: ["[/packs/far|loop]", "/packs|far"], destination: nil),
  Case(path: "/top.plist/within", steps: ["/|top.plist"], destination: nil),
  Case(path: "/", steps: [], destination: "/"),
]

@Test("A trail names every entry that decides what a path leads to", arguments: cases)
private func trailNamesEntries(of example: Case) {
  let trail = trail(example.path)
  #expect(
    trail.steps.map { $0.isFile ? "[\($0.folder)|\($0.name)]" : "\($0.folder)|\($0.name)" } == example.steps)
  #expect(trail.destination == example.destination)
}

@Test(
  "A mount's kind tells whether files change behind the kernel's back",
  arguments: [
    ("ext4", false), ("nfs4", true), ("fuse.sshfs", true), ("9p", true), ("overlay", false), ("tmpfs", false),
  ])
func mountKindTells(kind: String, isRemote: Bool) {
  let table = MountTable("36 35 98:300 / /mnt rw,noatime shared:1 - \(kind) host:/share rw\nnonsense\n\n")
  let device: UInt64 = (98 << 8) | (300 & 0xff) | ((300 & ~0xff) << 12)
  #expect(table.isRemote(device: device) == isRemote)
  #expect(!table.isRemote(device: device + 1))
}
