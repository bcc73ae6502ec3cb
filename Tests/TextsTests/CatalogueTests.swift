import TestSupport
import Testing
import Texts

@Suite("The catalogues of texts")
struct CatalogueTests {
  @Test("The samples have every case that the catalogues declare")
  func samplesAreComplete() throws {
    var declared: Set<String> = []
    for file in try ProjectFile.files(in: "Sources/Texts", endings: [".swift"]) {
      declared.formUnion(SourceFile.declaredCases(in: try ProjectFile.text(file)))
    }
    let sampled = Set(CatalogueSamples.all.map(Self.caseName))
    #expect(declared.subtracting(sampled).sorted() == [])
    #expect(sampled.subtracting(declared).sorted() == [])
    #expect(declared.count > 250)
  }

  @Test("Every text is there in both languages, without blanks at its ends")
  func everyTextIsThere() {
    for sample in CatalogueSamples.all {
      for language in Language.allCases {
        let text = sample.text(in: language)
        #expect(!text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(sample) in \(language)")
      }
    }
  }

  @Test("English has no Chinese in it, and Chinese is Chinese except for names and formulas")
  func languagesDiffer() {
    for sample in CatalogueSamples.all {
      #expect(!Self.isChinese(sample.english.description), "\(sample): \(sample.english)")
      let isName = Self.names.contains(Self.caseName(sample)) || sample.english == sample.simplifiedChinese
      if isName {
        #expect(Self.names.contains(Self.caseName(sample)), "\(sample) is no name but untranslated")
      } else {
        #expect(
          Self.isChinese(sample.simplifiedChinese.description), "\(sample): \(sample.simplifiedChinese)")
      }
    }
  }

  @Test("What a text is given stands in it, in both languages")
  func argumentsAreShown() {
    for sample in CatalogueSamples.all {
      // A role and a section choose the words, and are not among them.
      if ["InspectorText.roleCaption", "KeyText.extraKey"].contains(Self.caseName(sample)) { continue }
      let description = String(describing: sample)
      for wanted in ["qqa", "qqb", "qqc", "qqd", "qqe", "71", "83"] where description.contains(wanted) {
        #expect(sample.english.contains(wanted), "\(sample)")
        #expect(sample.simplifiedChinese.contains(wanted), "\(sample)")
      }
    }
  }

  @Test("One is not many in English")
  func oneIsNotMany() {
    let cases: [(any Localizable, String)] = [
      (StatusText.warnings(1), "1 warning"), (StatusText.warnings(2), "2 warnings"),
      (StatusText.errors(1), "1 error"), (StatusText.errors(0), "0 errors"), (StatusText.notes(1), "1 note"),
      (StatusText.notes(3), "3 notes"),
      (StatusText.changed(key: "k", before: "a", after: "b", others: 0, places: 1), "k a → b, 1 place"),
      (
        StatusText.changed(key: "k", before: "a", after: "b", others: 2, places: 3),
        "k a → b and 2 more, 3 places"
      ),
      (ListText.title("p", skins: 1), "p: 1 skin"), (ListText.title("p", skins: 2), "p: 2 skins"),
    ]
    for (text, english) in cases { #expect(text.english.description == english) }
  }

  @Test("What a pack or a command line says comes out with its control characters visible")
  func strangersTextsAreSafe() {
    let evil = "\u{1B}[2J\u{202E}"
    let texts: [any Localizable] = [
      ValueText.colorCrashes(evil), ValueText.colorNonsense(evil, shown: "#000000"),
      ValueText.fontSizeTextAfter(evil, size: "1"), ImageText.insecureURL(evil),
      ImageText.missing(evil, nearest: evil),
      ImageText.nameCase(evil, found: evil), ImageText.ambiguous(evil, found: [evil], shown: evil),
      ImageText.partOfName(evil, found: evil),
      ImageText.unreadable(evil, reason: .empty), ImageText.scaleMissing(evil, missing: [3]),
      ImageText.scaleMismatch(evil, width: 1, height: 1, than: evil, largerWidth: 1, largerHeight: 1),
      OpeningText.missing(nearest: evil), OpeningText.noPlistInFolder(nearest: evil),
      KeyText.missingDefault(nearMiss: evil), KeyText.unknownSection(evil, meant: "Color"),
      KeyText.duplicateKey(evil, lastCounts: true), KeyText.crashesApp(evil),
      MapText.unknownSection(name: evil, known: []), MapText.unknownRole(name: evil, section: evil),
      MapText.unknownKey(role: evil, key: evil), MapText.wrongKind(place: evil, wanted: .text),
      SyntaxText.mismatchedTag(found: evil, expected: evil, line: 1), SyntaxText.oldStyle(file: evil),
      SyntaxText.keyWithoutValue(key: evil), SyntaxText.invalidDate(evil), BinaryText.version(evil),
      TerminalText.termUnknown(name: evil), TerminalText.cannotBeSetUp(name: evil),
      UsageText.unknownOption(evil, suggestion: evil), UsageText.valueNotTaken("--json", evil),
      UsageText.unknownSkin(evil, pack: evil, suggestion: evil), UsageText.groundUnreadable(evil),
      ListText.title(evil, skins: 1), ShowText.title(evil, pack: evil),
      StreamText.cannotRead(evil, reason: ""), KioskText.unknownTerminal(name: evil, shownAs: ""),
    ]
    for text in texts {
      for language in Language.allCases {
        let line = text.text(in: language)
        #expect(line.contains("␛[2J‹U+202E›"), "\(text)")
        #expect(!line.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(text)")
      }
    }
  }

  @Test("Long texts of a pack are cut, short ones not")
  func longTextsAreCut() {
    let long = String(repeating: "x", count: 61)
    #expect(
      ImageText.missing(long, nearest: nil).english.contains(
        "\"" + String(repeating: "x", count: 60) + "...\""))
    let short = String(repeating: "x", count: 60)
    #expect(ImageText.missing(short, nearest: nil).english.contains("\"\(short)\""))
  }

  @Test(
    "A locale's name tells the language",
    arguments: [
      ("zh_CN.UTF-8", Language.simplifiedChinese), ("zh_TW", .simplifiedChinese), ("ZH", .simplifiedChinese),
      ("zh-Hans", .simplifiedChinese), ("en_GB.UTF-8", .english), ("C", .english), ("", .english),
      ("de_DE", .english),
    ])
  func localeTellsTheLanguage(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  /// Cases that say the same in every language: names, and what is spelt by a command line.
  private static let names: Set<String> = [
    "StatusText.helpTitle", "StatusText.keyDefaultSkin", "StatusText.broken", "TerminalText.byOption",
    "TerminalText.byKey", "TerminalText.byNoColor", "TerminalText.byColorTerm",
    "TerminalText.byTerminfoDirectColor", "TerminalText.byTerminfoInShort",
    "InspectorText.themeCount", "InspectorText.shownAs", "ShowText.fromDefault", "ShowText.map",
    "ColorText.app", "TuneText.followers", "OtherRoleText.namedFont", "DiffText.title",
    "DiffText.difference", "MakeText.fills", "SheetText.font", "SheetText.imageNotShown",
  ]

  private static func caseName(_ sample: any Localizable) -> String {
    "\(type(of: sample)).\(String(describing: sample).prefix { $0 != "(" })"
  }

  private static func isChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
