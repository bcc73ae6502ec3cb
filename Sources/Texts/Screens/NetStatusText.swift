/// What the status line says of downloads.
public enum NetStatusText: Localizable, Hashable {
  /// How much of a pack came: a percentage, or an amount of data.
  case loadingPack(host: String, amount: SafeText)
  case loadingImages(count: Int, amount: SafeText)
  case imageFailed(name: String, DownloadText)
  case imagesFailed(count: Int, name: String, DownloadText)
  case packUnchanged

  public var english: SafeText {
    switch self {
    case .loadingPack(let host, let amount): "loading from \(host)\(Self.tail(amount))"
    case .loadingImages(let count, let amount):
      "loading \(count == 1 ? "1 image" : "\(count) images")\(Self.tail(amount))"
    case .imageFailed(let name, let reason): "\(name): \(reason.english)"
    case .imagesFailed(let count, let name, let reason):
      "\(count) images failed; \(name): \(reason.english)"
    case .packUnchanged: "the server has nothing newer"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .loadingPack(let host, let amount): "正在从 \(host) 下载\(Self.tail(amount))"
    case .loadingImages(let count, let amount): "正在加载 \(count) 张图片\(Self.tail(amount))"
    case .imageFailed(let name, let reason): "\(name)：\(reason.simplifiedChinese)"
    case .imagesFailed(let count, let name, let reason):
      "\(count) 张图片未能加载；\(name)：\(reason.simplifiedChinese)"
    case .packUnchanged: "服务器上没有更新的内容"
    }
  }

  private static func tail(_ amount: SafeText) -> SafeText { amount.isEmpty ? " …" : " \(amount)" }
}
