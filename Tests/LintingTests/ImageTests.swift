import Diagnostics
import Testing

@testable import Linting

@Suite("What is found of image files") struct ImageTests {
  @Test(
    "A finding stands at the value that shows the file, and at no other of the same stem",
    arguments: [
      // In a bundle the extension tells two images apart.
      """
      files: default.bundle/top@2x.png default.bundle/top@3x.png default.bundle/top@2x.jpg=damaged default.bundle/top@3x.jpg
      {"default": {"Image": {"a": "top.png", "b": "⟦top.jpg"}}}
      """,
      """
      files: default.bundle/top@2x.png default.bundle/top@3x.png default.bundle/top@2x.jpg=damaged default.bundle/top@3x.jpg
      {"default": {"⟦Image": {"a": "top"}}}
      """,
      """
      files: default/top@2x.png default/top@3x.png default/top@2x.jpg=damaged default/top@3x.jpg
      {"default": {"Image": {"a": "top.png", "b": "⟦top.jpg"}}}
      """,
      // Elsewhere a bare name means all formats.
      """
      files: default/top@2x.jpg=damaged default/top@3x.png
      {"default": {"Image": {"a": "⟦top"}}}
      """,
      // The files of an image set have any name.
      """
      files: Assets.xcassets/top.imageset/x@2x.jpg=damaged Assets.xcassets/top.imageset/y@3x.png
      {"default": {"Image": {"a": "⟦top"}}}
      """,
    ])
  func places(text: String) throws {
    let example = try LintExample(text)
    let found = example.findings(of: .imageUnreadable)
    #expect(found.map(\.position?.offset) == [example.markedOffset], "\(text)")
  }

  @Test(
    "A file that is shown for a key without an entry is ambiguous where its name is another, and never unused"
  )
  func shownWithoutEntry() throws {
    let example = try LintExample(
      """
      files: n/mytop_x@2x.png n/mytop_x@3x.png default.bundle/top@2x.png default.bundle/top@3x.png
      {"default": {"Image": {"top": "top"}}, "⟦n": {"Color": {"标题": "0x000000"}}}
      """)
    let found = example.findings(of: .imageNameAmbiguous)
    #expect(found.map(\.position?.offset) == [example.markedOffset])
    #expect(found.map(\.message) == [.image(.partOfName("top", found: "mytop_x@3x.png"))])
    #expect(example.findings(of: .unusedImage).isEmpty)
  }

  @Test("An image that cannot be read is an error, even where nothing shows it")
  func notShown() throws {
    let example = try LintExample(
      """
      files: default.bundle/old@2x.png=damaged default.bundle/old@3x.png
      {"default": {"⟦Image": {"a": "https://example.com/a.png"}}}
      """)
    #expect(example.findings(of: .imageUnreadable).map(\.severity) == [.error])
  }

  @Test("A format that is not read is found where it is shown: by an entry, a key or a role")
  func unsupported() throws {
    for (image, count) in [(#""a": "top.svg""#, 1), (#""top": "https://example.com/a.png""#, 1), ("", 0)] {
      let example = try LintExample(
        "files: default.bundle/top.svg=SVG\n{\"default\": {\"Image\": {\(image)}}}")
      let found = example.findings(of: .imageUnreadable)
      #expect(found.map(\.severity) == Array(repeating: .error, count: count), "\(image)")
    }
  }

  @Test("A scale that another format has is missing")
  func scales() throws {
    let example = try LintExample(
      """
      files: default.bundle/top@2x.png default.bundle/top@3x.jpg
      {"default": {"Image": {"a": "top.png", "b": "top.jpg"}}}
      """)
    #expect(example.findings(of: .imageScaleMissing).map(\.key) == ["a", "b"])
  }

  @Test("A file is there, whatever its format", arguments: ["ico", "avif", "heic", "svg"])
  func isThere(format: String) throws {
    let example = try LintExample(
      "files: default.bundle/top.\(format)=X\n{\"default\": {\"Image\": {\"a\": \"top.\(format)\"}}}")
    #expect(example.findings(of: .imageMissing).isEmpty)
    #expect(example.findings(of: .imageUnreadable).count == 1)
  }
}
