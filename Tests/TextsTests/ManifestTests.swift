import TestSupport
import Testing

@Suite("The manifest")
struct ManifestTests {
  private let manifest: Manifest

  init() throws { manifest = try Manifest() }

  /// The modules that a target's files import, or whose headers they include.
  private func imports(of target: Manifest.Target) throws -> Set<String> {
    var found: Set<String> = []
    for file in try ProjectFile.files(in: target.folder, endings: [".swift", ".c", ".h"]) {
      let text = try ProjectFile.text(file)
      for match in text.matches(of: /^ *(?:@testable |internal )?import (\w+)/.anchorsMatchLineEndings()) {
        found.insert(String(match.output.1))
      }
      for match in text.matches(of: /^#include [<"](\w+)\.h/.anchorsMatchLineEndings()) {
        found.insert(String(match.output.1))
      }
    }
    return found.intersection(manifest.targets.map(\.name)).subtracting([target.name])
  }

  @Test("Every target depends on what stands above it, and on nothing else")
  func order() {
    var above: Set<String> = []
    for target in manifest.targets {
      #expect(target.dependencies.subtracting(above).sorted() == [], "\(target.name)")
      above.insert(target.name)
    }
    #expect(above.count > 40)
  }

  @Test("Every target declares what it imports, and imports what it declares")
  func dependencies() throws {
    for target in manifest.targets {
      // Run as a program, not imported.
      let started: Set = ["kiosk-probe"]
      let declared = target.dependencies.subtracting(started)
      // Every test may use it.
      let imported = try imports(of: target)
      #expect(imported.subtracting(declared).sorted() == [], "\(target.name) does not declare these")
      #expect(
        declared.subtracting(imported).subtracting(["TestSupport"]).sorted() == [],
        "\(target.name) does not import these")
    }
  }

  @Test("What is shown is made without files, clocks and terminals")
  func pureTargets() throws {
    let arithmetic = ["Color+APCA.swift", "Lab+Difference.swift", "Lab.swift", "OKLCH.swift"]
    for target in ["Colors", "Cells", "Widgets", "Theming", "Screens"] {
      for file in try ProjectFile.files(in: "Sources/" + target, endings: [".swift"]) {
        let isArithmetic = arithmetic.contains { file == "Sources/Colors/" + $0 }
        #expect(try ProjectFile.text(file).contains("import Glibc") == isArithmetic, "\(file)")
      }
    }
  }

  @Test("ARCHITECTURE.md says what every target holds")
  func architecture() throws {
    let text = try ProjectFile.text("ARCHITECTURE.md")
    for target in manifest.targets where target.folder.hasPrefix("Sources/") {
      let isThere = text.split(separator: "\n").contains {
        $0.hasPrefix("|") && $0.contains("`\(target.name)`")
      }
      #expect(isThere, "\(target.name)")
    }
  }

  @Test("One file includes the header of ncurses")
  func ncurses() throws {
    let files = try ProjectFile.files(in: "Sources", endings: [".swift", ".c", ".h"])
    #expect(files.count > 400)
    #expect(
      try files.filter { try ProjectFile.text($0).contains("#include <ncurses.h>") }
        == ["Sources/CCurses/CCurses.c"])
  }
}
