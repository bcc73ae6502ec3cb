// swift-tools-version: 6.2
import PackageDescription

// The targets from what needs nothing to what needs most. A target imports only from above its own line.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A C target around libraries that are linked on macOS only, and loaded when they are needed elsewhere.
func lazyLibrary(_ name: String, links libraries: String...) -> Target {
  .target(
    name: name, dependencies: ["CLazy"],
    linkerSettings: libraries.map { .linkedLibrary($0, .when(platforms: [.macOS])) })
}

func tests(_ name: String, _ dependencies: [Target.Dependency], fixtures: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TestSupport"], exclude: fixtures,
    swiftSettings: strict)
}

let package = Package(
  name: "skinscope",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "skinscope", targets: ["skinscope"]),
    .library(name: "Theming", targets: ["Theming"]),
    .library(name: "Widgets", targets: ["Widgets"]),
  ],
  targets: [
    // Every text of ours, in English and Simplified Chinese, and text from strangers made safe to show.
    module("Texts"),
    // Colour: reading it as the app does, compositing, difference, contrast, palettes.
    module("Colors"),
    // Loading a library when it is first needed, on Linux.
    .target(name: "CLazy"),
    // The image libraries: PNG, JPEG, WebP and GIF.
    lazyLibrary("CSPNG", links: "spng"),
    lazyLibrary("CTurboJPEG", links: "turbojpeg"),
    lazyLibrary("CWebP", links: "webp"),
    lazyLibrary("CGIF", links: "gif"),
    // Image files to pixels, and pixels to the block glyphs of a terminal.
    module("Images", ["Texts", "Colors", "CSPNG", "CTurboJPEG", "CWebP", "CGIF"]),
    // What is wrong, where it stands, and what to do.
    module("Diagnostics", ["Texts"]),
    // libexpat, the XML reader.
    .target(name: "CExpat", linkerSettings: [.linkedLibrary("expat")]),
    // Bytes to a tree of values with order, line and column: XML, binary and JSON.
    module("Plists", ["Texts", "Diagnostics", "CExpat"]),
    // A tree to skins, and each key looked up with its provenance.
    module("Skins", ["Texts", "Colors", "Diagnostics", "Plists"]),
    // libzip, and iconv for names in GBK, which is a library of its own on macOS only.
    lazyLibrary("CZip", links: "zip", "iconv"),
    // utf8proc, for the width of characters and for the two ways to write an accented letter.
    .target(name: "CUTF8Proc", linkerSettings: [.linkedLibrary("utf8proc")]),
    // Exchanging two folders in one step, for which no C library has one name.
    .target(name: "CFiles"),
    // Where packs come from: folders, files and zips, their images, changing them, and noticing that they changed.
    module("Packs", ["Texts", "Images", "Diagnostics", "Plists", "Skins", "CZip", "CUTF8Proc", "CFiles"]),
    // The screen as a value: cells, display width, text layout, and where pictures stand in it.
    module("Cells", ["Texts", "Colors", "Images", "CUTF8Proc"]),
    // Views that behave as UIKit's, drawn into cells; they know no skin.
    module("Widgets", ["Texts", "Colors", "Images", "Cells"]),
    // From keys to roles to themes, and everyone who wants to hear of it.
    module("Theming", ["Texts", "Colors", "Diagnostics", "Plists", "Skins", "Widgets"]),
    // The phone's pages, the inspector and the overlays, composed of widgets and styles.
    module("Screens", ["Texts", "Colors", "Diagnostics", "Skins", "Cells", "Widgets", "Theming"]),
    // What is wrong with a pack, one rule a file, and the formats in which it is told.
    module(
      "Linting",
      ["Texts", "Colors", "Images", "Diagnostics", "Plists", "Skins", "Packs", "Cells", "Theming"]),
    // What differs between two skins or two packs.
    module(
      "Comparing",
      ["Texts", "Colors", "Diagnostics", "Plists", "Skins", "Packs", "Theming", "Linting"]),
    // librsvg, which draws PNG pictures.
    .target(name: "CRSVG", dependencies: ["CLazy"]),
    // A screen of cells as text, ANSI, JSON, SVG, HTML, PNG.
    module("Exporters", ["Texts", "Colors", "Diagnostics", "Cells", "CRSVG"]),
    // ncurses, signals and the guard that gives the terminal back.
    .target(name: "CCurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    // The only place that knows a terminal: surface, events, depth, pictures.
    module("Terminal", ["Texts", "Colors", "Images", "Cells", "CCurses"]),
    // libseccomp, Landlock and limits, by which a process gives up what it does not need.
    .target(name: "CKiosk", dependencies: ["CLazy"]),
    // Showing a pack to strangers, who may only look.
    module("Kiosk", ["Texts", "CKiosk"]),
    // The loop: event, update, state, render.
    module(
      "Preview",
      [
        "Texts", "Colors", "Images", "Diagnostics", "Plists", "Skins", "Packs", "Cells", "Widgets", "Theming",
        "Screens", "Linting", "Exporters",
        "Terminal",
      ]),
    // Arguments and commands.
    .executableTarget(
      name: "skinscope",
      dependencies: [
        "Texts", "Colors", "Images", "Diagnostics", "Plists", "Skins", "Packs", "Cells", "Theming", "Screens",
        "Linting", "Comparing", "Exporters", "Terminal", "Kiosk", "Preview",
      ],
      swiftSettings: strict),
    // What the tests have bound, to see what it can still do.
    .executableTarget(name: "kiosk-probe", dependencies: ["CKiosk"], path: "Tests/KioskProbe"),
    // What `make bench` measures beside others.
    .executableTarget(
      name: "bench-probe", dependencies: ["Colors", "Packs", "Plists"], path: "Tests/BenchProbe",
      swiftSettings: strict),

    // What tests of several targets need: files of the project, folders that go, numbers by a seed.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("Texts", ["Texts"]),
    tests("Colors", ["Colors"]),
    tests("Images", ["Images", "Colors", "Texts"], fixtures: ["Fixtures"]),
    tests("Diagnostics", ["Diagnostics", "Texts"]),
    tests("Plists", ["Plists", "Diagnostics", "Texts"], fixtures: ["Fixtures"]),
    tests("Skins", ["Skins", "Plists", "Colors", "Diagnostics", "Texts"]),
    tests("Packs", ["Packs", "Images", "Skins", "Plists", "Diagnostics", "Texts"]),
    tests("Cells", ["Cells", "Colors", "Images"]),
    tests("Widgets", ["Widgets", "Cells", "Colors", "Images", "Texts"]),
    tests(
      "Theming",
      ["Theming", "Images", "Skins", "Plists", "Diagnostics", "Cells", "Colors", "Widgets", "Texts"]),
    tests(
      "Screens",
      [
        "Screens", "Preview", "Terminal", "Packs", "Theming", "Skins", "Plists", "Widgets", "Cells", "Colors",
        "Texts",
      ], fixtures: ["Fixtures", "Snapshots"]),
    tests(
      "Linting",
      ["Linting", "Packs", "Theming", "Skins", "Plists", "Diagnostics", "Cells", "Colors", "Texts"],
      fixtures: ["Fixtures"]),
    tests("Exporters", ["Exporters", "Images", "Cells", "Colors", "Texts"]),
    tests("Kiosk", ["Kiosk", "Texts", "kiosk-probe"]),
    tests("Terminal", ["Terminal", "CCurses", "Texts", "Images", "Cells", "Colors"]),
    tests(
      "Skinscope", ["skinscope", "Texts", "Colors", "Images", "Cells", "Screens", "Terminal"],
      fixtures: ["Fixtures"]),
    tests(
      "Preview",
      [
        "Preview", "Images", "Terminal", "Packs", "Skins", "Theming", "Screens", "Widgets", "Linting",
        "Diagnostics", "Cells", "Colors", "Texts",
      ]),
  ],
  cLanguageStandard: .gnu11
)

// The fuzzers take the place of the tests that they share their checks with, since they need the compiler's libFuzzer
// in every module. `make fuzz` builds them.
let fuzzed: [Target.Dependency] = [
  "Texts", "Colors", "Images", "Diagnostics", "Plists", "Skins", "Packs", "Cells", "Theming", "Screens",
  "Linting",
  "Exporters", "Terminal", "Preview",
]
if Context.environment["SKINSCOPE_FUZZERS"] == nil {
  package.targets.append(
    .testTarget(
      name: "FuzzingTests", dependencies: fuzzed, exclude: ["Corpus", "Dictionaries", "Fuzzer"],
      swiftSettings: strict))
} else {
  package.targets.append(
    .executableTarget(
      name: "fuzzers", dependencies: fuzzed, path: "Tests/FuzzingTests",
      exclude: ["Corpus", "CorpusTests.swift", "Dictionaries"],
      swiftSettings: strict))
}
