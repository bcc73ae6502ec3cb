import Testing

@testable import Linting

@Suite("The fonts of iOS") struct FontTests {
  @Test(
    "are known by family, own and full name, in any case",
    arguments: [
      "Marker Felt", "MarkerFelt-Wide", "Marker Felt Wide", "markerfelt-thin", "PingFang SC",
      "PingFangSC-Medium",
      "Helvetica Neue Light", "Kefa", "Arial", "ArialMT", "Arial Bold", ".SFUI-Semibold", "Heiti SC",
      "STHeitiSC-Light",
      "Bradley Hand", "Avenir Next Demi Bold Italic", "Times New Roman", "DINAlternate-Bold",
    ])
  func known(name: String) { #expect(IOSFonts.knows(name)) }

  @Test(
    "are not others, and the nearest is named",
    arguments: [
      ("Comic Sans MS", nil), ("MarkerFelt", "Marker Felt"), ("PingFangSC-Meduim", "PingFangSC-Medium"),
      ("Helvetca", "Helvetica"), ("微软雅黑", nil), ("Roboto", nil),
    ])
  func unknown(name: String, nearest: String?) {
    #expect(!IOSFonts.knows(name))
    #expect(IOSFonts.nearest(to: name) == nearest)
  }
}
