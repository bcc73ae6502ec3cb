import Terminal

/// Pictures that are shown as such, where the terminal has them.
extension PreviewLoop {
  /// Asks the terminal whether it has pictures, where that is not known and the pack may have one to show. Nobody waits
  /// for the answer.
  func askPictures(for loaded: LoadedPack) {
    if loaded.bindings[.hero].key != nil { askPictures() }
  }

  /// Asks the terminal whether it has pictures, where that is not known. Sixel needs to know how large a cell is, too.
  /// Among few colours there are no pictures.
  func askPictures() {
    let mustAsk =
      switch pictures {
      case .unknown: true
      case .by(.sixel): surface.cellSize == nil
      case .by(.kitty), .by(.iterm), .none: false
      }
    guard mustAsk, PictureSupport.by(.kitty).way(in: colors.depth) != nil else { return }
    surface.askPictures(onScreen: lastScreen != nil)
  }

  /// While nobody presses a key the images that no role shows are looked into, a few at a time.
  func surveyPictures() {
    let start = MonotonicClock.now
    if previewer.surveyOn() { paint(.painted, cause: "survey", since: start) }
  }

  /// Takes up what is known of the terminal's pictures.
  ///
  /// - Returns: whether a screen is to be drawn anew, with pictures of another size.
  @discardableResult
  func takeUpPictures() -> Bool {
    if pictures == .unknown, let answers = surface.pictureAnswers {
      pictures = PictureSupport(answers: answers, environment: options.environment)
    }
    surface.showPictures(by: pictures.way(in: colors.depth))
    guard PictureShelf.shared.fit(cell: surface.pictureCell) else { return false }
    previewer.readImagesAgain()
    return true
  }
}
