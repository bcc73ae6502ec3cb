import Skins
import Texts

/// What the screen says of the image of a role.
public struct ShownImage: Sendable {
  /// The file's own name, or the link's; nil where there is none.
  public var name: String?
  /// 1, 2 or 3, and the scales that there are; nil for what is no file.
  public var scale: Int?
  public var scales: [Int]
  /// It is drawn in its bar's tint.
  public var isTemplate: Bool
  /// The link that the file stands in for.
  public var awaitedLink: String?
  /// The look-up of its key; nil where there is no key.
  public var resolution: Resolution<String>?
  /// What stands for the file's bytes within one run of the program; nil where they were not read.
  public var content: Int?

  public init(
    name: String?, scale: Int? = nil, scales: [Int] = [], isTemplate: Bool = false,
    awaitedLink: String? = nil,
    resolution: Resolution<String>? = nil
  ) {
    (self.name, self.scale, self.scales) = (name, scale, scales)
    self.isTemplate = isTemplate
    (self.awaitedLink, self.resolution) = (awaitedLink, resolution)
  }

  /// `top@3x.png`: the name as it is shown, with the scale where the name does not say it.
  var text: SafeText? {
    guard let name else { return nil }
    let safe = SafeText(name.withoutCredentials)
    guard let scale, scale > 1, !safe.utf8.holds("@\(scale)x".utf8) else { return safe }
    return safe + " @\(scale)x"
  }
}
