import TestSupport

extension SourceFile {
  /// Every source file of ours: its path below `Sources`, and its text.
  static func all() throws -> [(name: String, text: String)] {
    try ProjectFile.files(in: "Sources", endings: [".swift"]).map { file in
      (String(file.dropFirst("Sources/".count)), try ProjectFile.text(file))
    }
  }
}
