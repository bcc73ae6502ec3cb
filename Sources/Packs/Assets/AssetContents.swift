import Plists
import Texts

/// What a `Contents.json` of an asset catalogue says of the folder that it stands in, as far as finding an image on a
/// phone in the light takes it.
///
/// The format is Apple's, from the *Asset Catalog Format Reference*, "Image Set Type" and "Folder Structure".
struct AssetContents: Hashable, Sendable {
  /// The file's name.
  static let fileName = "Contents.json"
  /// Whether a path inside a pack is that of one.
  static func stands(at path: String) -> Bool {
    path.hasPrefix(PackListing.assetCatalogue + "/") && FilePath.name(of: path) == fileName
  }

  /// Whether a file of that name is an image, or may say something of one.
  static func isOfImages(_ name: String) -> Bool {
    ImageName(name).fileExtension != nil || name == fileName
  }

  /// A file that an image set names.
  struct Variant: Hashable, Sendable {
    let fileName: String
    /// Nil for one that serves at all scales.
    let scale: Int?
    let idiom: Idiom
    /// How many conditions besides device and scale it is bound to: a gamut, a direction of text, a device's make.
    let conditionCount: Int
  }

  /// What device a file is for, the fittest for a phone first.
  enum Idiom: Int, Hashable, Sendable {
    case phone, universal, pad
    /// A watch, a television, a car, a Mac.
    case other
  }

  /// The files of an image set that a phone in the light may show; nil where the file names none.
  let variants: [Variant]?
  /// What lies in the folder is asked for with the folder's name before it.
  let providesNamespace: Bool

  /// Reads a `Contents.json`.
  /// - Returns: nil where it is none, and then the files' names are all there is to go by.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Limits.Assets.contentsByteCount,
      let document = try? PlistReader.read(bytes, file: Self.fileName), document.format == .json,
      case .dictionary(let root) = document.root.value
    else { return nil }
    if case .array(let images)? = root["images"]?.node.value {
      variants = images.compactMap(Self.variant)
    } else {
      variants = nil
    }
    providesNamespace = root["properties"]?.node["provides-namespace"]?.isTrue ?? false
  }

  /// Keys that say something of every variant, or nothing of when it is shown.
  private static let plainKeys: Set<String> = [
    "filename", "scale", "idiom", "appearances", "resizing", "alignment-insets", "unassigned",
  ]

  private static func variant(_ node: PlistNode) -> Variant? {
    guard case .dictionary(let image) = node.value, let name = node["filename"]?.text, !name.isEmpty,
      node["unassigned"]?.isTrue != true, isShownInTheLight(node["appearances"])
    else { return nil }
    let conditions = image.entries.count { !plainKeys.contains($0.key) }
    return Variant(
      fileName: name, scale: scale(node["scale"]?.text), idiom: Idiom(node["idiom"]?.text),
      conditionCount: conditions)
  }

  /// `2x` is 2.
  private static func scale(_ text: String?) -> Int? {
    guard let text, text.last == "x", let scale = Int(text.dropLast()), 1...9 ~= scale else { return nil }
    return scale
  }

  /// Whether nothing but light is asked for: another image stands in for this one in the dark or at high contrast.
  private static func isShownInTheLight(_ node: PlistNode?) -> Bool {
    guard case .array(let appearances)? = node?.value else { return true }
    return appearances.allSatisfy { $0["appearance"]?.text == "luminosity" && $0["value"]?.text == "light" }
  }
}

extension AssetContents.Idiom {
  fileprivate init(_ text: String?) {
    switch text {
    case "iphone": self = .phone
    case "universal", nil: self = .universal
    case "ipad": self = .pad
    case .some: self = .other
    }
  }
}

extension PlistNode {
  /// The value of a key where this is a dictionary that has it.
  fileprivate subscript(key: String) -> PlistNode? {
    if case .dictionary(let dictionary) = value { dictionary[key]?.node } else { nil }
  }

  fileprivate var text: String? { if case .string(let text) = value { text } else { nil } }
  fileprivate var isTrue: Bool { if case .boolean(true) = value { true } else { false } }
}
