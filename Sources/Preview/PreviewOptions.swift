import Colors
import Packs
import Terminal
import Texts
import Theming

/// What a preview is asked for.
public struct PreviewOptions: Sendable {
  /// The skin to begin with; nil for `default`.
  public var skin: String?
  public var theme: BuiltInTheme = .light
  public var language: Language = .english
  /// The terminal's description and how many colours it gets.
  public var terminal: TerminfoEntry
  public var depth: DepthDecision
  /// The most colours that the terminal is known to show.
  public var depthLimit = ColorDepth.truecolor
  public var usesMouse = true
  /// What is known of the terminal's pictures, or wished.
  public var pictures = PictureSupport.none
  /// Of which what tells a terminal's kind counts.
  public var environment: [String: String] = [:]
  /// Entries of the palette are changed so that 256 colours show all as they are, where the terminal lets them.
  public var redefinesPalette = false
  public var watches = true
  /// Strangers look on, who may only look: no editor, nothing written, no program started, not stopped by Ctrl-Z.
  public var isKiosk = false
  /// Ends by itself when no key was pressed for so many minutes; nil for never.
  public var idleMinutes: Double?
  /// What is said at first.
  public var remark: (any Localizable)?
  /// Goes on to the next skin by itself after so many seconds; nil for never.
  public var every: Double?
  /// The person's editor with its options, as a shell would read it; empty where none is allowed.
  public var editor = "vi"
  /// The state of the pack that the preview begins to compare with; nil for none.
  public var against: OtherState?
  /// The folder that pictures are saved in, the current one, by its whole path; nil where it has none any more.
  public var currentFolder: String?
  /// Where it is kept how packs were looked at last; nil for nowhere.
  public var memory: PackMemory?
  /// Where to log events; nil for nowhere.
  public var logPath: String?
  /// When the program was started, on the monotonic clock.
  public var startedAt: UInt64

  /// How the net is reached; nil for not at all.
  public var net: NetAccess?
  /// The folder of the cache of online images; nil where there is no place for one.
  public var cacheFolder: String?

  /// Leaves nothing but looking, for strangers.
  public mutating func keepToLooking() {
    isKiosk = true
    editor = ""
    against = nil
    memory = nil
    logPath = nil
    net = .forGuests
    cacheFolder = nil
  }

  public init(terminal: TerminfoEntry, depth: DepthDecision, startedAt: UInt64) {
    self.terminal = terminal
    self.depth = depth
    self.startedAt = startedAt
  }
}
