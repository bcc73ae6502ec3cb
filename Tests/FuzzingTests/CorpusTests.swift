import Testing

@testable import Packs

/// The inputs that the fuzzers began with, found and broke, run without a fuzzer.
@Suite("Bytes from strangers")
@MainActor
struct CorpusTests {
  @Test("The corpus breaks no promise", arguments: FuzzTarget.all)
  func corpus(target: FuzzTarget) throws {
    let files = try Corpus.files(of: target.name)
    #expect(!files.isEmpty)
    for file in files {
      do throws(BrokenPromise) {
        try target.run(file.bytes)
      } catch {
        Issue.record("\(target.name)/\(file.name): \(error)")
      }
    }
  }

  @Test("Every target has a corpus and a dictionary, and nothing else has")
  func isWhole() throws {
    let names = FuzzTarget.all.map(\.name).sorted()
    #expect(try Corpus.names(in: "Corpus") == names)
    #expect(try Corpus.names(in: "Dictionaries") == names.map { $0 + ".dict" })
  }

  @Test("The corpus is small enough for a repository")
  func isSmall() throws {
    let sizes = try FuzzTarget.all.flatMap { try Corpus.files(of: $0.name).map(\.bytes.count) }
    #expect(sizes.reduce(0, +) < 2 << 20)
  }

  @Test("Checksums of a PNG are put right, and text that is raw is noticed")
  func checks() throws {
    var png = try #require(Corpus.files(of: "png").first { PNGChecksums.repaired($0.bytes) == $0.bytes })
      .bytes
    let whole = png
    let length = png[8..<12].reduce(0) { $0 << 8 | Int($1) }
    png[16 + length] ^= 1
    #expect(PNGChecksums.repaired(png) == whole)
    #expect(throws: BrokenPromise.self) { try SafePromises.check("a\u{202E}b") }
    #expect(throws: BrokenPromise.self) { try SafePromises.check("a\nb") }
  }
}

/// The files beside this one.
enum Corpus {
  private static let folder = String(#filePath.dropLast("/CorpusTests.swift".count))

  static func files(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    try names(in: "Corpus/" + target).map { name in
      (name, try FileReading.bytes(of: "\(folder)/Corpus/\(target)/\(name)"))
    }
  }

  static func names(in place: String) throws -> [String] {
    try FileReading.entries(of: folder + "/" + place, limit: 100_000).map(\.name)
  }
}
