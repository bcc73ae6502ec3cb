import Texts

/// How a role found its key, if it did.
public enum RoleBinding: Hashable, Sendable {
  /// `Skinscope.plist` names the key.
  case map(key: String)
  /// The key is named as the role is.
  case name(key: String)
  /// The key's words say so, by our guess.
  case inferred(key: String)
  /// No key serves the role.
  case unbound

  /// The key that serves the role.
  public var key: String? {
    switch self {
    case .map(let key), .name(let key), .inferred(let key): key
    case .unbound: nil
    }
  }

  /// Where the key was found, nil where there is none.
  public var origin: RoleOrigin? {
    switch self {
    case .map: .map
    case .name: .name
    case .inferred: .inferred
    case .unbound: nil
    }
  }
}

/// Which key serves each role. Bindings hold for a whole pack, so that all its skins are shown alike.
public struct RoleBindings: Sendable {
  public let colors: CaseTable<ColorRole, RoleBinding>
  public let fonts: CaseTable<FontRole, RoleBinding>
  public let images: CaseTable<ImageRole, RoleBinding>
  /// The image roles that are drawn in their bar's tint.
  public let templates: Set<ImageRole>

  /// Binds the roles to the keys of a pack.
  ///
  /// - Parameters:
  ///   - colorKeys: the colour keys of all skins, in the order of the file.
  ///   - fontKeys: the font keys of all skins, in the order of the file.
  ///   - imageKeys: the image keys of all skins, in the order of the file.
  ///   - imageStems: the names of the pack's image files, without scale and extension, in any order.
  ///   - map: the pack's `Skinscope.plist`.
  public init(
    colorKeys: [String], fontKeys: [String], imageKeys: [String], imageStems: [String] = [],
    map: RoleMap? = nil
  ) {
    self.init(
      RoleGuesses(
        colorKeys: colorKeys, fontKeys: fontKeys, imageKeys: imageKeys, imageStems: imageStems),
      map: map)
  }

  /// Binds the roles by what a map says, by their names, and what is left by what the keys' words say.
  public init(_ guesses: RoleGuesses, map: RoleMap?) {
    let colorBinder = Binder(keys: guesses.colorKeys, map: map?.colors ?? [:])
    var colors = colorBinder.bind { guesses.colors.roles }
    let mayTakeAccent = [ColorRole.labelHeadline, .buttonTitle].filter {
      colors[$0] == .unbound && !colorBinder.leavesUnbound($0)
    }
    if !mayTakeAccent.isEmpty, let accent = colors[.tabBarSelectedItem]?.key, guesses.colors.lacksAccent {
      for role in mayTakeAccent { colors[role] = .inferred(key: accent) }
    }
    self.colors = colors
    fonts = Binder(keys: guesses.fontKeys, map: map?.fonts ?? [:]).bind { guesses.fonts }
    templates = map?.templates ?? []
    images = Binder(keys: guesses.imageKeys, map: map?.images ?? [:]).bind { guesses.images }
  }

  public subscript(role: ColorRole) -> RoleBinding { colors[role] ?? .unbound }
  public subscript(role: FontRole) -> RoleBinding { fonts[role] ?? .unbound }
  public subscript(role: ImageRole) -> RoleBinding { images[role] ?? .unbound }
}

/// The three ways in which a role finds its key, tried in turn.
private struct Binder<Role> where Role: RawRepresentable<String> & CaseIterable & Hashable {
  let keys: Set<String>
  let map: CaseTable<Role, String>

  /// - Parameter inferred: what the words of the keys say, asked only where a role is left without a key.
  func bind(_ inferred: () -> CaseTable<Role, String>) -> CaseTable<Role, RoleBinding> {
    let told = CaseTable(binding)
    let guessed = told.isFull ? [:] : inferred()
    return CaseTable { told[$0] ?? guessed[$0].map(RoleBinding.inferred) ?? .unbound }
  }

  /// Whether the map asks that no key serve the role.
  func leavesUnbound(_ role: Role) -> Bool { map[role]?.isEmpty ?? false }

  /// What the map or the name of a key says; nil where neither does. A key that the map names but no skin has is
  /// reported elsewhere, and binds nothing.
  private func binding(of role: Role) -> RoleBinding? {
    if leavesUnbound(role) { return .unbound }
    if let key = map[role], keys.contains(key) { return .map(key: key) }
    return keys.contains(role.rawValue) ? .name(key: role.rawValue) : nil
  }
}
