import Skins

/// A role of any kind, as the inspector lists them.
public enum ScreenRole: Hashable, Sendable, CaseIterable {
  case color(ColorRole)
  case font(FontRole)
  case image(ImageRole)

  /// The colours first, then the fonts and the images.
  public static let allCases: [ScreenRole] =
    ColorRole.allCases.map(color) + FontRole.allCases.map(font) + ImageRole.allCases.map(image)

  /// As `Skinscope.plist` writes it, in the section of its kind.
  public var name: String {
    switch self {
    case .color(let role): role.rawValue
    case .font(let role): role.rawValue
    case .image(let role): role.rawValue
    }
  }

  /// The section whose keys can serve it.
  public var section: Section {
    switch self {
    case .color: .color
    case .font: .font
    case .image: .image
    }
  }

  public var color: ColorRole? { if case .color(let role) = self { role } else { nil } }
}

extension RoleBindings {
  /// How a role of any kind found its key.
  public subscript(role: ScreenRole) -> RoleBinding {
    switch role {
    case .color(let role): self[role]
    case .font(let role): self[role]
    case .image(let role): self[role]
    }
  }
}

extension FontRole {
  /// The colour role whose text is written in it.
  public var text: ColorRole {
    switch self {
    case .navigationBarTitle: .navigationBarTitle
    case .labelHeadline: .labelHeadline
    case .labelBody: .labelBody
    case .labelCaption: .labelCaption
    case .button: .buttonTitle
    case .picker: .pickerSelectedText
    case .tabBar: .tabBarSelectedItem
    }
  }
}
