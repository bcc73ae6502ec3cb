/// The words about the person's editor, the clipboard and saved pictures.
public enum EditorText: Localizable, Hashable {
  case cannotStart(program: String, reason: String)
  case failed(program: String, code: Int)
  case killed(program: String, signal: Int)
  case notOnDisk
  case binary(command: String)
  case noEditor
  case copied(String)
  case savedPicture(file: String, folder: String)
  case cannotSavePicture(file: String, reason: String)

  public var english: String {
    switch self {
    case .cannotStart(let program, let reason):
      "\(SafeText(program)) cannot be started, set VISUAL or EDITOR: \(reason)"
    case .failed(let program, let code): "\(SafeText(program)) ended with code \(code)"
    case .killed(let program, let signal): "\(SafeText(program)) was ended by signal \(signal)"
    case .notOnDisk: "the pack is a zip or comes from the net: unpack it to edit it"
    case .binary(let command): "a binary plist has no lines; convert it: \(command)"
    case .noEditor: "no editor is allowed here"
    case .copied(let value): "copied \(SafeText(value))"
    case .savedPicture(let file, let folder): "saved \(SafeText(file)) in \(SafeText(folder))"
    case .cannotSavePicture(let file, let reason): "\(SafeText(file)) cannot be written: \(reason)"
    }
  }

  public var simplifiedChinese: String {
    switch self {
    case .cannotStart(let program, let reason):
      "无法启动 \(SafeText(program))，请设置 VISUAL 或 EDITOR：\(reason)"
    case .failed(let program, let code): "\(SafeText(program)) 以代码 \(code) 结束"
    case .killed(let program, let signal): "\(SafeText(program)) 被信号 \(signal) 终止"
    case .notOnDisk: "皮肤包是 zip 或来自网络，请先解压再编辑"
    case .binary(let command): "二进制 plist 没有行，请先转换：\(command)"
    case .noEditor: "这里不允许使用编辑器"
    case .copied(let value): "已复制 \(SafeText(value))"
    case .savedPicture(let file, let folder): "画面已存为 \(SafeText(file))，在 \(SafeText(folder))"
    case .cannotSavePicture(let file, let reason): "无法写入 \(SafeText(file))：\(reason)"
    }
  }
}
