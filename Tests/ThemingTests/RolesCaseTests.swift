import Testing

@testable import Theming

/// The keys of whole packs, in the order of the file, and the key that each role must find among them.
struct PackCase: CustomTestStringConvertible {
  var name: String
  var colors = ""
  var fonts = ""
  var images = ""
  var stems = ""
  /// `role=key`, an empty key for a role that must stay unbound.
  var expectedColors = ""
  var expectedFonts = ""
  var expectedImages = ""

  var testDescription: String { name }

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  static func pairs(_ text: String) -> [(role: String, key: String?)] {
    words(text).map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
    }
  }

  var bindings: RoleBindings {
    RoleBindings(
      colorKeys: Self.words(colors), fontKeys: Self.words(fonts), imageKeys: Self.words(images),
      imageStems: Self.words(stems))
  }
}

@Suite("Roles find their keys in whole packs")
struct RolesCaseTests {
  @Test("Every role finds its key, or none", arguments: PackCase.all)
  func everyRoleFindsItsKey(pack: PackCase) throws {
    let bindings = pack.bindings
    for (name, key) in PackCase.pairs(pack.expectedColors) {
      let role = try #require(ColorRole(rawValue: name))
      #expect(bindings[role].key == key, "\(name)")
    }
    for (name, key) in PackCase.pairs(pack.expectedFonts) {
      let role = try #require(FontRole(rawValue: name))
      #expect(bindings[role].key == key, "\(name)")
    }
    for (name, key) in PackCase.pairs(pack.expectedImages) {
      let role = try #require(ImageRole(rawValue: name))
      #expect(bindings[role].key == key, "\(name)")
    }
  }
}
