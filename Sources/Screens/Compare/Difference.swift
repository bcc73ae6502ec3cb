import Colors
import Skins
import Texts
import Theming

/// One thing that is not the same in two skins, or in two states of one.
public struct Difference: Sendable {
  public enum Subject: Hashable, Sendable {
    case color(ColorRole), font(FontRole), image(ImageRole)
    /// A key that no role uses.
    case key(Section, String)
  }

  /// A colour on one side.
  public struct Swatch: Hashable, Sendable {
    /// As it is seen.
    public let shown: Color
    /// The value in force, with its alpha where it has one.
    public let value: Color

    var text: String { value.text }
  }

  public enum Values: Hashable, Sendable {
    case colors(before: Swatch, after: Swatch)
    case fonts(before: Font, after: Font)
    case texts(before: String, after: String)
    /// An image file of one name on both sides, with another picture in it.
    case pictures(name: String)
  }

  public let subject: Subject
  /// The key that serves the role, in the skin in view if it has one; nil where neither has.
  public let key: String?
  public let values: Values

  public var role: ColorRole? {
    if case .color(let role) = subject { role } else { nil }
  }
}

extension Difference {
  /// What is not the same: the roles in the inspector's order, then the keys that no role uses.
  ///
  /// Each side comes with the files or links that it shows for image roles; nil where it shows none.
  ///
  /// - Parameter showsOtherPicture: whether a role whose file has one name on both sides shows another picture of it.
  public static func all(
    from before: Side, to after: Side, showsOtherPicture: (ImageRole) -> Bool
  ) -> [Difference] {
    colors(before.model, after.model) + fonts(before.model, after.model)
      + images(before, after, showsOtherPicture) + otherKeys(before.model, after.model)
  }

  public typealias Side = (model: SkinModel, image: (ImageRole) -> String?)

  private static func images(
    _ before: Side, _ after: Side, _ showsOtherPicture: (ImageRole) -> Bool
  ) -> [Difference] {
    ImageRole.allCases.compactMap { role in
      let texts = (before.image(role), after.image(role))
      let values: Values
      if texts.0 != texts.1 {
        values = .texts(before: name(texts.0, besides: texts.1), after: name(texts.1, besides: texts.0))
      } else if texts.0 != nil, showsOtherPicture(role) {
        values = .pictures(name: name(texts.0, besides: nil))
      } else {
        return nil
      }
      return Difference(
        subject: .image(role), key: after.model.roles[role].key ?? before.model.roles[role].key,
        values: values)
    }
  }

  /// A file's name, with its folders only where those of both sides have one name.
  private static func name(_ path: String?, besides other: String?) -> String {
    guard let path else { return "–" }
    let name = FilePath.name(of: path)
    return name == other.map(FilePath.name) ? path : name
  }

  private static func colors(_ before: SkinModel, _ after: SkinModel) -> [Difference] {
    ColorRole.allCases.compactMap { role in
      let (old, new) = (before.roles[role], after.roles[role])
      guard old.shown != new.shown || old.color != new.color else { return nil }
      return Difference(
        subject: .color(role), key: new.key ?? old.key,
        values: .colors(
          before: Swatch(shown: old.shown, value: old.color),
          after: Swatch(shown: new.shown, value: new.color)))
    }
  }

  private static func fonts(_ before: SkinModel, _ after: SkinModel) -> [Difference] {
    FontRole.allCases.compactMap { role in
      let (old, new) = (before.roles[role], after.roles[role])
      guard old.name != new.name || old.size != new.size else { return nil }
      return Difference(
        subject: .font(role), key: new.key ?? old.key,
        values: .fonts(
          before: Font(name: old.name, size: old.size), after: Font(name: new.name, size: new.size)))
    }
  }

  private static func otherKeys(_ before: SkinModel, _ after: SkinModel) -> [Difference] {
    let used = Set(
      [before, after].flatMap { model in
        ColorRole.allCases.map { model.roles[$0].key } + FontRole.allCases.map { model.roles[$0].key }
      })
    func keys(_ section: Section) -> [String] {
      let own = after.pack.keys(of: section, in: after.skin)
      let known = Set(own)
      return (own + before.pack.keys(of: section, in: before.skin).filter { !known.contains($0) })
        .filter { !used.contains($0) }
    }
    let colors = keys(.color).compactMap { key -> Difference? in
      let (old, new) = (
        before.pack.color(key, in: before.skin).value, after.pack.color(key, in: after.skin).value
      )
      guard old != new else { return nil }
      return Difference(
        subject: .key(.color, key), key: key,
        values: .colors(
          before: Swatch(shown: old.composited(over: .black), value: old),
          after: Swatch(shown: new.composited(over: .black), value: new)))
    }
    let fonts = keys(.font).compactMap { key -> Difference? in
      let (old, new) = (
        before.pack.font(key, in: before.skin).value, after.pack.font(key, in: after.skin).value
      )
      guard old != new else { return nil }
      return Difference(
        subject: .key(.font, key), key: key,
        values: .fonts(before: old, after: new))
    }
    return colors + fonts
  }
}
