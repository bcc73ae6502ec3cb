import Cells
import Colors
import Testing

@testable import skinscope

@Suite struct RenderCommandTests {
  private func command(_ line: String) throws -> RenderCommand {
    try RenderCommand(ArgumentParser.parse(line.split(separator: " ").map(String.init)))
  }

  private func screen(_ text: String, _ color: Color, skin: String = "default") -> RenderCommand.Screen {
    .init(skin: skin, cells: CellBuffer(columns: 1, rows: 1, filledWith: Cell("\(text)", background: color)))
  }

  private let red = Color(rgb: 0xFF0000)

  @Test("What is not said is plain text in truecolor, on standard output")
  func whatIsNotSaid() throws {
    #expect(try command("render").outcome(of: screen("a", red)) == Outcome(output: "a\n"))
    #expect(
      try command("render --format ansi -o -").outcome(of: screen("a", red)).output
        == "\u{1B}[48;2;255;0;0ma\u{1B}[0m\n")
    #expect(
      try command("render --format ansi --color 16").outcome(of: screen("a", red)).output
        == "\u{1B}[101ma\u{1B}[0m\n")
  }

  @Test("One screen goes into a file that is named")
  func oneScreenGoesIntoAFile() throws {
    #expect(
      try command("render -o x.txt").outcome(of: screen("a", red))
        == Outcome(files: [.init(path: "x.txt", text: "a\n", as: .text)]))
  }

  @Test(
    "A file that is named for another format than ours is refused, unless a format is asked for",
    arguments: [
      ("render -o x.bmp", nil), ("render -o a/x.jpg", nil), ("render -o x.", nil), ("render -o x", .txt),
      ("render -o a.b/x", .txt), ("render -o .x", .txt), ("render -o x.PNG", .png),
      ("render -o x.bmp --format svg", .svg), ("render --all -o x.bmp --format png", .png),
      ("render --all -o x.y", .txt),
    ] as [(String, RenderFormat?)])
  func formats(_ line: String, _ format: RenderFormat?) throws {
    #expect((try? command(line))?.format == format)
    if format == nil {
      let error = #expect(throws: UsageError.self) { try command(line) }
      #expect(error?.text.english.contains("FILE.png") == true)
    }
  }

  @Test("All screens are one JSON object, by skin")
  func allScreensAreOneObject() throws {
    let output = try command("render --all --format json").outcome(
      of: [screen("a", red), screen("b", red, skin: "青瓷")]
    ).output
    #expect(
      output == """
        {
          "default": {
            "columns": 1,
            "rows": 1,
            "cells": [
              [{"text": "a", "fg": null, "bg": "#FF0000", "fgIndex": null, "bgIndex": null, "attributes": []}]
            ]
          },
          "青瓷": {
            "columns": 1,
            "rows": 1,
            "cells": [
              [{"text": "b", "fg": null, "bg": "#FF0000", "fgIndex": null, "bgIndex": null, "attributes": []}]
            ]
          }
        }

        """)
  }

  @Test("All screens in another format are a folder of files, whose names cannot lead out of it")
  func allScreensAreAFolder() throws {
    let names = [
      "default", "../../etc/x", "..", "", "A", "a", "-o", "\u{1B}[2J", "青瓷",
      String(repeating: "夜", count: 99),
    ]
    let outcome = try command("render --all --format ansi -o out").outcome(
      of: names.map { screen("a", red, skin: $0) })
    #expect(outcome.folder == "out")
    #expect(
      outcome.files.map(\.path) == [
        "out/default.ansi", "out/_.._.._etc_x.ansi", "out/_...ansi", "out/_.ansi", "out/A.ansi",
        "out/a-2.ansi",
        "out/_-o.ansi", "out/_[2J.ansi", "out/青瓷.ansi", "out/\(String(repeating: "夜", count: 60)).ansi",
      ])
  }

  @Test(
    "Options that make no sense together are refused",
    arguments: [
      ("render --all --skin x --format json", "--all and --skin exclude each other"),
      ("render --all", "--all writes a file for each skin: name a folder with -o, or take --format json"),
      (
        "render --all -o - --format ansi",
        "--all writes a file for each skin: name a folder with -o, or take --format json"
      ),
    ])
  func optionsThatMakeNoSense(_ line: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try command(line) }
    #expect(error?.text.english.description == message)
  }
}
