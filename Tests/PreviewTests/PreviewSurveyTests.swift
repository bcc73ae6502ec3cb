import Cells
import Diagnostics
import Linting
import Screens
import Skins
import TestSupport
import Testing

@testable import Preview

/// Images that no role shows: what is wrong with them is found all the same, and nobody waits for it.
@MainActor
@Suite struct PreviewSurveyTests {
  private static let skins = """
    {"default": {"Color": {"view.background": "0xFFFFFF"}, "Image": {"hero": "top.png", "other": "cut.png"}},
     "night": {"Color": {"view.background": "0x000000"}}}
    """

  private func pack() throws -> TemporaryPack {
    let pack = try TemporaryPack(Self.skins)
    try pack.put(SmallPNG.two, as: "top.png")
    try pack.put(Array(SmallPNG.two.prefix(40)), as: "cut.png")
    try pack.put(Array("no picture".utf8), as: "unnamed.png")
    return pack
  }

  private func previewer(_ loaded: LoadedPack, care: LoadedPack.Care) -> Previewer {
    Previewer(
      loaded, size: CellSize(columns: 80, rows: 24), skin: nil, theme: .light, language: .english, care: care)
  }

  private func unreadable(_ findings: [Diagnostic]) -> [String] {
    findings.filter { $0.code == .imageUnreadable }.map { "\($0)" }
  }

  @Test func aPictureFindsWhatLintFinds() throws {
    let pack = try pack()
    let loaded = try pack.load()
    let found = unreadable(previewer(loaded, care: .whole).model.problems)
    #expect(found.count == 2 && found == unreadable(Linter(loaded.bound).findings()))
    withExtendedLifetime(pack) {}
  }

  @Test func theScreenFindsItBitByBit() throws {
    let pack = try pack()
    let glance = previewer(try pack.load(), care: .glance)
    #expect(!glance.survey.isUnderWay)
    glance.lookClosely()
    #expect(unreadable(glance.model.problems).isEmpty && glance.survey.isUnderWay)
    glance.openProblems()
    let before = glance.render()
    while glance.survey.isUnderWay { _ = glance.surveyOn() }
    #expect(unreadable(glance.model.problems).count == 2)
    let after = glance.render()
    #expect(before != after)
    // Nothing is looked at twice, whatever skin is in view meanwhile.
    glance.change(to: "night")
    #expect(unreadable(glance.model.problems).isEmpty)
    while glance.survey.isUnderWay { _ = glance.surveyOn() }
    glance.change(to: "default")
    #expect(!glance.survey.isUnderWay && unreadable(glance.model.problems).count == 2)
    // A save keeps what is known until it is known better.
    try pack.put(SmallPNG.two, as: "cut.png")
    glance.reload(try pack.load(), .init(time: "14:02:11", milliseconds: "1"), outlineUntil: 0)
    #expect(unreadable(glance.model.problems).count == 2 && glance.survey.isUnderWay)
    while glance.survey.isUnderWay { _ = glance.surveyOn() }
    #expect(unreadable(glance.model.problems).count == 1)
  }

  @Test func aSliceIsOneFileWhereThereIsNoTime() throws {
    let pack = try pack()
    let loaded = try pack.load()
    let survey = PictureSurvey()
    survey.begin(loaded.pack)
    let skin = try #require(loaded.pack.skinPack.defaultSkin)
    survey.turn(to: skin.name) { loaded.linter.imageFiles(of: skin) }
    var slices = 0
    var isNews = false
    while survey.isUnderWay {
      slices += 1
      isNews = survey.look(since: [:]) { false }
    }
    #expect(slices == 3 && isNews && survey.faults.count == 2)
    survey.turn(to: skin.name) {
      Issue.record("asked again")
      return []
    }
    #expect(!survey.isUnderWay)
    withExtendedLifetime(pack) {}
  }

  @Test func aPackThatGoesMeanwhileIsNotFaulty() throws {
    let pack = try pack()
    let glance = previewer(try pack.load(), care: .glance)
    glance.lookClosely()
    let shown = glance.model
    for name in ["top.png", "cut.png", "unnamed.png"] { try pack.put(nil, as: name) }
    while glance.survey.isUnderWay { #expect(!glance.surveyOn()) }
    #expect(glance.model.images.mapValues(\.content) == shown.images.mapValues(\.content))
    #expect(glance.model.problems == shown.problems)
  }

  @Test func aBrokenPackIsNotLookedInto() throws {
    let pack = try pack()
    let glance = previewer(try pack.load(), care: .glance)
    glance.lookClosely()
    #expect(glance.isSurveyUnderWay)
    _ = glance.update(.broken("gone"), now: 0)
    #expect(!glance.isSurveyUnderWay && !glance.surveyOn() && glance.survey.isUnderWay)
    glance.reload(try pack.load(), .init(time: "14:02:11", milliseconds: "1"), outlineUntil: 0)
    #expect(glance.isSurveyUnderWay)
  }
}
