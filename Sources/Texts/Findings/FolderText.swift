/// What is wrong with a folder of a pack.
public enum FolderText: Localizable, Hashable {
  case bundleInZip(String, skin: String)
  case withoutSkin(String, skin: String)
  /// Whatever images may be in it. The reason as the system words it.
  case unreadable(String, reason: String)

  public var english: SafeText {
    switch self {
    case .bundleInZip(let bundle, let skin):
      "the app never reads \(quoted(bundle)) in a zip; name the folder \(quoted(skin))"
    case .withoutSkin(let folder, let skin):
      "no skin is named \(quoted(skin)), so the app never looks into \(quoted(folder)); name both alike"
    case .unreadable(let folder, let reason):
      "the images in \(quoted(folder)) cannot be looked at: \(SafeText(reason))"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .bundleInZip(let bundle, let skin): "App 不会读取 zip 中的 \(quoted(bundle))；请将文件夹命名为 \(quoted(skin))"
    case .withoutSkin(let folder, let skin):
      "没有名为 \(quoted(skin)) 的皮肤，App 不会查看 \(quoted(folder))；请使两者名称一致"
    case .unreadable(let folder, let reason): "无法查看 \(quoted(folder)) 中的图片：\(SafeText(reason))"
    }
  }
}
