import Testing

@testable import skinscope

@Suite struct PackLocationTests {
  private func path(
    _ name: String? = nil, executable: String? = "/opt/bin/skinscope", themes: String? = nil,
    files: Set<String>
  ) -> String? {
    let environment = Environment(
      variables: themes.map { ["SKINSCOPE_THEMES": $0] } ?? [:], executable: executable)
    return PackLocation(environment: environment, exists: files.contains).path(named: name)
  }

  @Test("A pack that is named is taken at its word")
  func aNamedPackIsTaken() {
    #expect(path("skins", files: []) == "skins")
    #expect(path("skins", files: ["CJSkin.plist"]) == "skins")
  }

  @Test("Without a name it is the current folder, else the shipped skins, wherever they are")
  func withoutANameItIsTheCurrentFolder() {
    let shipped = [
      "/elsewhere/CJSkin.plist", "/opt/bin/themes/CJSkin.plist", "/opt/share/skinscope/themes/CJSkin.plist",
    ]
    #expect(path(themes: "/elsewhere", files: Set(["CJSkin.plist"] + shipped)) == ".")
    #expect(path(themes: "/elsewhere", files: Set(shipped)) == "/elsewhere")
    #expect(path(files: Set(shipped)) == "/opt/bin/themes")
    #expect(path(files: Set(shipped.suffix(1))) == "/opt/share/skinscope/themes")
    #expect(
      path(executable: "/src/.build/linux/debug/skinscope", files: ["/src/themes/CJSkin.plist"])
        == "/src/themes")
    #expect(path(themes: "", files: []) == nil)
    #expect(path(executable: nil, files: Set(shipped)) == nil)
    #expect(path(executable: "/skinscope", files: ["/themes/CJSkin.plist"]) == "/themes")
  }
}
