/// Why something did not come from the net, and what to do.
public enum DownloadText: Localizable, Hashable {
  case curlMissing
  case offline
  case notCached
  case forGuests
  case unusableAddress
  /// An address of another kind, such as `ftp`.
  case otherScheme(String)
  case hostUnknown(host: String)
  case proxyUnknown
  case noConnection(host: String)
  case encryption(reason: String)
  case timedOut(seconds: Int)
  case tooLarge(mebibytes: Int)
  case tooManyRedirects(limit: Int)
  case redirectRefused(target: String)
  /// Where it is redirected to is no address.
  case redirectUnusable(target: String)
  case status(Int)
  case wrongType(found: String, wanted: DownloadKindText)
  case cut(received: SafeText)
  case noAnswer
  case notUnderstood
  case tooMany(limit: Int)
  case changedAnswer
  case noRoom
  /// It came, and cannot be shown.
  case unreadable(PictureText)
  /// What came is no picture, and the older copy stays.
  indirect case copyKept(DownloadText)
  /// The reason as the system words it.
  case system(reason: String)
  case other(code: Int, reason: String)

  public var english: SafeText {
    switch self {
    case .curlMissing:
      "downloads need the program curl; install the package curl (apt install curl, brew install curl)"
    case .offline: "--offline forbids to download it"
    case .notCached: "it is not in the cache, and --offline forbids to download it"
    case .forGuests: "nothing is downloaded for guests"
    case .unusableAddress: "this is no usable http or https address"
    case .otherScheme(let scheme): "\(scheme):// is not read; only http and https addresses are"
    case .hostUnknown(let host): "the host \(quoted(host)) is not known; check the address and the network"
    case .proxyUnknown: "the proxy's host is not known; check the variables http_proxy and https_proxy"
    case .noConnection(let host): "no connection to \(quoted(host)): it refuses, or cannot be reached"
    case .encryption(let reason):
      "no secure connection" + (reason.isEmpty ? "" : " (\(quoted(reason)))")
        + "; check the server's certificate and this computer's clock"
    case .timedOut(let seconds): "it did not come within \(seconds) s, the most that is waited"
    case .tooLarge(let size): "it is larger than \(size) MiB, the most that is downloaded"
    case .tooManyRedirects(let limit): "it is redirected more than \(limit) times, the most that is followed"
    case .redirectRefused(let target):
      "it is redirected to \(quoted(target)); only http and https are followed"
    case .redirectUnusable(let target): "it is redirected to \(quoted(target)), which is no valid address"
    case .status(let code):
      "the server answers \(code)\(Self.meaning(of: code).map { " (\($0.english))" } ?? "")"
    case .wrongType(let found, let wanted):
      "the server sends \(found.isEmpty ? "something else" : quoted(found)), which is no \(wanted.english)"
    case .cut(let received): "the connection broke off after \(received); try again"
    case .noAnswer: "the server closed the connection without an answer"
    case .notUnderstood: "the answer is not HTTP as anybody speaks it"
    case .tooMany(let limit): "the pack names more than \(limit) online images, the most that are loaded"
    case .changedAnswer: "the server says that it has not changed, but there is no copy of it here"
    case .noRoom: "there is no room to keep it; check that the cache folder can be written"
    case .unreadable(let text): text.english
    case .copyKept(let reason): "the cached copy is shown, the new one refused: \(reason.english)"
    case .system(let reason): "the download cannot be started: \(SafeText(reason))"
    case .other(let code, let reason):
      "curl gives up with code \(code)" + (reason.isEmpty ? "" : ": \(quoted(reason))")
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .curlMissing: "下载需要 curl 程序；请安装软件包 curl（apt install curl 或 brew install curl）"
    case .offline: "--offline 不允许下载"
    case .notCached: "缓存中没有，而 --offline 不允许下载"
    case .forGuests: "不为访客下载"
    case .unusableAddress: "不是可用的 http 或 https 地址"
    case .otherScheme(let scheme): "不支持 \(scheme)://；只接受 http 和 https 地址"
    case .hostUnknown(let host): "找不到主机 \(quoted(host))；请检查地址和网络"
    case .proxyUnknown: "找不到代理主机；请检查环境变量 http_proxy 和 https_proxy"
    case .noConnection(let host): "连接不上 \(quoted(host))：对方拒绝连接或无法到达"
    case .encryption(let reason):
      "无法建立安全连接" + (reason.isEmpty ? "" : "（\(quoted(reason))）") + "；请检查服务器证书和本机时间"
    case .timedOut(let seconds): "超过 \(seconds) 秒仍未下载完"
    case .tooLarge(let size): "超过 \(size) MiB 的下载上限"
    case .tooManyRedirects(let limit): "重定向超过 \(limit) 次的上限"
    case .redirectRefused(let target): "被重定向到 \(quoted(target))；只接受 http 和 https"
    case .redirectUnusable(let target): "被重定向到 \(quoted(target))，这不是有效的地址"
    case .status(let code):
      "服务器返回 \(code)\(Self.meaning(of: code).map { "（\($0.simplifiedChinese)）" } ?? "")"
    case .wrongType(let found, let wanted):
      "服务器返回的是\(found.isEmpty ? "别的内容" : " \(quoted(found))")，不是\(wanted.simplifiedChinese)"
    case .cut(let received): "收到 \(received) 后连接中断；请重试"
    case .noAnswer: "服务器没有回应就关闭了连接"
    case .notUnderstood: "服务器的回应不是可理解的 HTTP"
    case .tooMany(let limit): "皮肤包中的网络图片超过 \(limit) 张的上限"
    case .changedAnswer: "服务器说内容没有变化，但本机没有副本"
    case .noRoom: "没有空间保存它；请检查缓存文件夹是否可写"
    case .unreadable(let text): text.simplifiedChinese
    case .copyKept(let reason): "显示缓存中的副本，新内容未采用：\(reason.simplifiedChinese)"
    case .system(let reason): "无法开始下载：\(SafeText(reason))"
    case .other(let code, let reason):
      "curl 放弃下载，代码 \(code)" + (reason.isEmpty ? "" : "：\(quoted(reason))")
    }
  }

  /// What the usual answers of a server mean.
  private static func meaning(of status: Int) -> (english: SafeText, simplifiedChinese: SafeText)? {
    switch status {
    case 401, 403: ("access is not allowed", "没有访问权限")
    case 404, 410: ("there is nothing at this address", "此地址没有内容")
    case 429: ("asked too often; try again later", "请求过于频繁，请稍后再试")
    case 500...599: ("the server has a fault; try again later", "服务器出错，请稍后再试")
    default: nil
    }
  }
}

/// What is downloaded.
public enum DownloadKindText: Localizable, Hashable {
  case image, pack

  public var english: SafeText {
    switch self {
    case .image: "image"
    case .pack: "zip, plist or JSON file"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .image: "图片"
    case .pack: "zip、plist 或 JSON 文件"
    }
  }
}

/// An amount of data, in words that are the same in every language.
public enum ByteCountText {
  /// As `512 B`, `40 KiB`, `1.2 MiB`.
  public static func text(_ count: Int) -> SafeText {
    let count = max(0, count)
    if count < 1024 { return "\(count) B" }
    if count < 1 << 20 { return "\(count >> 10) KiB" }
    let tenths = (count >> 10) * 10 >> 10
    return "\(tenths / 10).\(tenths % 10) MiB"
  }
}
