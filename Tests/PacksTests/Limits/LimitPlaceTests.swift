import TestSupport
import Testing
import Texts

@testable import Packs

/// The numbers, the page and the code keep in step.
@Suite("Each limit stands in one place, and on the page") struct LimitPlaceTests {
  /// Where a number of `Limits` is told: the row of the page, by what it is of.
  private static let rows = [
    "Plist.mebibytes": "plist or JSON file", "Plist.byteCount": "plist or JSON file",
    "Plist.depth": "arrays and dictionaries of XML inside one another",
    "Plist.nodes": "values and keys of XML",
    "Folder.files": "files of a pack that is changed",
    "Folder.depth": "folders inside one another in a pack that is changed",
    "Folder.told": "folders that findings tell of, each for one reason",
    "Assets.folders": "folders of an asset catalogue",
    "Assets.depth": "folders inside one another in an asset catalogue, itself counted",
    "Assets.contentsByteCount": "a `Contents.json`", "Assets.allContentsByteCount": "all of a catalogue",
    "Inference.keys": "keys of colours, of fonts and of images, whose words are read",
    "Inference.characters": "characters of such a key", "Copy.byteCount": "value that `y` copies",
    "Findings.told": "findings of one code that a report tells of a pack",
    "Findings.found": "findings of one code that are looked for", "Picture.mebibytes": "image file",
    "Picture.byteCount": "image file", "Picture.megapixels": "pixels of a GIF",
    "Picture.pixelCount": "pixels of a GIF", "Picture.side": "width and height of an image",
    "Picture.scans": "scans of a JPEG, counted before it is decoded",
    "Picture.packMegapixels":
      "pixels of all images of a pack together, where one command looks into them all",
    "Picture.packPixelCount":
      "pixels of all images of a pack together, where one command looks into them all",
    "Findings.names": "names of images that one finding lists", "Zip.mebibytes": "zip file",
    "Zip.byteCount": "zip file",
    "Zip.entries": "entries of a zip", "Download.mebibytes": "download", "Download.byteCount": "download",
    "Download.seconds": "time of a download", "Download.redirects": "redirects",
    "Download.headerByteCount": "headers of an answer, redirects included",
    "Download.addressByteCount": "address", "Download.atOnce": "downloads at once",
    "Download.images": "online images",
    "Download.keptByteCount": "online images that are kept in memory", "Cache.byteCount": "cache on the disk",
    "Cache.files": "cache on the disk", "Sheet.mebibytes": "image file on a sheet",
    "Sheet.byteCount": "image file on a sheet", "Input.byteCount": "values for `color -`",
    "Prompt.byteCount": "plist whose skins a shell's prompt offers",
  ]

  /// Numbers elsewhere that sound like limits on what strangers send, and are none: measures of ours, and how far a
  /// search for something better goes.
  private static let measures: Set = [
    "Colors/OKLCH.swift mostChroma", "Plists/PlistExcerpt.swift wholeByteLimit",
    "Plists/PlistExcerpt.swift wholeLimit",
    "Packs/Memory/PackMemory.swift packLimit", "Packs/Memory/PackMemory.swift byteLimit",
    "Packs/Net/ImageCache.swift headerByteLimit", "Packs/Watching/PackWatcher.swift mostLooks",
    "Packs/Watching/PathTrail.swift mostLinks", "Packs/Watching/FolderNotifier.swift mostBatches",
    "Packs/Watching/PackContents.swift readLimit", "Packs/Watching/PackContents.swift folderLimit",
    "Packs/Git/GitProgram+Names.swift nameLimit", "Theming/Roles/Inference/KeyWords.swift longestWord",
    "Theming/Roles/Inference/KeyWords.swift longestRun", "Images/Picture+Enlarging.swift longest",
    "Texts/SafeText.swift mostMarks", "Exporters/Sheet/SheetPicture.swift pixelLimit",
    "Exporters/Pictures/PNGExporter.swift sideLimit", "Exporters/Pictures/PNGExporter.swift pixelLimit",
  ]

  @Test("Every number has its row, and every row that is named is there")
  func rowsOfNumbers() throws {
    var names: Set<String> = []
    var group = ""
    for line in try lines(of: ProjectFile.root + "/Sources/Texts/Limits.swift") {
      if let name = word(after: "public enum ", in: line) { group = name }
      if let name = word(after: "public static let ", in: line) { names.insert(group + "." + name) }
    }
    #expect(names.count > 20)
    #expect(names == Set(Self.rows.keys))
    let page = LimitPage.text
    for (name, row) in Self.rows { #expect(page.contains("\n| \(row) | "), "\(name)") }
  }

  @Test("No target that reads what strangers send has a limit of its own")
  func noneElsewhere() throws {
    let targets = [
      "Colors", "Comparing", "Diagnostics", "Exporters", "Images", "Linting", "Packs", "Plists", "Skins",
      "Texts",
      "Theming",
    ]
    var found: Set<String> = []
    for file in targets.flatMap({ files(in: $0) }) where file != "Texts/Limits.swift" {
      for line in try lines(of: ProjectFile.root + "/Sources/" + file) {
        guard let name = word(after: "static let ", in: line), isLimit(name), isNumber(line) else { continue }
        found.insert(file + " " + name)
      }
    }
    #expect(found == Self.measures)
  }

  private func isLimit(_ name: String) -> Bool {
    name.hasSuffix("Limit") || name == "limit" || name.hasPrefix("most") || name.hasPrefix("longest")
  }

  private func isNumber(_ line: String) -> Bool {
    guard let sign = line.firstIndex(of: "=") else { return false }
    return line[sign...].dropFirst(2).first?.isNumber ?? false
  }

  /// Those that may declare something.
  private func lines(of path: String) throws -> [String] {
    try FileReading.bytes(of: path).split(separator: 0x0A).filter {
      $0.holds("static let ".utf8) || $0.holds("enum ".utf8)
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func word(after start: String, in line: String) -> String? {
    var rest = line[...]
    while !rest.isEmpty, !rest.hasPrefix(start) { rest = rest.dropFirst() }
    return rest.isEmpty ? nil : String(rest.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber })
  }

  /// The Swift files below a folder of `Sources`.
  private func files(in folder: String) -> [String] {
    let entries = (try? FileReading.entries(of: ProjectFile.root + "/Sources/" + folder, limit: 10_000)) ?? []
    return entries.flatMap { entry -> [String] in
      let path = folder + "/" + entry.name
      if entry.type == .folder { return files(in: path) }
      return entry.name.hasSuffix(".swift") ? [path] : []
    }
  }
}
