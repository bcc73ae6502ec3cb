import Packs
import Preview
import TestSupport

/// The packs of the project that these tests look at.
enum TestFiles {
  /// The skins that come with the program.
  static func themes() throws -> LoadedPack {
    LoadedPack(try Pack.open(path: ProjectFile.path("themes")))
  }

  /// A pack beside the tests.
  static func pack(_ name: String) throws -> LoadedPack {
    LoadedPack(try Pack.open(path: ProjectFile.path("Tests/ScreensTests/Fixtures/" + name)))
  }
}
