import Testing

@testable import Theming

/// Colour keys as teams write them, each judged alone: `key role`, or `key -` where a designer would not say.
@Suite("A colour key says its role by its words")
struct RolesWordTests {
  @Test("Keys of the page and of labels", arguments: rows(pageAndLabelWords))
  func pageAndLabelKeys(row: Row) { expect(row) }

  @Test("Keys of bars", arguments: rows(barWords))
  func barKeys(row: Row) { expect(row) }

  @Test("Keys of controls", arguments: rows(controlWords))
  func controlKeys(row: Row) { expect(row) }

  @Test("Keys of accents and lines", arguments: rows(accentAndLineWords))
  func generalKeys(row: Row) { expect(row) }

  @Test("Keys that say nothing of the screen stay unbound", arguments: rows(wordsOfElsewhere))
  func trapKeys(row: Row) { expect(row) }

  @Test("Misspelt keys are understood", arguments: rows(misspeltWords))
  func misspeltKeys(row: Row) { expect(row) }

  struct Row: Sendable, CustomTestStringConvertible {
    var key: String
    var role: ColorRole?
    var testDescription: String { key }
  }

  private func expect(_ row: Row) {
    let found = RoleInference.colors([row.key]).roles
    #expect(found == (row.role.map { [$0: row.key] } ?? [:]))
  }

  private static func rows(_ table: String) -> [Row] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { return nil }
      return Row(key: String(parts[0]), role: ColorRole(rawValue: String(parts[1])))
    }
  }
}
