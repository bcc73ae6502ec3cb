import Plists
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How packs were last looked at, kept between runs: a few words for each, in one small file.
///
/// Nothing depends on it: what cannot be read is as if it were not there, and what cannot be written is lost.
public struct PackMemory: Sendable {
  /// What is kept of a pack, by our own names.
  public typealias Words = [String: String]

  private let folder: String
  private var path: String { FilePath.join(folder, "packs.json") }

  /// The packs that are kept, those looked at last.
  private static let packLimit = 200
  private static let byteLimit = 1 << 20
  private static let packName = "pack"

  public init(folder: String) {
    self.folder = folder
  }

  /// Where a user's programs keep such things, by the XDG rules.
  /// - Returns: nil where the environment tells neither a folder nor a home.
  public static func folder(variables: [String: String]) -> String? {
    if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/skinscope" }
    guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/skinscope"
  }

  /// What is kept of a pack; nothing of one that is not known.
  public func words(of source: PackSource) -> Words {
    let identity = source.identity
    return all().last { $0.pack == identity }?.words ?? [:]
  }

  /// Keeps something of a pack in the place of what was kept before.
  public func keep(_ words: Words, of source: PackSource) {
    let identity = source.identity
    let others = all().filter { $0.pack != identity }.suffix(Self.packLimit - 1)
    let packs = (others + [(identity, words)]).map { pack, words in
      JSONValue.object(
        [(Self.packName, JSONValue.string(pack))]
          + words.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) })
    }
    let text = JSONValue.object([("packs", .array(packs))]).text(linesDownTo: 2) + "\n"
    guard text.utf8.count <= Self.byteLimit else { return }
    try? FileWriting.makeFolders(to: path, mode: 0o700)
    try? FileWriting.replace(path, with: Array(text.utf8))
  }

  private func all() -> [(pack: String, words: Words)] {
    guard let bytes = try? FileReading.bytes(of: path, limit: Self.byteLimit),
      let document = try? PlistReader.read(bytes, file: path),
      case .dictionary(let root) = document.root.value, case .array(let packs)? = root["packs"]?.node.value
    else { return [] }
    return packs.compactMap { node in
      guard case .dictionary(let dictionary) = node.value else { return nil }
      var words: Words = [:]
      for entry in dictionary.entries {
        if case .string(let text) = entry.node.value { words[entry.key] = text }
      }
      return words.removeValue(forKey: Self.packName).map { ($0, words) }
    }
  }
}

extension PackSource {
  /// The same for every way to name a pack: its path without links, or its address. The plist of a folder is named for
  /// the folder.
  var identity: String {
    if let address { return address.shown }
    let place = FilePath.name(of: plistPath) == Self.plistName ? folderPath : path
    return FileWriting.realPath(place) ?? place
  }
}
