import TestSupport

/// `Package.swift`, read as text: which targets there are, in their order, and what each says that it depends on.
struct Manifest {
  struct Target {
    let name: String
    /// Its folder in the project.
    let folder: String
    let dependencies: Set<String>
  }

  /// Those of Swift and of C; not the fuzzers, which are declared apart.
  let targets: [Target]

  init() throws {
    let text = try ProjectFile.text("Package.swift")
    let list = text.split(separator: "\n  targets: [\n", maxSplits: 1).last?
      .split(separator: "\n  ],\n", maxSplits: 1).first
    let lines = (list ?? "").split(separator: "\n").filter { !$0.contains("// ") }
    // A declaration begins four blanks in; what belongs to it stands further in.
    let declarations = lines.reduce(into: [String]()) { declarations, line in
      if line.hasPrefix("     ") || line.hasPrefix("    )") || line.hasPrefix("    ]") {
        declarations[declarations.endIndex - 1] += line
      } else {
        declarations.append(String(line))
      }
    }
    targets = declarations.map(Self.target)
  }

  private static func target(_ declaration: String) -> Target {
    let strings = declaration.matches(of: /"([^"]*)"/).map { String($0.output.1) }
    let name = strings.first ?? ""
    let form = declaration.drop { $0 == " " }.prefix { $0 != "(" }
    let lists = declaration.firstMatch(
      of: form.hasPrefix(".") ? /dependencies: \[([^\]]*)\]/ : /\[([^\]]*)\]/)
    var dependencies = Set(
      (lists?.output.1 ?? "").matches(of: /"([^"]*)"/).map { String($0.output.1) })
    let path = declaration.firstMatch(of: /path: "([^"]*)"/).map { String($0.output.1) }
    switch form {
    case "lazyLibrary":
      return Target(name: name, folder: "Sources/" + name, dependencies: ["CLazy"])
    case "tests":
      dependencies.insert("TestSupport")
      return Target(name: name + "Tests", folder: "Tests/\(name)Tests", dependencies: dependencies)
    case _:
      return Target(name: name, folder: path ?? "Sources/" + name, dependencies: dependencies)
    }
  }
}
