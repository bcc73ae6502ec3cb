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

  static let all = plists + pictures + zips + downloads + folders
}
