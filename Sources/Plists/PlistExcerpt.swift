/// A large XML property list with most of its skins emptied, for a first look that does not wait for all of it.
///
/// It is made by going over the tags once, without reading what they hold, many times faster than reading them. Names,
/// their order and the keys that there are in any skin come out as from the whole file: the skins that are wanted stay
/// whole, and so does each that is the first to have some key. Nothing is checked that reading would check: a file
/// of which anything is unusual has no excerpt, and one that is broken behind what was looked at may have one.
public struct PlistExcerpt {
  /// The excerpt: a property list of its own. What it holds stands on the lines on which it stands in the file.
  public let bytes: [UInt8]

  /// More skins than these, or longer ones, are not kept whole: there is no excerpt then.
  private static let wholeLimit = 200
  private static let wholeByteLimit = 1 << 20

  /// Makes the excerpt of a file.
  ///
  /// - Parameters:
  ///   - file: All bytes of it.
  ///   - wanted: The dictionary that is wanted whole; where there is none of that name, there is no excerpt. Nil
  ///     for none in particular.
  ///   - others: Those that are whole too, where they are there.
  /// - Returns: Nil for a file that is no plain XML property list of dictionaries.
  public init?(of file: [UInt8], wanted: String?, others: [String]) {
    guard case .xml = FileKind(of: file) else { return nil }
    let scanned = file.withUnsafeBufferPointer { PlistScan($0) }
    guard let scanned, Set(scanned.members.map(\.name)).count == scanned.members.count else { return nil }
    if let wanted, !scanned.members.contains(where: { $0.name == wanted }) { return nil }
    let names = Set(others + [wanted].compactMap { $0 })
    var kept = scanned.members.map { $0.hasNewKey || names.contains($0.name) }
    // Where nothing else is shown, the first is.
    if !kept.isEmpty { kept[0] = true }
    let whole = zip(scanned.members, kept).filter(\.1).map { $0.0.content.count }
    guard whole.count <= Self.wholeLimit, whole.reduce(0, +) <= Self.wholeByteLimit else { return nil }
    var bytes: [UInt8] = []
    var rest = 0
    for (member, isKept) in zip(scanned.members, kept) where !isKept {
      bytes += file[rest..<member.content.lowerBound]
      Self.append(linesOf: file[member.content], to: &bytes)
      rest = member.content.upperBound
    }
    self.bytes = bytes + file[rest...]
  }

  /// Appends the ends of lines that are in `content`, as a comment.
  private static func append(linesOf content: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    bytes += "<!--".utf8
    content.withUnsafeBufferPointer { content in
      var (feeds, returns) = (0, 0)
      for byte in content {
        feeds &+= byte == feed ? 1 : 0
        returns &+= byte == carriageReturn ? 1 : 0
      }
      if returns == 0 {
        bytes += repeatElement(feed, count: feeds)
      } else {
        bytes += content.lazy.filter { $0 == feed || $0 == carriageReturn }
      }
    }
    bytes += "-->".utf8
  }
}
