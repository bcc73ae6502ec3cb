import Texts

/// The page that lists the limits.
enum LimitPage {
  static let path = "docs/limits.md"

  static var text: String {
    let refused = LimitCase.all.map { limit in
      "| \(limit.subject) | \(limit.limit) | `\(limit.told.place)` | \(escaped(limit.told.english)) |"
    }
    let cut = CutLimit.all.map { "| \($0.subject) | \($0.limit) | \($0.beyond) |" }
    return opening + lines(refused) + middle + lines(cut)
  }

  private static func lines(_ rows: [String]) -> String { rows.joined(separator: "\n") + "\n" }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|").joined(separator: "\\|")
  }

  private static let opening = """
    # Limits

    Packs come from the net. Beyond these limits a pack, an image or a download is refused before it can take the memory or
    the time of whoever opens it: of a pack and of a download the commands say so and exit with 3, and the preview keeps the
    last good pack; of an image `lint` says it, and the others are shown. Within them `lint` of a pack made to be slow takes
    seconds, and a minute where its images come near to the limit of all their pixels, or where ten thousand files have names
    that differ in case alone. The preview looks into images one by one while nothing is pressed, and has no such limit. No real
    pack comes near them. The numbers are in one place, `Sources/Texts/Limits.swift`, and a test finds those that have no row
    here, and those of the code that stand elsewhere.

    <!-- From here on: the tables in Tests/PacksTests/Limits, by RECORD_SNAPSHOTS=1 swift test --filter LimitTests. Each row
    of the first is a test: the most that is allowed passes, and one more is refused with the message. -->

    | of | at most | told as | message |
    |---|---|---|---|

    """

  private static let middle = """

    ## What is cut and not refused

    What is looked for, kept or shown in numbers ends here, and the rest goes on.

    | of | at most | beyond it |
    |---|---|---|

    """
}

/// A limit beyond which something is left out, and nothing refused.
struct CutLimit {
  let subject: String
  let limit: String
  let beyond: String

  static let all = [
    CutLimit(
      subject: "files of a pack's folder that are listed", limit: "100 000",
      beyond: "the others are as if they were not there"),
    CutLimit(
      subject: "folders of an asset catalogue", limit: "10 000", beyond: "the same of what is in the others"),
    CutLimit(
      subject: "folders inside one another in an asset catalogue, itself counted", limit: "16",
      beyond: "the same of what is deeper"),
    CutLimit(
      subject: "a `Contents.json`", limit: "1 MiB", beyond: "its image set goes by the names of its files"),
    CutLimit(subject: "all of a catalogue", limit: "16 MiB", beyond: "the same, of those that come later"),
    CutLimit(
      subject: "folders that findings tell of, each for one reason", limit: "100",
      beyond: "the others are not told"),
    CutLimit(
      subject: "keys of colours, of fonts and of images, whose words are read", limit: "4000",
      beyond: "the others serve no role, unless the map or their name says so"),
    CutLimit(subject: "characters of such a key", limit: "80", beyond: "the same"),
    CutLimit(
      subject: "headers of an answer, redirects included", limit: "256 KiB",
      beyond: "`download-failed`: the answer is not understood"),
    CutLimit(subject: "downloads at once", limit: "4", beyond: "the others wait"),
    CutLimit(
      subject: "online images that are kept in memory", limit: "64 MiB",
      beyond: "they are read from the cache; where there is none, `download-failed`"),
    CutLimit(
      subject: "cache on the disk", limit: "256 MiB, 4000 files", beyond: "what was not used for longest goes"
    ),
    CutLimit(
      subject: "image file on a sheet", limit: "4 MiB",
      beyond: "`…: more than 4 MiB, not put in here` in its place"),
    CutLimit(
      subject: "values for `color -`", limit: "64 MiB",
      beyond: "`cannot read standard input: File too large`, exit 3"),
    CutLimit(
      subject: "plist whose skins a shell's prompt offers", limit: "16 MiB", beyond: "none are offered"),
    CutLimit(
      subject: "findings of one code that a report tells of a pack", limit: "5000",
      beyond: "the others are counted: `… and 45000 more of duplicate-key`, `more` in JSON, a notification "
        + "in SARIF"),
    CutLimit(
      subject: "findings of one code that are looked for", limit: "50 000",
      beyond: "none in the skins that come later: `… and at least 45000 more of duplicate-key`, `atLeast` "
        + "in JSON and SARIF"),
    CutLimit(
      subject: "names of images that one finding lists", limit: "\(Limits.Findings.names)",
      beyond: "the others are not told"),
    CutLimit(
      subject: "value that `y` copies", limit: "4 KiB",
      beyond: "nothing is copied, and the status line says so"),
    CutLimit(
      subject: "combining marks over one character", limit: "\(SafeText.mostMarks)",
      beyond: "the others are not shown"),
  ]
}
