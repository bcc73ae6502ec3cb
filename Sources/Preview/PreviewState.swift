import Cells
import Colors
import Diagnostics
import Packs
import Screens
import Skins
import Terminal
import Texts
import Theming

/// All that the preview remembers beside what the phone's widgets know themselves.
struct PreviewState {
  var size: CellSize
  var scene = Scene.State()
  var theme: BuiltInTheme = .light
  /// What has the keys in the inspector's place; nil while the phone or the inspector has them.
  var panel: PreviewPanel?
  /// The inspector had the keys when the panel was opened, and is to have them again.
  var panelReturnsToInspector = false
  /// What is shown though it is not saved.
  var trial: Trial?
  /// Why the pack's newest state on the disk cannot be shown; nil where it is the one in view.
  var brokenReason: SafeText?
  /// Where; nil where nobody can tell.
  var brokenPlace: BrokenPlace?
  /// What `n` and `p` walk and the search lists.
  var sort = SkinSort.file
  var filter = SkinFilter.all
  /// What the skin in view is compared with; nil for nothing.
  var compare: CompareState?
  /// The skin that others are compared with, by its name.
  var pinned: String?
  /// How the whole screen is seen.
  var vision = Vision.normal
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
  /// Text that was pasted and not typed.
  case paste(String)
  case resized(CellSize)
  /// The pack was saved and read: what changed, and when it was saved.
  case reloaded(LoadedPack, SaveMoment)
  /// The pack was saved and cannot be read.
  case broken(SafeText, at: BrokenPlace? = nil)
  /// The pack that was waited for is here: the skin to begin with.
  case opened(LoadedPack, skin: String?)
  /// Online images came, or will not.
  case arrived([OnlineImages.Arrival])
  /// How far downloads are, in words; nil when there are none.
  case loading(NetStatusText?)
  /// The server has the pack that is shown.
  case unchanged
  /// A deadline of the state has come.
  case tick(UInt64)
}

extension PreviewEvent {
  /// Whether somebody did it; moving the mouse along does not count.
  var isByHand: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let event): event.action != .move
    case .resized, .reloaded, .broken, .opened, .arrived, .loading, .unchanged, .tick: false
    }
  }
}

/// Where a pack cannot be read, for an editor.
struct BrokenPlace: Hashable {
  /// From 1; nil where it is all of the file.
  let line: Int?
  let column: Int?
  let isInRoleMap: Bool
  /// What is found there, for those who may know.
  var problem: Diagnostic?
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
  /// Show a place in the person's editor.
  case edit(EditorPlace)
  /// Hand a text to the clipboard.
  case copy(String)
  /// Write into the pack, and read it again.
  case write(WriteRequest)
  /// Write what is on the screen to a file.
  case savePicture
}
