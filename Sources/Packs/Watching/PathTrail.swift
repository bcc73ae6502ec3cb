/// What stands at a path, links not followed.
enum PathKind: Hashable, Sendable {
  case missing
  case folder
  case file
  case link(to: String)
}

/// The folder entries that decide what a path leads to: all that must be watched to notice that its content
/// was replaced, in whichever way.
///
/// For `/packs/sea/CJSkin.plist` these are `CJSkin.plist` in `/packs/sea` and, as the folder may be exchanged
/// as a whole, `sea` in `/packs`. Links add the entry of each link and of what it points to. Where the way
/// ends early, the last entry is the first one that is missing.
struct PathTrail: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    /// An absolute path without links.
    var folder: String
    var name: String
    /// True for the file itself (and a link in its place), false for a folder on the way.
    var isFile: Bool
  }

  private(set) var steps: [Step] = []
  /// The path without links, where it leads to something.
  private(set) var destination: String?

  private let hasFolderAround: Bool

  /// More links in a row than this is a circle, as for the system.
  private static let mostLinks = 40

  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: the path is that of a folder that is watched as a whole. The folder around it is then all that
  ///     may be exchanged; the one around that is somebody else's, and busy often enough.
  ///   - kind: what stands at an absolute path.
  init(to path: String, isFolder: Bool = false, kind: (String) -> PathKind) {
    hasFolderAround = !isFolder
    var pending = Self.components(path)[...]
    var resolved: [Substring] = []
    var links = 0
    while let name = pending.popFirst() {
      guard name != ".." else {
        _ = resolved.popLast()
        continue
      }
      let folder = Self.path(resolved)
      switch kind(Self.path(resolved + [name])) {
      case .folder where !pending.isEmpty:
        resolved.append(name)
      case .link(let target):
        add(resolved, name, isFile: pending.isEmpty)
        links += 1
        guard links <= Self.mostLinks else { return }
        if target.hasPrefix("/") { resolved = [] }
        pending = (Self.components(target) + pending)[...]
      case .folder, .file:
        add(resolved, name, isFile: pending.isEmpty)
        if pending.isEmpty { destination = folder == "/" ? "/" + name : folder + "/" + name }
        return
      case .missing:
        add(resolved, name, isFile: pending.isEmpty)
        return
      }
    }
    destination = Self.path(resolved)
  }

  private mutating func add(_ folder: [Substring], _ name: Substring, isFile: Bool) {
    append(Step(folder: Self.path(folder), name: String(name), isFile: isFile))
    if hasFolderAround || !isFile, let last = folder.last {
      append(Step(folder: Self.path(folder.dropLast()), name: String(last), isFile: false))
    }
  }

  private mutating func append(_ step: Step) {
    if !steps.contains(step) { steps.append(step) }
  }

  private static func components(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  private static func path(_ components: some Collection<Substring>) -> String {
    "/" + components.joined(separator: "/")
  }
}
