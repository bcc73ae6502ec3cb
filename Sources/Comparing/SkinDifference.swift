import Packs
import Skins

/// What became of an image file.
public struct FileChange: Hashable, Sendable {
  public let kind: ValueChange.Kind
  /// The path inside the pack.
  public let path: String
}

/// What differs between two skins.
public struct SkinDifference: Sendable {
  /// The names of the skins; nil where there is none on that side.
  public let before: String?
  public let after: String?
  /// Colours, then images, then fonts; of each the keys in the order of the later skin, and then those that it lacks.
  public var values: [ValueChange]
  /// Image files of the skin's own, by their paths. Empty where two skins of one pack are compared.
  public var files: [FileChange]
  /// Every pair that the screen draws and whose contrast is another.
  public var contrast: [ContrastChange]

  public var isEmpty: Bool {
    values.isEmpty && files.isEmpty && contrast.isEmpty && before != nil && after != nil
  }

  /// The changes of one kind.
  public func values(_ kind: ValueChange.Kind) -> [ValueChange] { values.filter { $0.kind == kind } }
}

/// What differs between two packs, or two skins.
public struct PackDifference: Sendable {
  /// Both sides as the user named them.
  public let before: String
  public let after: String
  /// Two skins are compared, and not the skins of two packs by their names.
  public let isOfSkins: Bool
  /// Those that differ, in the order of the later pack, and then those that it lacks.
  public let skins: [SkinDifference]

  public var isEmpty: Bool { skins.isEmpty }
}
