import Comparing
import Skins
import Texts

extension DiffReport {
  /// Keys added, removed and changed; beside them the skins, the image files, and every contrast that is another.
  var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("before", .string(difference.before)), ("after", .string(difference.after)),
    ]
    for kind in [ValueChange.Kind.added, .removed, .changed] {
      let changes = difference.skins.flatMap { skin in skin.values(kind).map { json(of: $0, in: skin) } }
      members.append((Self.name(of: kind), .array(changes)))
    }
    members.append(("skins", skins))
    members.append(
      (
        "files",
        .array(difference.skins.flatMap { skin in skin.files.map { json(of: $0, in: skin) } })
      ))
    members.append(
      (
        "contrast",
        .array(difference.skins.flatMap { skin in skin.contrast.map { json(of: $0, in: skin) } })
      ))
    return .object(members)
  }

  private var skins: JSONValue {
    .object([
      ("added", .strings(difference.skins.filter { $0.before == nil }.compactMap(\.after))),
      ("removed", .strings(difference.skins.filter { $0.after == nil }.compactMap(\.before))),
    ])
  }

  /// The skin, where there are several.
  private func head(of skin: SkinDifference) -> [(name: String, value: JSONValue)] {
    difference.isOfSkins ? [] : [("skin", .optional(skin.after ?? skin.before))]
  }

  private func json(of change: ValueChange, in skin: SkinDifference) -> JSONValue {
    var members = head(of: skin)
    members += [("section", .string(change.section.rawValue)), ("key", .string(change.key))]
    switch change.kind {
    case .added: members += [("value", Self.json(of: change.after)), ("fault", Self.fault(of: change))]
    case .removed: members.append(("value", Self.json(of: change.before)))
    case .changed:
      members += [("before", Self.json(of: change.before)), ("after", Self.json(of: change.after))]
      members.append(("deltaE", change.difference.map { .number($0.rounded(toDecimals: 2)) } ?? .null))
      members.append(("contrast", .array(change.contrast.map { .object(Self.members(of: $0)) })))
      members.append(("fault", Self.fault(of: change)))
      if change.section == .image { members.append(("otherPicture", .boolean(change.showsOtherImage))) }
    }
    return .object(members)
  }

  private func json(of change: FileChange, in skin: SkinDifference) -> JSONValue {
    .object(
      head(of: skin) + [("path", .string(change.path)), ("change", .string(Self.name(of: change.kind)))])
  }

  private func json(of change: ContrastChange, in skin: SkinDifference) -> JSONValue {
    .object(
      head(of: skin) + Self.members(of: change) + [
        ("gradeBefore", .string(change.before.grade.rawValue)),
        ("gradeAfter", .string(change.after.grade.rawValue)),
        ("lost", .boolean(change.isLost)), ("worse", .boolean(change.isWorse)),
        ("gained", .boolean(change.isGained)),
      ])
  }

  private static func members(of change: ContrastChange) -> [(name: String, value: JSONValue)] {
    [
      ("pair", .string(change.before.name)),
      ("before", .number(change.before.contrast.cut(toDecimals: 2))),
      ("after", .number(change.after.contrast.cut(toDecimals: 2))),
    ]
  }

  private static func json(of side: ValueChange.Side?) -> JSONValue {
    side.map { JSONValue($0.value) } ?? .null
  }

  /// What the app does with the value that is there now.
  private static func fault(of change: ValueChange) -> JSONValue {
    switch change.after?.fault {
    case .crashesApp: .string("crashes")
    case .unreadable: .string("unreadable")
    case nil: .null
    }
  }

  private static func name(of kind: ValueChange.Kind) -> String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }
}
