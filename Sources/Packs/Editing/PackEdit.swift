import Plists
import Skins
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Changing a pack on the disk by the app's rules. Each change is planned, made in a copy of the folder, checked
/// there, and put into place in one step.
public enum PackEdit {
  /// Installs skins into a pack, as an update of the app does: whole skins are replaced by name, never merged;
  /// skins that the source does not name stay; images are laid over the old ones, and old ones stay.
  ///
  /// - Parameters:
  ///   - source: What to install.
  ///   - path: The pack as the user named it: a folder, a plist or a JSON file.
  ///   - isDryRun: True to write nothing, and only to say what would be.
  /// - Throws: `EditError`, and then the pack is as it was.
  public static func install(
    _ source: InstallSource, into path: String, currentFolder: String = "", isDryRun: Bool = false
  ) throws(EditError) -> EditReport {
    guard !source.skins.isEmpty else { throw .refused(.noSkins(path)) }
    return try run(path, currentFolder, isDryRun: isDryRun) { target throws(EditError) in
      try EditPlan(installing: source, into: target)
    }
  }

  /// Removes a skin: its entries, and the images of its folder and bundle.
  ///
  /// - Parameters: as for `install`.
  /// - Throws: `EditError`, and then the pack is as it was.
  public static func remove(
    _ skin: String, from path: String, currentFolder: String = "", isDryRun: Bool = false
  ) throws(EditError) -> EditReport {
    try run(path, currentFolder, isDryRun: isDryRun) { target throws(EditError) in
      try EditPlan(removing: skin, from: target)
    }
  }

  private static func run(
    _ path: String, _ currentFolder: String, isDryRun: Bool,
    plan: (EditTarget) throws(EditError) -> EditPlan
  ) throws(EditError) -> EditReport {
    if isDryRun {
      let target = try EditTarget(path: path, currentFolder: currentFolder)
      let plan = try plan(target)
      try plan.checkWritable(target)
      return plan.report
    }
    StagedFolder.recover(currentFolder == "." ? path : FilePath.join(currentFolder, path))
    var changes: [PackChange] = []
    var left = attempts
    while true {
      left -= 1
      do throws(EditError) {
        var report = try runOnce(path, currentFolder, plan: plan) {
          changes += $0.filter { !changes.contains($0) }
        }
        report.changes = changes
        return report
      } catch {
        // After the first attempt a plist that cannot be read is one that is just being saved.
        guard left > 0, error.isStale || left < attempts - 1 && error.isOfPack else { throw error }
        poll(nil, 0, pauseMilliseconds)
      }
    }
  }

  /// How often a plist that others save meanwhile is read anew, and how long they are given to finish.
  private static let attempts = 20
  private static let pauseMilliseconds: Int32 = 10

  private static func runOnce(
    _ path: String, _ currentFolder: String, plan: (EditTarget) throws(EditError) -> EditPlan,
    note: ([PackChange]) -> Void
  ) throws(EditError) -> EditReport {
    let folder = try EditTarget(path: path, currentFolder: currentFolder).folder
    // What was read before it was this run's turn may have been changed since.
    let lock = try FolderLock(folder)
    defer { lock.release() }
    let target = try EditTarget(path: path, currentFolder: currentFolder)
    let plan = try plan(target)
    try plan.checkWritable(target)
    note(plan.report.changes)
    try plan.carryOut(on: target)
    return plan.report
  }
}

extension EditError {
  fileprivate var isOfPack: Bool { if case .pack = self { true } else { false } }
}
