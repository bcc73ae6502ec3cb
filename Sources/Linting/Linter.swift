import Diagnostics

/// Finds what is wrong with a pack.
public struct Linter: Sendable {
  let pack: BoundPack
  let reader: ReaderLibrary

  public init(_ pack: BoundPack, reader: ReaderLibrary = .swift) {
    self.pack = pack
    self.reader = reader
  }

  /// All findings in the order of the files; those of one place in the order of the rules.
  public func findings() -> [Diagnostic] {
    pack.openingFindings + (pack.roleMap?.diagnostics ?? []) + pack.unknownMapKeys
  }
}
