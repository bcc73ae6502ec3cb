/// What went wrong between the program and its files and streams. Reasons are the system's own words.
public enum StreamText: Localizable, Hashable {
  case cannotRead(String, reason: String)
  case cannotWrite(String, reason: String)
  case cannotPreview(reason: String)
  case standardInput, standardOutput

  public var english: SafeText {
    switch self {
    case .cannotRead(let name, let reason): "cannot read \(name): \(reason)"
    case .cannotWrite(let name, let reason): "cannot write \(name): \(reason)"
    case .cannotPreview(let reason): "the preview cannot be shown: \(reason)"
    case .standardInput: "standard input"
    case .standardOutput: "standard output"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .cannotRead(let name, let reason): "无法读取 \(name)：\(reason)"
    case .cannotWrite(let name, let reason): "无法写入 \(name)：\(reason)"
    case .cannotPreview(let reason): "无法显示预览：\(reason)"
    case .standardInput: "标准输入"
    case .standardOutput: "标准输出"
    }
  }
}
