import Plists
import Skins

/// What a preview shows of a pack before all of it is read: a skin, and what that one falls back to.
public struct FirstLook: Sendable {
  /// Shorter plists are read in less time than anybody notices.
  static let worthwhileByteCount = 1 << 20

  /// The skin that was asked for by its name.
  private let skin: String?
  /// Which skin of a pack was seen last.
  private let last: @Sendable (PackSource) -> String?

  /// - Parameters:
  ///   - skin: The skin that was asked for by its name; a pack without it is read as a whole.
  ///   - last: Which skin of a pack was seen last, asked only where the pack is large.
  public init(at skin: String?, orLast last: @escaping @Sendable (PackSource) -> String?) {
    (self.skin, self.last) = (skin, last)
  }

  func excerpt(of plist: [UInt8], source: PackSource) -> PlistExcerpt? {
    let last = skin == nil ? last(source) : nil
    return PlistExcerpt(
      of: plist, wanted: skin, others: [SkinPack.defaultSkinName] + (last.map { [$0] } ?? []))
  }
}
