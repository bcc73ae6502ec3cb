/// The catalogues as they are written, so that a test can see that it forgets none of their cases.
enum SourceFile {
  /// The cases that each catalogue of a file declares, as `Enum.name`. A declaration of ours stands two blanks in, a
  /// pattern of a `switch` four.
  static func declaredCases(in text: String) -> Set<String> {
    var result: Set<String> = []
    var type = ""
    var declaration = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("public enum ") {
        let name = line.dropFirst("public enum ".count).prefix { $0 != ":" && $0 != " " }
        type = line.contains(": Localizable") ? String(name) : ""
      }
      if let start = ["  case ", "  indirect case "].first(where: line.hasPrefix) {
        declaration = String(line.dropFirst(start.count))
      } else if !declaration.isEmpty {
        declaration += line
      }
      guard !declaration.isEmpty, !declaration.hasSuffix(",") else { continue }
      for name in names(in: declaration) where !type.isEmpty { result.insert(type + "." + name) }
      declaration = ""
    }
    return result
  }

  /// The names in `a, b(x: Int, y: Int), c`.
  private static func names(in declaration: String) -> [String] {
    var names = [""]
    var depth = 0
    for character in declaration {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: names.append("")
      case _ where depth == 0 && !character.isWhitespace: names[names.count - 1].append(character)
      case _: break
      }
    }
    return names
  }
}
