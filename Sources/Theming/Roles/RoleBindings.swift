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
  public let colors: [ColorRole: RoleBinding]
  public let fonts: [FontRole: RoleBinding]
  public let images: [ImageRole: RoleBinding]
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

  /// Binds the roles by what a map says and what the keys' words say.
  public init(_ guesses: RoleGuesses, map: RoleMap?) {
    let colorBinder = Binder(keys: guesses.colorKeys, map: map?.colors ?? [:])
    var colors = colorBinder.bind(guesses.colors.roles)
    if let accent = colors[.tabBarSelectedItem]?.key, guesses.colors.lacksAccent {
      for role in [ColorRole.labelHeadline, .buttonTitle]
      where colors[role] == .unbound && !colorBinder.leavesUnbound(role) {
        colors[role] = .inferred(key: accent)
      }
    }
    self.colors = colors
    fonts = Binder(keys: guesses.fontKeys, map: map?.fonts ?? [:]).bind(guesses.fonts)
    templates = map?.templates ?? []
    images = Binder(keys: guesses.imageKeys, map: map?.images ?? [:]).bind(guesses.images)
  }

  public subscript(role: ColorRole) -> RoleBinding { colors[role] ?? .unbound }
  public subscript(role: FontRole) -> RoleBinding { fonts[role] ?? .unbound }
  public subscript(role: ImageRole) -> RoleBinding { images[role] ?? .unbound }

  /// As the subscript, where the kind of role must be said.
  public func color(for role: ColorRole) -> RoleBinding { self[role] }
  /// As the subscript, where the kind of role must be said.
  public func font(for role: FontRole) -> RoleBinding { self[role] }
  /// As the subscript, where the kind of role must be said.
  public func image(for role: ImageRole) -> RoleBinding { self[role] }
}

/// What the words of a pack's keys say, whatever its map says: worked out once for a pack.
public struct RoleGuesses: Sendable {
  let colorKeys: Set<String>
  let fontKeys: Set<String>
  let imageKeys: Set<String>
  let colors: RoleInference.ColorGuesses
  let fonts: [FontRole: String]
  let images: [ImageRole: String]

  /// - Parameters: as for `RoleBindings`.
  public init(colorKeys: [String], fontKeys: [String], imageKeys: [String], imageStems: [String] = []) {
    let known = Set(imageKeys)
    let allImages = imageKeys + Set(imageStems).subtracting(known).sorted()
    self.colorKeys = Set(colorKeys)
    self.fontKeys = Set(fontKeys)
    self.imageKeys = Set(allImages)
    colors = RoleInference.colors(colorKeys)
    fonts = RoleInference.fonts(fontKeys)
    images = RoleInference.images(allImages)
  }
}

/// The three ways in which a role finds its key, tried in turn.
private struct Binder<Role> where Role: RawRepresentable<String> & CaseIterable & Hashable {
  let keys: Set<String>
  let map: [Role: String]

  func bind(_ inferred: [Role: String]) -> [Role: RoleBinding] {
    Dictionary(uniqueKeysWithValues: Role.allCases.map { ($0, binding(of: $0, inferred: inferred[$0])) })
  }

  /// Whether the map asks that no key serve the role.
  func leavesUnbound(_ role: Role) -> Bool { map[role]?.isEmpty ?? false }

  /// A key that the map names but no skin has is reported elsewhere, and binds nothing.
  private func binding(of role: Role, inferred: String?) -> RoleBinding {
    if leavesUnbound(role) { return .unbound }
    if let key = map[role], keys.contains(key) { return .map(key: key) }
    if keys.contains(role.rawValue) { return .name(key: role.rawValue) }
    return inferred.map(RoleBinding.inferred) ?? .unbound
  }
}
