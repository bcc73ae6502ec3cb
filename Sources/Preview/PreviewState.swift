import Cells
import Screens
import Skins
import Terminal
import Theming

/// All that the preview remembers beside what the phone's widgets know themselves.
struct PreviewState {
  var size: CellSize
  var scene = Scene.State()
  var theme: BuiltInTheme = .light
  /// The skin that was in use before this one, for `-`.
  var skinBefore: String?
  /// When the button that was pressed comes up again, on the monotonic clock.
  var releaseDeadline: UInt64?
  /// When what was changed is no longer outlined.
  var outlineDeadline: UInt64?

  /// The next moment at which something changes by itself.
  var deadline: UInt64? { [releaseDeadline, outlineDeadline].compactMap { $0 }.min() }

  init(size: CellSize) {
    self.size = size
  }
}

/// Something that happened.
enum PreviewEvent {
  case key(Key)
  case mouse(MouseEvent)
  case resized(CellSize)
  /// The pack was saved and read: what changed, and when it was saved.
  case reloaded(LoadedPack, SaveMoment)
  /// The pack was saved and cannot be read.
  case broken(String)
  /// A deadline of the state has come.
  case tick(UInt64)
}

/// When a save was seen.
struct SaveMoment: Hashable {
  /// `14:02:11`.
  var time: String
  /// How long it took from the save until the pack was read.
  var milliseconds: String
}

/// What the loop is to do after an event.
enum PreviewEffect: Hashable {
  case quit, suspend, redraw, reload, changeDepth
}
