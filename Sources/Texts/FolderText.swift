/// What is wrong with a folder of a pack.
public enum FolderText: Localizable, Hashable {
  case bundleInZip(String, skin: String)
  case withoutSkin(String, skin: String)

  public var english: SafeText {
    switch self {
    case .bundleInZip(let bundle, let skin):
      "the app never reads \(quoted(bundle)) in a zip; name the folder \(quoted(skin))"
    case .withoutSkin(let folder, let skin):
      "no skin is named \(quoted(skin)), so the app never looks into \(quoted(folder)); name both alike"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .bundleInZip(let bundle, let skin): "应用不会读取 zip 中的 \(quoted(bundle))；请将文件夹命名为 \(quoted(skin))"
    case .withoutSkin(let folder, let skin):
      "没有名为 \(quoted(skin)) 的皮肤，应用不会查看 \(quoted(folder))；请使两者名称一致"
    }
  }
}
