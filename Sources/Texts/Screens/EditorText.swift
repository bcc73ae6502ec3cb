/// The words about the person's editor, the clipboard and saved pictures.
public enum EditorText: Localizable, Hashable {
  case cannotStart(program: String, reason: String)
  case failed(program: String, code: Int)
  case killed(program: String, signal: Int)
  case notOnDisk
  case binary(command: String)
  case noEditor
  case copied(String)
  /// A value with characters that are not seen, which were written out.
  case copiedVisibly(String)
  case tooLongToCopy(kibibytes: Int)
  case savedPicture(file: String, folder: String)
  case cannotSavePicture(file: String, reason: String)

  public var english: SafeText {
    switch self {
    case .cannotStart(let program, let reason):
      "\(program) cannot be started, set VISUAL or EDITOR: \(reason)"
    case .failed(let program, let code): "\(program) ended with code \(code)"
    case .killed(let program, let signal): "\(program) was ended by signal \(signal)"
    case .notOnDisk: "the pack is a zip or comes from the net: unpack it to edit it"
    case .binary(let command): "a binary plist has no lines; convert it: \(command)"
    case .noEditor: "no editor is allowed here"
    case .copied(let value): "copied \(value)"
    case .copiedVisibly(let value): "copied, what cannot be seen written out: \(value)"
    case .tooLongToCopy(let size): "not copied: the value has more than \(size) KiB"
    case .savedPicture(let file, let folder): "saved \(file) in \(folder)"
    case .cannotSavePicture(let file, let reason): "\(file) cannot be written: \(reason)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .cannotStart(let program, let reason):
      "无法启动 \(program)，请设置 VISUAL 或 EDITOR：\(reason)"
    case .failed(let program, let code): "\(program) 以代码 \(code) 结束"
    case .killed(let program, let signal): "\(program) 被信号 \(signal) 终止"
    case .notOnDisk: "皮肤包是 zip 或来自网络，请先解压再编辑"
    case .binary(let command): "二进制 plist 没有行，请先转换：\(command)"
    case .noEditor: "这里不允许使用编辑器"
    case .copied(let value): "已复制 \(value)"
    case .copiedVisibly(let value): "已复制，不可见的字符已写明：\(value)"
    case .tooLongToCopy(let size): "未复制：值超过 \(size) KiB"
    case .savedPicture(let file, let folder): "画面已存为 \(file)，在 \(folder)"
    case .cannotSavePicture(let file, let reason): "无法写入 \(file)：\(reason)"
    }
  }
}
