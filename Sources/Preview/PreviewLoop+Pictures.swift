import Cells
import Images
import Terminal

/// Pictures that are shown as such, where the terminal has them.
extension PreviewLoop {
  /// Asks the terminal whether it has pictures, where that is not known and the pack has one to show. Nobody waits for
  /// the answer.
  func askPictures(for loaded: LoadedPack) {
    if loaded.bindings[.hero].key != nil, mustAskPictures { surface.askPictures(onScreen: false) }
  }

  /// Sixel needs to know how large a cell is, too. Among few colours there are no pictures.
  private var mustAskPictures: Bool {
    guard PictureSupport.by(.kitty).way(in: colors.depth) != nil else { return false }
    return switch pictures {
    case .unknown: true
    case .by(.sixel): surface.cellSize == nil
    case .by(.kitty), .by(.iterm), .none: false
    }
  }

  /// Takes up what is known of the terminal's pictures, before a screen that may have some.
  ///
  /// - Returns: whether the screen is to be drawn anew, with pictures of another size.
  func takeUpPictures(for screen: CellBuffer) -> Bool {
    if !screen.pictures.isEmpty, mustAskPictures { surface.askPictures(onScreen: lastScreen != nil) }
    if pictures == .unknown, let answers = surface.pictureAnswers {
      pictures = PictureSupport(answers: answers, environment: options.environment)
    }
    surface.showPictures(by: pictures.way(in: colors.depth))
    guard PictureShelf.shared.fit(cell: surface.pictureCell) else { return false }
    previewer.readImagesAgain()
    return true
  }
}
