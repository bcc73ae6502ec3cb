import Colors
import Theming
import Widgets

// The examples of the documentation, as they stand there: from one mark to the other.

@MainActor
enum SkinsAtHandExample {
  // example: Asking
  static func read() -> Label {
    let label = Label()
    label.text = "Messages"
    label.textColor = SkinColor("title colour")
    label.font = SkinFont("title", type: .bold)
    return label
  }
  // end

  // example: Following
  static func follow(_ label: Label) {
    label.refreshSkin = { label in
      label.textColor = SkinColor("title colour", alpha: 0.5)
      label.font = SkinFont("title")
    }
  }
  // end

  // example: Images
  static func showPicture(in view: ImageView) {
    view.refreshSkin = { view in
      view.image =
        SkinImageExists("hero")
        ? SkinImageRenderingMode("hero", .alwaysTemplate, target: view)
        : SkinImageFromColor("page colour", size: PointSize(width: 320, height: 120))
    }
  }
  // end

  // example: Waiting
  static func loadPicture(into view: ImageView) {
    SkinTool("hero", .image).loadImage { result in
      switch result {
      case .success(let value): view.image = value.image
      case .failure: view.image = nil
      }
    }
  }
  // end
}
