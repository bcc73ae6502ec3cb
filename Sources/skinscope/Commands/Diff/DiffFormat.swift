/// The forms in which differences are told.
enum DiffFormat: String, CaseIterable, Sendable {
  case text, json, markdown
}
