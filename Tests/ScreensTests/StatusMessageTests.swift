import Cells
import Testing
import Texts

@Suite("What the status line says")
struct StatusMessageTests {
  /// Of 80 columns, what is left beside `default 1/8` and the margins.
  private static let room = 80 - 2 - "default 1/8  ".displayWidth

  private static let value = "0x996666"
  private static let (key, role) = ("导航栏背景色", "button.highlightedBackground")
  private static let (skin, file) = ("High contrast", "CJSkin.plist")

  /// Everything that a key can make the status line say, with arguments as they come in packs.
  private static let messages: [any Localizable] = tuning + making + binding + looking + writing

  private static let tuning: [TuneText] = [
    .notHex("#12345"), .notSaved(key: key), .asItWas, .overtaken(before: value, saved: "0x454545"),
    .overwrites(before: value, saved: "0x454545"), .tunesSource(role: role, source: "button.background"),
    .refused(value: "#FFF", crashes: true), .refused(value: "0xFFFFFG", crashes: false),
    .noKey(role: role), .onlyColors, .passesAlready, .nearestPassing(value: "0xFF996666"), .nothingPasses,
    .finishFirst, .noHue, .leastChroma, .mostChroma, .black, .white,
  ]

  private static let binding: [BindText] = [
    .bound(role: role, key: key), .unbound(role: role), .guessedAgain(role: role), .sameAsBefore,
  ]

  private static let making: [MakeText] = [
    .nameNeeded, .nameTaken(skin), .keyNeeded, .keyTaken(key), .keyCrashes, .valueNeeded, .onlyColorKeys,
  ]

  private static let looking: [any Localizable] = [
    CompareText.needsColumns(80), CompareText.nothingSaved, CompareText.noOther,
    CompareText.gone(skin: skin), CompareText.pinned(skin: skin), CompareText.unpinned(skin: skin),
    CompareText.dimsTheSame(true), CompareText.dimsTheSame(false),
    OrderText.sortedNow("lightest first"), OrderText.filteredNow("light", count: 4, all: 10_000),
    OrderText.noneSuch("light"),
    ScreenVisionText.normalNow, ScreenVisionText.protanNow, ScreenVisionText.greyNow,
    ProblemPanelText.noElement(key: key),
    StatusText.changed(key: key, before: value, after: "0x454545", others: 12, places: 13),
    StatusText.pictureChanged(key: "top", name: "top@3x.png", others: 2, places: 3),
    StatusText.pictureDamaged(key: "top", name: "top@3x.png", others: 2, places: 3),
    StatusText.bindingsChanged, StatusText.noDefault, StatusText.unchanged,
    StatusText.rolesChanged(places: 12),
    StatusText.skinGone(name: skin, shown: "default"), StatusText.noSkinAt(9),
    StatusText.themeNow(isDark: true), StatusText.tookPlist("dark/CJSkin.plist", count: 2),
    TerminalText.lateAnswer(key: "m"), TerminalText.onlyDepth, TerminalText.paletteFixed,
    NetStatusText.packUnchanged,
  ]

  private static let writing: [any Localizable] = [
    WriteText.undone(MakeText.renamedKey(key, to: "导航背景色").english),
    WriteText.undone(WriteText.value(key: key, skin: skin).english),
    WriteText.saved(MakeText.filled(skin).english),
    WriteText.redone(WriteText.binding(role: role).english), WriteText.notAllowed,
    WriteText.overtaken(key: "Enter"), EditText.zipEntry, EditText.onNet, EditText.placeChanged(file),
    EditText.targetEncoding(file), EditText.nothingToUndo, EditText.nothingToRedo,
    EditText.cannotWrite(file, reason: "Permission denied"), EditText.entryGone(key: key, place: "default"),
    EditorText.failed(program: "vim", code: 1), EditorText.killed(program: "vim", signal: 15),
    EditorText.notOnDisk, EditorText.binary(command: "plutil -convert xml1"), EditorText.noEditor,
    EditorText.copied(value),
    EditorText.savedPicture(file: "skinscope-default-messages.ansi", folder: "~/packs/tea"),
  ]

  @Test("Each message is whole on 80 columns beside the skin and its place", arguments: Language.allCases)
  func whole(language: Language) {
    for message in Self.messages {
      let text = message.text(in: language)
      #expect(text.displayWidth <= Self.room, "\(text.displayWidth) of \(Self.room): \(text)")
    }
  }

  @Test("What may be longer says what matters first")
  func mattersFirst() {
    let cases: [(any Localizable, String)] = [
      (EditText.binaryEntry(file), "plutil -convert xml1 CJSkin.plist"),
      (EditText.keptMeanwhile(file, kept: "CJSkin.plist.saved-1"), "CJSkin.plist.saved-1"),
      (EditorText.cannotStart(program: "emacs", reason: "No such file"), "VISUAL"),
    ]
    for (text, wanted) in cases {
      for language in Language.allCases {
        #expect(text.text(in: language).shortened(to: Self.room).contains(wanted), "\(text) in \(language)")
      }
    }
  }

  private var file: String { Self.file }
}
