/// What is wrong with a command line, and what was probably meant.
public enum UsageText: Localizable, Hashable {
  case unknownOption(String, suggestion: String?)
  case foreignOption(String, command: String)
  case valueNotTaken(String, String)
  case valueMissing(String, placeholder: String)
  case unknownChoice(String, String, choices: [String], suggestion: String?)
  case notASize(String, String, limit: Int)
  case notSeconds(String, String)
  case notMinutes(String, String)
  case operandMissing(String, command: String)
  case optionMissing(String, placeholder: String, command: String)
  case operandUnexpected(String, command: String)
  case unknownCommand(String, suggestion: String?)
  /// A bare word that names nothing; `nearest` is a file or folder.
  case neitherCommandNorPack(String, nearest: String?)
  case unknownSkin(String, pack: String, suggestion: String?)
  case groundUnreadable(String)
  case optionsExclude(String, String)
  case outputNeeded
  case pictureToTerminal(format: String)
  case optionNeeds(String, String)
  case notARevision(String)
  case kioskNeedsPack, kioskNeedsPackOnDisk
  case seeHelp(command: String)

  public var english: SafeText {
    switch self {
    case .unknownOption(let option, let suggestion):
      "there is no option \(Self.safe(option))" + Self.meant(suggestion)
    case .foreignOption(let option, let command):
      "\(command) has no option \(option)"
    case .valueNotTaken(let option, let value):
      "\(option) takes no value, but \(quoted(value)) was given"
    case .valueMissing(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder); one that begins with a dash is written \(option)=-…"
    case .unknownChoice(let option, let value, let choices, let suggestion):
      "\(option) cannot be \(quoted(value))"
        + (choices.count == 1 ? "" : "; it is one of \(choices.joined(separator: ", "))")
        + Self.meant(suggestion ?? (choices.count == 1 ? choices.first : nil))
    case .notASize(let option, let value, let limit):
      "\(option) cannot be \(quoted(value)): it is columns and rows, each 1 to \(limit), such as 80x24"
    case .notSeconds(let option, let value):
      "\(option) cannot be \(quoted(value)): it is a number of seconds above 0, such as 5 or 0.5"
    case .notMinutes(let option, let value):
      "\(option) cannot be \(quoted(value)): it is a number of minutes above 0 and up to 1440, such as 5 or 0.5"
    case .operandMissing(let placeholder, let command):
      "\(command) needs \(placeholder)"
    case .optionMissing(let option, let placeholder, let command):
      "\(command) needs \(option) \(placeholder)"
    case .operandUnexpected(let operand, let command):
      "\(quoted(operand)) is more than \(command) takes"
    case .neitherCommandNorPack(let name, let nearest):
      "there is neither a command nor a file or folder \(quoted(name))"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
    case .unknownCommand(let name, let suggestion):
      "there is no command or pack \(quoted(name))" + Self.meant(suggestion)
    case .unknownSkin(let name, let pack, let suggestion):
      "\(Self.safe(pack)) has no skin \(quoted(name))" + Self.meant(suggestion)
    case .groundUnreadable(let value):
      "--on \(quoted(value)) is no colour to the app; write it as #RRGGBB or 0xRRGGBB"
    case .optionsExclude(let one, let two):
      "\(one) and \(two) exclude each other"
    case .optionNeeds(let option, let other):
      "\(option) needs \(other)"
    case .notARevision(let revision):
      "the repository has no revision \(quoted(revision))"
    case .kioskNeedsPack:
      "--kiosk needs the pack to show: skinscope preview --kiosk PACK"
    case .kioskNeedsPackOnDisk:
      "--kiosk shows a pack on the disk, and downloads none"
    case .outputNeeded:
      "--all writes a file for each skin: name a folder with -o, or take --format json"
    case .pictureToTerminal(let format):
      "a terminal shows no \(format): name a file with -o, or pass it on through a pipe"
    case .seeHelp(let command):
      "skinscope help\(command.isEmpty ? "" : " " + command) tells more."
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .unknownOption(let option, let suggestion):
      "没有 \(Self.safe(option)) 这个选项" + Self.meantInChinese(suggestion)
    case .foreignOption(let option, let command):
      "\(command) 没有 \(option) 选项"
    case .valueNotTaken(let option, let value):
      "\(option) 不带值，却给了 \(quoted(value))"
    case .valueMissing(let option, let placeholder):
      "\(option) 缺少值：\(option) \(placeholder)；以减号开头的值请写成 \(option)=-…"
    case .unknownChoice(let option, let value, let choices, let suggestion):
      "\(option) 不能是 \(quoted(value))"
        + (choices.count == 1 ? "" : "；可选：\(choices.joined(separator: "、"))")
        + Self.meantInChinese(suggestion ?? (choices.count == 1 ? choices.first : nil))
    case .notASize(let option, let value, let limit):
      "\(option) 不能是 \(quoted(value))：应为列数和行数，各在 1 到 \(limit) 之间，例如 80x24"
    case .notSeconds(let option, let value):
      "\(option) 不能是 \(quoted(value))：应为大于 0 的秒数，例如 5 或 0.5"
    case .notMinutes(let option, let value):
      "\(option) 不能是 \(quoted(value))：应为大于 0、不超过 1440 的分钟数，例如 5 或 0.5"
    case .operandMissing(let placeholder, let command):
      "\(command) 需要 \(placeholder)"
    case .optionMissing(let option, let placeholder, let command):
      "\(command) 需要 \(option) \(placeholder)"
    case .operandUnexpected(let operand, let command):
      "\(command) 用不到多出来的 \(quoted(operand))"
    case .neitherCommandNorPack(let name, let nearest):
      "既没有命令 \(quoted(name))，也没有这个文件或文件夹" + (nearest.map { "；是否指 \(quoted($0))？" } ?? "")
    case .unknownCommand(let name, let suggestion):
      "没有名为 \(quoted(name)) 的命令或皮肤包" + Self.meantInChinese(suggestion)
    case .unknownSkin(let name, let pack, let suggestion):
      "\(Self.safe(pack)) 中没有皮肤 \(quoted(name))" + Self.meantInChinese(suggestion)
    case .groundUnreadable(let value):
      "App 读不出 --on 的 \(quoted(value))；请写成 #RRGGBB 或 0xRRGGBB"
    case .optionsExclude(let one, let two):
      "\(one) 与 \(two) 不能同时使用"
    case .optionNeeds(let option, let other):
      "\(option) 需要同时给出 \(other)"
    case .notARevision(let revision):
      "仓库中没有版本 \(quoted(revision))"
    case .kioskNeedsPack:
      "--kiosk 需要指定要展示的皮肤包：skinscope preview --kiosk PACK"
    case .kioskNeedsPackOnDisk:
      "--kiosk 只展示磁盘上的皮肤包，不下载"
    case .outputNeeded:
      "--all 为每个皮肤各写一个文件：请用 -o 指定文件夹，或改用 --format json"
    case .pictureToTerminal(let format):
      "终端无法显示 \(format)：请用 -o 指定文件，或通过管道传递"
    case .seeHelp(let command):
      "详见 skinscope help\(command.isEmpty ? "" : " " + command)。"
    }
  }

  private static func safe(_ text: String) -> SafeText { SafeText(text) }

  private static func meant(_ suggestion: String?) -> SafeText {
    suggestion.map { "; did you mean \(safe($0))?" } ?? ""
  }

  private static func meantInChinese(_ suggestion: String?) -> SafeText {
    suggestion.map { "；您是不是想用 \(safe($0))？" } ?? ""
  }
}
