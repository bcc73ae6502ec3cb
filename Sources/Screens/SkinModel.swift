import Diagnostics
import Skins
import Texts
import Theming

/// All that the screen says of one skin of a pack.
public struct SkinModel: Sendable {
  public let pack: SkinPack
  public let skin: Skin
  /// Its place in the file, from 0.
  public let index: Int
  public let roles: RoleResolution
  /// What the image roles show.
  public let images: CaseTable<ImageRole, ShownImage>
  /// What is wrong with the skin, and with the pack as a whole.
  public let problems: [Diagnostic]

  public init(
    pack: SkinPack, skin: Skin, index: Int, roles: RoleResolution, images: CaseTable<ImageRole, ShownImage>,
    problems: [Diagnostic]
  ) {
    self.pack = pack
    self.skin = skin
    self.index = index
    self.roles = roles
    self.images = images
    self.problems = problems
  }

  /// A skin of which nothing was looked at yet.
  public init(unread skin: Skin, of pack: SkinPack) {
    self.init(pack: pack, skin: skin, index: 0, roles: RoleResolution(), images: [:], problems: [])
  }

  /// The same with other images.
  public func showing(_ images: CaseTable<ImageRole, ShownImage>) -> SkinModel {
    SkinModel(pack: pack, skin: skin, index: index, roles: roles, images: images, problems: problems)
  }

  /// How many findings there are of a severity.
  public func count(of severity: Severity) -> Int { problems.count { $0.severity == severity } }
}
