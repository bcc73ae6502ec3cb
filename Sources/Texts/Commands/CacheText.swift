/// What `cache` says.
public enum CacheText: Localizable, Hashable {
  case noFolder
  case cleared(count: Int, size: SafeText, folder: String, isDry: Bool)
  case cannotClear(folder: String)

  public var english: SafeText {
    switch self {
    case .noFolder: "there is no place for a cache: neither XDG_CACHE_HOME nor HOME is set"
    case .cleared(let count, let size, let folder, let isDry):
      "\(isDry ? "would remove" : "removed") \(count == 1 ? "1 image" : "\(count) images") (\(size)) from \(folder)"
    case .cannotClear(let folder):
      "the cache in \(folder) cannot be cleared; check the permissions of that folder"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .noFolder: "没有地方放缓存：XDG_CACHE_HOME 和 HOME 都没有设置"
    case .cleared(let count, let size, let folder, let isDry):
      "\(isDry ? "将" : "已")从 \(folder) 删除 \(count) 张图片（\(size)）"
    case .cannotClear(let folder): "无法清除 \(folder) 中的缓存；请检查该文件夹的权限"
    }
  }
}
