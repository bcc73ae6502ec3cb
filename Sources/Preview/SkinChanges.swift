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
    enum Kind: Hashable {
      case value(before: String, after: String)
      /// The file of the same name holds another picture, or none that can be read.
      case picture(name: String), damage(name: String)
    }

    let key: String
    let kind: Kind
  }

  let keys: [Change]
  /// The roles that look different now.
  let roles: Set<ColorRole>
  /// The roles that show another image now.
  let imageRoles: Set<ImageRole>
  /// How many places of the screen are set in another font or show another image now.
  let otherPlaces: Int
  /// Roles are bound to other keys now, though they look the same.
  let hasOtherBindings: Bool
  /// The skin that was in view and is no longer in the pack, and the one that is shown now.
  let gone: (name: String, shown: String)?

  /// - Parameters:
  ///   - packs: the pack as it was, and as it is now.
  init(from old: SkinModel, to new: SkinModel, in packs: (old: Pack, new: Pack)) {
    guard old.skin.name == new.skin.name else {
      (keys, roles, imageRoles, otherPlaces, hasOtherBindings) = ([], [], [], 0, false)
      gone = (old.skin.name, new.skin.name)
      return
    }
    gone = nil
    let changedRoles = ColorRole.allCases.filter { old.roles[$0].shown != new.roles[$0].shown }
    roles = Set(changedRoles)
    let images = ImageChanges(from: old, to: new, in: packs)
    imageRoles = images.roles
    keys = Self.colors(old, new) + Self.fonts(old, new) + images.keys
    let fonts = FontRole.allCases.count { role in
      let (before, after) = (old.roles[role], new.roles[role])
      return before.name != after.name || before.size != after.size
    }
    otherPlaces = fonts + imageRoles.count
    hasOtherBindings = ColorRole.allCases.contains { role in
      old.roles[role].key != new.roles[role].key || old.roles[role].from != new.roles[role].from
    }
  }

  static func keys(_ section: Section, _ old: SkinModel, _ new: SkinModel) -> [String] {
    let newKeys = new.pack.keys(of: section, in: new.skin)
    let known = Set(newKeys)
    return newKeys + old.pack.keys(of: section, in: old.skin).filter { !known.contains($0) }
  }

  private static func colors(_ old: SkinModel, _ new: SkinModel) -> [Change] {
    func text(_ key: String, _ model: SkinModel) -> String {
      let resolution = model.pack.color(key, in: model.skin)
      guard resolution.entry != nil else { return "–" }
      return resolution.value.text
    }
    return changes(of: keys(.color, old, new)) { (text($0, old), text($0, new)) }
  }

  private static func fonts(_ old: SkinModel, _ new: SkinModel) -> [Change] {
    func text(_ key: String, _ model: SkinModel) -> String {
      let resolution = model.pack.font(key, in: model.skin)
      guard resolution.entry != nil else { return "–" }
      let font = resolution.value
      let size = TextFont(name: font.name, size: font.size).sizeText
      return font.name.isEmpty ? size.description : font.name + " " + size.description
    }
    return changes(of: keys(.font, old, new)) { (text($0, old), text($0, new)) }
  }

  private static func changes(of keys: [String], text: (String) -> (String, String)) -> [Change] {
    keys.compactMap { key in
      let (before, after) = text(key)
      return before == after ? nil : Change(key: key, kind: .value(before: before, after: after))
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
    default: return message(keys[0], others: keys.count - 1, places: places, language)
    }
  }

  private func message(
    _ change: Change, others: Int, places: Int, _ language: Language
  ) -> StatusLine.Message {
    let text: StatusText
    var kind = StatusLine.Message.Kind.plain
    switch change.kind {
    case .value(let before, let after):
      text = .changed(key: change.key, before: before, after: after, others: others, places: places)
    case .picture(let name):
      text = .pictureChanged(key: change.key, name: name, others: others, places: places)
    case .damage(let name):
      text = .pictureDamaged(key: change.key, name: name, others: others, places: places)
      kind = .warning
    }
    return .init(text.text(in: language), kind: kind)
  }
}
