import Plists
import Skins
import Texts
import Theming

extension ShowReport {
  var json: JSONValue {
    .object([
      ("skin", .string(skin.name)),
      ("colors", .object(colors.map { ($0.key, Self.json($0.found) { [("argb", .string($0.argbHex))] }) })),
      (
        "fonts",
        .object(
          fonts.map {
            (
              $0.key,
              Self.json($0.found, value: false) { [("name", .string($0.name)), ("size", .number($0.size))] }
            )
          })
      ),
      ("images", .object(images.map { ($0.key, Self.json($0.found)) })),
      (
        "roles",
        .object([
          ("Color", .object(ColorRole.allCases.map { ($0.rawValue, json(of: roles[$0])) })),
          ("Font", .object(FontRole.allCases.map { ($0.rawValue, json(of: roles[$0])) })),
          ("Image", .object(ImageRole.allCases.map { ($0.rawValue, json(of: roles[$0])) })),
        ])
      ),
    ])
  }

  /// An entry with its value as written, where it has a form of its own, and what is in force.
  private static func json<Value>(
    _ found: Resolution<Value>, value isWritten: Bool = true,
    inForce: (Value) -> [(name: String, value: JSONValue)]
  ) -> JSONValue {
    let written = found.entry.map { JSONValue($0.node.value) } ?? .null
    return .object(
      (isWritten ? [("value", written)] : []) + inForce(found.value) + [
        ("source", .string(found.source.rawValue)), ("line", .optional(found.line)),
        ("problems", .strings(found.problems.map(\.rawValue))),
      ])
  }

  private static func json(_ image: ShownImage) -> JSONValue {
    .object([
      ("value", image.value.map { JSONValue($0) } ?? .null), ("kind", .string(image.kind.rawValue)),
      ("path", .optional(image.path)), ("scale", .optional(image.scale)),
      ("source", .string(image.source.rawValue)), ("line", .optional(image.line)),
      ("problems", .strings(image.problems)),
    ])
  }

  private func json(of role: ResolvedColor) -> JSONValue {
    .object([
      ("key", .optional(role.key)), ("argb", .string(role.color.argbHex)), ("shown", .string(role.shown.hex)),
      ("from", .string(role.from.rawValue)),
    ])
  }

  private func json(of role: ResolvedFont) -> JSONValue {
    .object([
      ("key", .optional(role.key)), ("name", .string(role.name)), ("size", .number(role.size)),
      ("from", .string(role.from.rawValue)),
    ])
  }

  private func json(of role: ResolvedImage) -> JSONValue {
    let found = role.key.map(image)
    return .object([
      ("key", .optional(role.key)), ("kind", .optional(found?.kind.rawValue)),
      ("path", .optional(found?.path)),
      ("from", .string(role.from.rawValue)),
    ])
  }
}
