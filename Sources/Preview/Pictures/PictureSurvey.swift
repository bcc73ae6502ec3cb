import Images
import Linting
import Packs
import Skins
import Terminal

/// Looks, a few at a time, into the image files of a skin, also those that no role shows, so that what is wrong with
/// them is known without anybody waiting for it.
@MainActor
final class PictureSurvey {
  /// What is wrong with files, by their paths. Of a pack that is read again it is what was wrong until a file was
  /// looked at once more.
  private(set) var faults: [String: PictureReport] = [:]
  private var pack: Pack?
  /// The paths that were looked at since the pack was read.
  private var seen: Set<String> = []
  /// The skins whose files were all looked at since then.
  private var finished: Set<String> = []
  private var skin = ""
  private var waiting: [ImageFile] = []
  /// By content, so that a pack that is read again decodes only what changed.
  private var known: [PictureShelf.Content: PictureReport] = [:]

  /// The most contents that are remembered; each takes some dozens of bytes.
  private static let mostKnown = 100_000

  /// Something has not been looked at.
  var isUnderWay: Bool { !waiting.isEmpty }

  /// Begins anew with a pack that was read.
  func begin(_ pack: Pack) {
    self.pack = pack
    (seen, finished, waiting) = ([], [], [])
  }

  /// Looks at the files of a skin from now on, and no longer at those of another.
  func turn(to skin: String, files: () -> [ImageFile]) {
    guard !finished.contains(skin), skin != self.skin || waiting.isEmpty else { return }
    self.skin = skin
    // The last is looked at first.
    waiting = files().filter { !seen.contains($0.path) }.reversed()
    if waiting.isEmpty { finished.insert(skin) }
  }

  /// Looks at files, at one of them at least, while there is time.
  ///
  /// - Returns: whether this was the end, and the faults are others than `before`.
  func look(since before: [String: PictureReport], while hasTime: () -> Bool) -> Bool {
    guard let pack, !waiting.isEmpty else { return false }
    repeat {
      guard let file = waiting.popLast() else { break }
      seen.insert(file.path)
      guard let report = report(on: file, in: pack) else { continue }
      faults[file.path] = report.isPicture ? nil : report
    } while hasTime()
    guard waiting.isEmpty else { return false }
    finished.insert(skin)
    return faults != before
  }

  /// What is in a file; nil where it has gone since the pack was read, which is a change to be noticed and no fault.
  private func report(on file: ImageFile, in pack: Pack) -> PictureReport? {
    do throws(FileFailure) {
      let bytes = try pack.bytes(of: file)
      let content = PictureShelf.Content(of: bytes)
      if let report = known[content] { return report }
      let report = PictureReport(of: bytes)
      if known.count >= Self.mostKnown { known = [:] }
      known[content] = report
      return report
    } catch {
      return error == .missing ? nil : PictureReport(PictureError(error))
    }
  }
}

extension Previewer {
  /// How long keys may wait for pictures that nobody sees, in nanoseconds.
  private static let surveyTime: UInt64 = 6_000_000

  /// Has the image files of a skin looked into: at once where everything is wanted now.
  func surveyPictures(of skin: Skin) {
    guard care != .glance else { return }
    survey.turn(to: skin.name) { loaded.linter.imageFiles(of: skin) }
    if care == .whole { _ = survey.look(since: survey.faults) { true } }
  }

  /// There are image files to look into. Those of a pack that cannot be read any more are not what they were.
  var isSurveyUnderWay: Bool { survey.isUnderWay && state.brokenReason == nil }

  /// Goes on looking into image files for a moment, unless the pack has gone or is broken.
  ///
  /// - Returns: whether there is something new to show.
  func surveyOn() -> Bool {
    guard isSurveyUnderWay else { return false }
    let end = MonotonicClock.now + Self.surveyTime
    guard survey.look(since: surveyed, while: { MonotonicClock.now < end }) else { return false }
    findingsChanged()
    return true
  }
}
