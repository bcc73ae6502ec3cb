import Colors
import Texts

extension Previewer {
  /// `v`: the whole screen as other eyes see it.
  func nextVision() {
    let all = Vision.allCases
    let index = all.firstIndex(of: state.vision) ?? 0
    state.vision = all[(index + 1) % all.count]
    state.scene.status.vision = state.vision == .normal ? "" : state.vision.name.text(in: language)
    say(state.vision.sentence)
  }
}

extension Vision {
  fileprivate var name: ScreenVisionText {
    switch self {
    case .normal: .normal
    case .protan: .protan
    case .deutan: .deutan
    case .tritan: .tritan
    case .grey: .grey
    }
  }

  /// What the screen looks like now.
  fileprivate var sentence: ScreenVisionText {
    switch self {
    case .normal: .normalNow
    case .protan: .protanNow
    case .deutan: .deutanNow
    case .tritan: .tritanNow
    case .grey: .greyNow
    }
  }
}
