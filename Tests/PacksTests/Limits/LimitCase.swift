import Testing
import Texts

/// A limit: what is just under it, what is just over it, and what is said then.
struct LimitCase: Sendable, CustomTestStringConvertible {
  /// Of what.
  let subject: String
  /// As people say it.
  let limit: String
  let told: Told
  /// What comes of the most that is allowed, nil where nothing is said; and of the least that is not.
  let under: @Sendable () throws -> String?
  let over: @Sendable () throws -> String?

  /// What is said, and how.
  struct Told: Sendable {
    /// The code of the finding, or where else it is told.
    let place: String
    let english: String
    let chinese: String

    init(_ place: String, _ text: some Localizable) {
      self.place = place
      english = text.text(in: .english).description
      chinese = text.text(in: .simplifiedChinese).description
    }
  }

  var testDescription: String { "\(subject): \(limit)" }

  static let all = plists + pictures + zips + downloads
}

/// The page that lists the limits.
enum LimitPage {
  static let path = "docs/limits.md"

  static var text: String {
    let rows = LimitCase.all.map { limit in
      "| \(limit.subject) | \(limit.limit) | `\(limit.told.place)` | \(escaped(limit.told.english)) |"
    }
    return opening + rows.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|").joined(separator: "\\|")
  }

  private static let opening = """
    # Limits

    Packs come from the net. Beyond these limits a pack, an image or a download is refused before it can take the memory or
    the time of whoever opens it: the commands say so and exit with 3, and the preview keeps the last good pack. No real
    pack comes near them. The numbers are in one place, `Sources/Texts/Limits.swift`.

    What is only shown is cut and not refused: a report tells \(Limits.Findings.told) findings of one code for each pack and
    counts the others (`… and 45000 more of duplicate-key`, `more` in JSON, a notification in SARIF), `y` copies no value of
    more than \(Limits.Copy.byteCount >> 10) KiB, and over one character \(SafeText.mostMarks) combining marks are shown.

    <!-- From here on: the table in Tests/PacksTests/Limits, by RECORD_SNAPSHOTS=1 swift test --filter LimitTests. Each row
    is a test: the most that is allowed passes, and one more is refused with the message. -->

    | of | at most | told as | message |
    |---|---|---|---|

    """
}
