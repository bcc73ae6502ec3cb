import Plists

/// Entries of one dictionary that are to be taken out of a file.
struct PlistRemoval {
  let siblings: [PlistEntryRange]
  var indices: Set<Int> = []

  /// The entries and what parts them from their neighbours: what putting them in would have added.
  func ranges(in bytes: [UInt8], isJSON: Bool) -> [Range<Int>] {
    // Those before the first that stays go with the comma behind them, all others with that before them.
    let kept = siblings.indices.first { !indices.contains($0) } ?? siblings.count
    return indices.sorted().map { index in
      let entry = siblings[index].bytes
      if !isJSON {
        return (entry.lowerBound - siblings[index].leadingBlanks(in: bytes).count)..<entry.upperBound
      }
      if index > kept { return siblings[index - 1].bytes.upperBound..<entry.upperBound }
      let next = index + 1 < siblings.count ? siblings[index + 1].bytes.lowerBound : entry.upperBound
      return entry.lowerBound..<next
    }
  }
}

extension PlistEntryRange {
  /// Whether a byte is one that may stand between entries.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// The blanks right before an entry.
  func leadingBlanks(in file: [UInt8]) -> [UInt8] {
    let before = file[..<bytes.lowerBound]
    let start = before.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
    return Array(before[start...])
  }
}
