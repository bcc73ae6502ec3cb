import Testing

@testable import skinscope

@Suite struct PackLocationTests {
  private func themes(
    executable: String? = "/opt/bin/skinscope", variable: String? = nil, folders: [String]
  ) -> String? {
    let environment = Environment(
      variables: variable.map { ["SKINSCOPE_THEMES": $0] } ?? [:], executable: executable)
    let files = Set(folders.map { $0 + "/CJSkin.plist" })
    return PackLocation(environment: environment, exists: files.contains).shippedThemes
  }

  @Test("The shipped skins are found where they are told to be, by the program, or in the source tree")
  func theShippedSkinsAreFound() {
    let folders = ["/elsewhere", "/opt/bin/themes", "/opt/share/skinscope/themes"]
    #expect(themes(variable: "/elsewhere", folders: folders) == "/elsewhere")
    #expect(themes(variable: "/nowhere", folders: folders) == "/opt/bin/themes")
    #expect(themes(variable: "", folders: folders) == "/opt/bin/themes")
    #expect(themes(folders: folders.suffix(1)) == "/opt/share/skinscope/themes")
    #expect(
      themes(executable: "/src/.build/linux/debug/skinscope", folders: ["/src/themes"]) == "/src/themes")
    #expect(themes(executable: "/skinscope", folders: ["/themes"]) == "/themes")
    #expect(themes(folders: []) == nil)
    #expect(themes(executable: nil, folders: folders) == nil)
  }
}
