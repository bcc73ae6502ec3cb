import Cells
import Colors
import Images
import Testing
import Texts

@testable import Exporters

@Suite("The sheet of all skins")
struct SheetTests {
  private static let evil: String = "<script>alert(1)</script>\"'&\u{1B}]]>"

  private func skin(_ name: SafeText, key: SafeText = "导航背景色") -> Sheet.Skin {
    var buffer = CellBuffer(columns: 2, rows: 1)
    buffer[0, 0] = Cell("青", foreground: .black, background: .white)
    buffer[1, 0] = Cell("", background: .white)
    var mapper = DepthMapper(depth: .truecolor)
    return Sheet.Skin(
      name: name, isEmpty: false, ground: .white,
      pages: [Sheet.Page(name: key, screen: mapper.map(buffer))],
      colors: [
        Sheet.Swatch(key: key, value: "0x2F6F62", color: Color(rgb: 0x2F6F62), origin: nil),
        Sheet.Swatch(
          key: "clear", value: "#802F6F62", color: Color(argb: 0x802F_6F62), origin: "from default"),
      ],
      fonts: [Sheet.Specimen(key: key, name: key, size: 17, origin: nil)],
      images: [Sheet.Image(key: key, value: key, caption: key, content: nil, origin: nil)],
      contrast: [
        Sheet.Contrast(
          name: "a / b", text: .black, ground: .white, ratio: "21:1", grade: .aaa, lightness: "Lc 106",
          isLarge: false, isDisabled: false)
      ],
      findings: [Sheet.Finding(severity: .warning, code: "extra-key", place: key, message: key)])
  }

  private func sheet(_ skins: [Sheet.Skin]) -> Sheet { Sheet(title: "themes", skins: skins, findings: []) }

  @Test("Whatever a pack says stays text, in the page and in the picture")
  func textStaysText() {
    let evil = SafeText(Self.evil)
    let sheet = Sheet(
      title: evil, skins: [skin(evil, key: evil)],
      findings: [Sheet.Finding(severity: .error, code: "no-skins", place: evil, message: evil)])
    let page = SheetPage.export(sheet, language: .english)
    #expect(page.description.split(separator: "<script").count == 2)
    #expect(page.contains("data-name=\"&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;␛]]&gt;\""))
    #expect(page.contains("font-family:'\\3c script\\3e alert"))
    let picture = SheetPicture.svg(sheet, language: .english)
    #expect(!picture.contains("<script") && !picture.contains("\u{1B}"))
  }

  @Test("The digits of a colour stand beside its value only where that does not say them")
  func digits() {
    let cases: [(SafeText?, UInt32, SafeText?)] = [
      ("0x2F6F62", 0xFF2F_6F62, nil), ("#2f6f62", 0xFF2F_6F62, nil), ("#802F6F62", 0x802F_6F62, nil),
      ("#FFF", 0xFFFF_FFFF, "#FFFFFF"), (nil, 0xFFFF_FFFF, "#FFFFFF"), ("0xFF2F6F62", 0xFF2F_6F62, "#2F6F62"),
    ]
    for (value, color, digits) in cases {
      let swatch = Sheet.Swatch(key: "k", value: value, color: Color(argb: color), origin: nil)
      #expect(swatch.digits == digits, "\(value ?? "")")
    }
  }

  @Test(
    "A font of any size is drawn at one that can be looked at, and its own is told",
    arguments: [
      (1e30, "1e+30 pt", "24"), (-1e30, "-1e+30 pt", "8"), (1e9, "1000000000.0 pt", "24"),
      (17.5, "17.5 pt", "17.5"),
      (.infinity, "0 pt", "24"), (.nan, "0 pt", "0"),
    ] as [(Double, String, String)])
  func fontSizes(size: Double, told: String, drawn: String) {
    var odd = skin("a")
    odd.fonts = [Sheet.Specimen(key: "k", name: "", size: size, origin: nil)]
    let picture = SheetPicture.svg(sheet([odd]), language: .english)
    #expect(picture.contains(told))
    #expect(picture.contains("font-size=\"\(drawn)\" font-family"))
    #expect(SheetPage.export(sheet([odd]), language: .english).contains(told))
  }

  @Test("A skin's traits are those that the page filters by")
  func traits() {
    var dark = skin("dark")
    dark.ground = .black
    dark.findings = []
    dark.contrast[0].grade = .fails
    var disabled = dark
    disabled.contrast[0].isDisabled = true
    let page = SheetPage.export(sheet([skin("light"), dark, disabled]), language: .english)
    #expect(page.contains("data-name=\"light\" data-traits=\"light findings\""))
    #expect(page.contains("data-name=\"dark\" data-traits=\"dark contrast\""))
    #expect(page.contains("data-name=\"dark\" data-traits=\"dark\""))
  }

  @Test("The page speaks the language asked for")
  func language() {
    let page = SheetPage.export(sheet([skin("a")]), language: .simplifiedChinese)
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    #expect(page.contains("placeholder=\"搜索皮肤、键、值\""))
    #expect(page.contains("data-text=\"显示 {} 个，共 1 个\""))
  }

  @Test(
    "Cards are laid out in columns, so that many skins make no tower, and as PNG that is two pixels a unit")
  func layout() throws {
    let one = try Picture(decoding: SheetPicture.png(sheet([skin("a")]), language: .english))
    #expect(one.width == 2 * (SheetCard.width + 64))
    let many = try Picture(
      decoding: SheetPicture.png(sheet((0..<9).map { skin("\($0)") }), language: .english))
    #expect(many.width > one.width)
    #expect(many.height < 9 * one.height)
  }

  @Test(
    "A PNG has two pixels a unit while it is small, and never more than what is opened here",
    arguments: [
      (1352, 2000, 2704), (6624, 9440, 5923), (20_000, 19_000, 10_000), (20_000, 21_000, nil),
      (1352, 60_000, 738), (1352, 80_000, nil),
    ] as [(Int, Int, Int?)])
  func pixels(width: Int, height: Int, pixels: Int?) {
    let size = SheetPicture.pixelSize(ofWidth: width, height: height)
    #expect(size?.width == pixels)
    #expect((size?.width ?? 0) * (size?.height ?? 0) <= 100_000_000)
  }

  @Test("A finding is shown whole in the picture, on as many lines as it needs")
  func longFinding() {
    var long = skin("a")
    let words = (0..<120).map { "word\($0)" }
    long.findings[0].message = "\(words.joined(separator: " "))"
    let picture = SheetPicture.svg(sheet([long]), language: .english)
    #expect(words.allSatisfy { picture.contains($0) })
    #expect(!picture.contains("…"))
  }

  @Test("A skin whose name has no letters has a link that can be seen")
  func emptyName() {
    let page = SheetPage.export(sheet([skin("")]), language: .english)
    #expect(page.contains("</i>&quot;&quot;</a>") || page.contains("</i>\"\"</a>"))
  }

  @Test("A sheet that no PNG could hold is refused, and an SVG is made of it all the same")
  func tooLarge() {
    let huge = sheet(Array(repeating: skin("a"), count: 12_000))
    #expect(throws: PictureFailure.self) { try SheetPicture.png(huge, language: .english) }
  }
}
