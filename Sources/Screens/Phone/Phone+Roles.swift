import Cells
import Skins
import Theming
import Widgets

extension Phone {
  /// Where a role of any kind is seen, in the scene's places; none where it is not on this page.
  func rects(of role: ScreenRole) -> [CellRect] {
    switch role {
    case .color(let role): rects(of: role)
    case .font(let role): rects(of: role.text)
    case .image(let role): rects(of: role)
    }
  }

  /// The role that the key in a line of the palette serves; nil on other pages and for a key that serves none.
  func listedRole(at point: CellPoint) -> ScreenRole? {
    guard stack.top === palette, let roles = (ThemeService.shared.theme as? SkinTheme)?.roles else {
      return nil
    }
    let rect = palette.convertToScene(palette.bounds)
    guard rect.contains(point),
      let (section, key) = palette.key(
        at: CellPoint(column: point.column - rect.column, row: point.row - rect.row))
    else { return nil }
    return ScreenRole.allCases.first { role in
      guard role.section == section else { return false }
      return switch role {
      case .color(let role): roles[role].key == key
      case .font(let role): roles[role].key == key
      case .image(let role): roles[role].key == key
      }
    }
  }

  private func rects(of role: ImageRole) -> [CellRect] {
    switch role {
    case .navigationBarLeft: [navigationBar.convertToScene(navigationBar.leftRect)]
    case .navigationBarRight: [navigationBar.convertToScene(navigationBar.rightRect)]
    case .firstTab, .firstTabSelected: tabRect(0)
    case .secondTab, .secondTabSelected: tabRect(1)
    case .hero: stack.top === messages ? [messages.hero.convertToScene(messages.hero.bounds)] : []
    case .button: rects(of: ColorRole.buttonBackground)
    case .buttonHighlighted: rects(of: ColorRole.buttonHighlightedBackground)
    case .switchOn: rects(of: ColorRole.switchOn)
    case .switchOff: rects(of: ColorRole.switchOff)
    }
  }

  private func tabRect(_ index: Int) -> [CellRect] {
    tabBar.items.indices.contains(index) ? [tabBar.convertToScene(tabBar.itemRect(index))] : []
  }
}
