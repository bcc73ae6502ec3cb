import Colors
import Packs
import Screens
import Skins
import Texts
import Theming
import Widgets

/// What a save changed of the skin in view.
struct SkinChanges {
  /// One key whose value in force is another now.
  struct Change: Hashable {
    let key: String
    let before: String
    let after: String
  }

  let keys: [Change]
  /// The roles that look different now.
  let roles: Set<ColorRole>
  /// How many places of the screen are set in another font or show another image now.
  let otherPlaces: Int
  /// Roles are bound to other keys now, though they look the same.
  let hasOtherBindings: Bool
  /// The skin that was in view and is no longer in the pack, and the one that is shown now.
  let gone: (name: String, shown: String)?

  init(from old: SkinModel, to new: SkinModel) {
    guard old.skin.name == new.skin.name else {
      (keys, roles, otherPlaces, hasOtherBindings) = ([], [], 0, false)
      gone = (old.skin.name, new.skin.name)
      return
    }
    gone = nil
    let changedRoles = ColorRole.allCases.filter { old.roles[$0].shown != new.roles[$0].shown }
    roles = Set(changedRoles)
    keys = Self.colors(old, new) + Self.fonts(old, new) + Self.images(old, new)
    let fonts = FontRole.allCases.count { role in
      let (before, after) = (old.roles[role], new.roles[role])
      return before.name != after.name || before.size != after.size
    }
    let images = Set(keys.map(\.key))
    otherPlaces = fonts + ImageRole.allCases.count { images.contains(new.roles[$0].key ?? "") }
    hasOtherBindings = ColorRole.allCases.contains { role in
      old.roles[role].key != new.roles[role].key || old.roles[role].from != new.roles[role].from
    }
  }

  private static func keys(_ section: Section, _ old: SkinModel, _ new: SkinModel) -> [String] {
    let newKeys = new.pack.keys(of: section, in: new.skin)
    let known = Set(newKeys)
    return newKeys + old.pack.keys(of: section, in: old.skin).filter { !known.contains($0) }
  }

  private static func colors(_ old: SkinModel, _ new: SkinModel) -> [Change] {
    func text(_ key: String, _ model: SkinModel) -> String {
      let resolution = model.pack.color(key, in: model.skin)
      guard resolution.entry != nil else { return "–" }
      return resolution.value.alpha == 255 ? resolution.value.hex : resolution.value.argbHex
    }
    return changes(of: keys(.color, old, new)) { (text($0, old), text($0, new)) }
  }

  private static func fonts(_ old: SkinModel, _ new: SkinModel) -> [Change] {
    func text(_ key: String, _ model: SkinModel) -> String {
      let resolution = model.pack.font(key, in: model.skin)
      guard resolution.entry != nil else { return "–" }
      let font = resolution.value
      let size = TextFont(name: font.name, size: font.size).sizeText
      return font.name.isEmpty ? size : font.name + " " + size
    }
    return changes(of: keys(.font, old, new)) { (text($0, old), text($0, new)) }
  }

  private static func images(_ old: SkinModel, _ new: SkinModel) -> [Change] {
    func text(_ key: String, _ model: SkinModel) -> String {
      let entry = model.skin.entry(key, in: .image) ?? model.pack.defaultSkin?.entry(key, in: .image)
      guard case .string(let name)? = entry?.node.value else { return "–" }
      return name
    }
    return changes(of: keys(.image, old, new)) { (text($0, old), text($0, new)) }
  }

  private static func changes(of keys: [String], text: (String) -> (String, String)) -> [Change] {
    keys.compactMap { key in
      let (before, after) = text(key)
      return before == after ? nil : Change(key: key, before: before, after: after)
    }
  }

  /// Names what changed for the status line.
  func message(places: Int, language: Language) -> StatusLine.Message {
    if let gone {
      return .init(
        StatusText.skinGone(name: gone.name, shown: gone.shown).text(in: language), kind: .warning)
    }
    let places = places + otherPlaces
    switch keys.count {
    case 0 where !roles.isEmpty: return .init(StatusText.rolesChanged(places: places).text(in: language))
    case 0 where hasOtherBindings: return .init(StatusText.bindingsChanged.text(in: language))
    case 0: return .init(StatusText.unchanged.text(in: language))
    default:
      let change = keys[0]
      let text = StatusText.changed(
        key: change.key, before: change.before, after: change.after, others: keys.count - 1, places: places)
      return .init(text.text(in: language))
    }
  }
}
