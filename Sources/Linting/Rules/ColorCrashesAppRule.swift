import Colors
import Diagnostics
import Plists
import Skins
import Texts

/// `color-crashes-app`: a colour whose reading ends the app.
///
/// After `0x` or `#` CJSkinSwift takes six or eight characters without looking whether they are there. A short form
/// as of CSS or a blank at the end is enough. Write `0xRRGGBB`. With `--reader objc` it is every colour that is no
/// string: the Objective-C library sends it a string's message.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"背景色": "⟦#FFF"}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"背景色": "⟦0x3A6EA5 "}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"背景色": "0xFFFFFF", "蒙层": "0x80000000"}}}
/// ```
enum ColorCrashesAppRule: Rule {
  static let code = DiagnosticCode.colorCrashesApp

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.entries(of: .color).compactMap { entry in
      problem(of: entry, reader: pack.reader).map {
        pack.finding(code, about: entry, in: .color, of: skin, .value($0))
      }
    }
  }

  private static func problem(of entry: PlistEntry, reader: ReaderLibrary) -> ValueText? {
    switch (entry.string, reader) {
    case (nil, .objectiveC): .colorIsNoTextAndCrashes
    case (let string?, .swift) where PlainColor(string) == nil && ColorReading(string).verdict == .crashes:
      .colorCrashes(string)
    case (nil, .swift), (_?, .swift), (_?, .objectiveC): nil
    }
  }
}
