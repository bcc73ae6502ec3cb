/// A thing that takes bytes from strangers, with what has to hold whatever they are. The fuzzers and the tests of the
/// corpus both run it.
struct FuzzTarget: Sendable, CustomStringConvertible {
  /// Also the name of its folder in the corpus, and of its dictionary.
  let name: String
  /// Inputs are no longer than this while fuzzing: what longer ones can do shorter ones can.
  let longestInput: Int
  private let check: @Sendable @MainActor ([UInt8]) throws(BrokenPromise) -> Void

  init(
    _ name: String, longestInput: Int = 4096,
    check: @escaping @Sendable @MainActor ([UInt8]) throws(BrokenPromise) -> Void
  ) {
    self.name = name
    self.longestInput = longestInput
    self.check = check
  }

  var description: String { name }

  /// Runs everything on `bytes`.
  /// - Throws: the promise that was not kept. A crash is not caught.
  @MainActor func run(_ bytes: [UInt8]) throws(BrokenPromise) { try check(bytes) }

  static let all: [FuzzTarget] = [
    xml, binary, json, colors, texts, zip, png, jpeg, webp, gif, roleMap, answers, keys, net, edits, pack,
  ]
}

/// Something that should hold for every input and did not for one.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

/// - Throws: where something that should hold does not.
func hold(_ condition: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
  if !condition { throw BrokenPromise(description: promise()) }
}
