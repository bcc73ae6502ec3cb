import Plists
import Skins
import Texts

extension FillFault {
  /// What is wrong with an entry as the app reads it; nil where nothing is that would spread by copying it.
  init?(of entry: PlistEntry?, in section: Section) {
    guard let entry else { return nil }
    if entry.keyCrashesApp {
      self = .crashes
      return
    }
    switch section {
    case .color: self.init(ofColor: entry)
    case .font: self.init(ofFont: entry)
    case .image: self.init(ofText: entry)
    }
  }

  private init?(ofColor entry: PlistEntry) {
    if let fault = FillFault(ofText: entry) {
      self = fault
      return
    }
    let reading = entry.asColor
    if reading.problems.contains(.colorCrashesApp) {
      self = .crashes
    } else if reading.value == nil {
      self = .unreadable
    } else if reading.problems.contains(.colorUnreadable) {
      self = .nonsense
    } else {
      return nil
    }
  }

  private init?(ofFont entry: PlistEntry) {
    let problems = entry.asFont.problems
    if problems.contains(.fontSizeCrashesApp) {
      self = .crashes
    } else if problems.contains(.valueType) {
      self = .wrongKind
    } else {
      return nil
    }
  }

  private init?(ofText entry: PlistEntry) {
    guard let text = entry.string else {
      self = .wrongKind
      return
    }
    guard text.isEmpty else { return nil }
    self = .empty
  }
}
