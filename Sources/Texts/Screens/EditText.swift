/// Why a pack is not changed, and what to do.
public enum EditText: Localizable, Hashable {
  case targetIsZip(String)
  case targetIsBinary(String)
  case targetEncoding(String)
  case valueHasNoPlace(skin: String, key: String, format: String)
  case defaultStays
  case lastSkin(String)
  case linkInWay(String)
  case linkOut(String)
  case unusableName(String)
  case notReplaceable(String)
  case tooManyFiles(String, Int)
  case tooDeep(String, Int)
  case cannotWrite(String, reason: String)
  /// A file that its owner has protected.
  case readOnly(String)
  case checkFailed(String)
  case noSkins(String)
  case zipOfZip(String)
  case zipOfJSON(String)
  case zipTooLarge(mebibytes: Int)
  /// Another hand saved the file after it was read.
  case changedMeanwhile(String)
  /// The same, and what they saved could not be put back.
  case keptMeanwhile(String, kept: String)
  case binaryEntry(String)
  case entryGone(key: String, place: String)
  case entryThere(key: String, place: String)
  /// What should hold the entries is a value of another kind.
  case noDictionary(String, place: String)
  /// A file that has no dictionary at its root.
  case rootNoDictionary(String)
  case placeChanged(String)
  case nothingToUndo, nothingToRedo
  case onNet
  case zipEntry

  public var english: SafeText {
    switch self {
    case .targetIsZip(let name):
      "\(name) is a zip, which is never changed in place; unpack it, change the folder, then: "
        + "skinscope pack FOLDER -o FILE.zip"
    case .targetIsBinary(let name):
      "\(name) is a binary plist, of which no part can be exchanged; convert it first: "
        + "plutil -convert xml1 \(name)"
    case .targetEncoding(let name): "\(name) is not written in UTF-8; save it as UTF-8 first"
    case .valueHasNoPlace(let skin, let key, let format):
      "skin \(quoted(skin)) cannot be written as \(format): the value of \(quoted(key)) has no form there"
    case .defaultStays: "the skin \"default\" cannot be removed: every other skin falls back to it"
    case .lastSkin(let name): "\(quoted(name)) is the last skin of the pack, which cannot be without one"
    case .linkInWay(let path):
      "\(path) is a link: what it leads to may lie outside the pack, and is not written to; "
        + "name the pack that it leads to, or put the folder itself there"
    case .linkOut(let path):
      "\(path) is a link that leads out of the pack, and is not taken along; put the file itself there"
    case .unusableName(let name):
      "no folder can be called as the skin \(quoted(name)) is; give it another name"
    case .notReplaceable(let path): "\(path) is in the way, and is no regular file"
    case .tooManyFiles(let path, let limit):
      "\(path) holds more than \(limit) files; give the pack a folder of its own"
    case .tooDeep(let path, let limit):
      "\(path) has folders more than \(limit) deep; give the pack a folder of its own"
    case .readOnly(let path):
      "\(path) may not be written to; nothing was changed; check its permissions (chmod u+w)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason); nothing was changed"
    case .checkFailed(let path):
      "the new state of \(path) could not be read back as it should be; nothing was changed"
    case .noSkins(let path): "\(path) holds no skins to install"
    case .zipOfZip(let path): "\(path) is a zip already"
    case .zipOfJSON(let path):
      "\(path) is JSON, which the app does not read out of a zip; convert it first: "
        + "plutil -convert xml1 -o CJSkin.plist \(path)"
    case .zipTooLarge(let size): "the pack has more than \(size) MiB or too many images for a zip"
    case .changedMeanwhile(let file):
      "\(file) was saved by another meanwhile; it was read again, and nothing was written"
    case .keptMeanwhile(let file, let kept):
      "\(kept) keeps what another saved while \(file) was written"
    case .binaryEntry(let file):
      "it is binary; first: plutil -convert xml1 \(file), or plistutil -f xml "
        + "-i \(file) -o \(file)"
    case .entryGone(let key, let place):
      "\(place) has no \(quoted(key)) any more; nothing was written"
    case .entryThere(let key, let place): "\(place) has \(quoted(key)) already; nothing was written"
    case .placeChanged(let file): "not undone: \(file) was changed there since"
    case .noDictionary(let key, let place):
      "not written: \(quoted(key)) in \(place) is no dictionary"
    case .rootNoDictionary(let file): "not written: the root of \(SafeText(file)) is no dictionary"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to do again"
    case .onNet: "a pack on the net cannot be written to; download it first"
    case .zipEntry: "a zip is never changed in place; unpack it first"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .targetIsZip(let name):
      "\(name) 是 zip，不能就地修改；请先解压，修改文件夹后执行：skinscope pack FOLDER -o FILE.zip"
    case .targetIsBinary(let name):
      "\(name) 是二进制 plist，无法只替换其中一部分；请先转换：plutil -convert xml1 \(name)"
    case .targetEncoding(let name): "\(name) 不是 UTF-8 编码；请先存为 UTF-8"
    case .valueHasNoPlace(let skin, let key, let format):
      "皮肤 \(quoted(skin)) 无法写成 \(format)：\(quoted(key)) 的值在其中没有对应形式"
    case .defaultStays: "皮肤 \"default\" 不能删除：其他皮肤都要回退到它"
    case .lastSkin(let name): "\(quoted(name)) 是包中最后一个皮肤，不能删除"
    case .linkInWay(let path):
      "\(path) 是链接，指向的位置可能在皮肤包之外，不会写入；请指定链接所指的皮肤包，或改为真实文件夹"
    case .linkOut(let path): "\(path) 是指向皮肤包之外的链接，不会被带上；请放入文件本身"
    case .unusableName(let name): "没有文件夹能叫作皮肤 \(quoted(name)) 的名称；请换一个名称"
    case .notReplaceable(let path): "\(path) 已存在且不是普通文件"
    case .tooManyFiles(let path, let limit): "\(path) 中的文件超过 \(limit) 个；请让皮肤包单独占用一个文件夹"
    case .tooDeep(let path, let limit): "\(path) 中的文件夹嵌套超过 \(limit) 层；请让皮肤包单独占用一个文件夹"
    case .readOnly(let path): "没有写入 \(path) 的权限；没有任何改动；请检查文件权限（chmod u+w）"
    case .cannotWrite(let path, let reason): "无法写入 \(path)：\(reason)；没有任何改动"
    case .checkFailed(let path): "\(path) 的新内容未能通过读取检查；没有任何改动"
    case .noSkins(let path): "\(path) 中没有可安装的皮肤"
    case .zipOfZip(let path): "\(path) 已经是 zip"
    case .zipOfJSON(let path):
      "\(path) 是 JSON，App 不会从 zip 中读取；请先转换：plutil -convert xml1 -o CJSkin.plist \(path)"
    case .zipTooLarge(let size): "皮肤包超过 \(size) MiB 或图片过多，无法压缩为 zip"
    case .changedMeanwhile(let file): "\(file) 刚被其他程序保存；已重新读取，没有写入任何内容"
    case .keptMeanwhile(let file, let kept):
      "\(kept) 是其他程序在写入 \(file) 时所存的内容"
    case .binaryEntry(let file):
      "二进制，请先执行 plutil -convert xml1 \(file)，或 plistutil -f xml "
        + "-i \(file) -o \(file)"
    case .entryGone(let key, let place): "\(place) 中已没有 \(quoted(key))；没有写入任何内容"
    case .entryThere(let key, let place): "\(place) 中已有 \(quoted(key))；没有写入任何内容"
    case .placeChanged(let file): "没有撤销：\(file) 的同一处之后又被改过"
    case .noDictionary(let key, let place):
      "没有写入：\(place) 中的 \(quoted(key)) 不是字典"
    case .rootNoDictionary(let file): "没有写入：\(SafeText(file)) 的根不是字典"
    case .nothingToUndo: "没有可撤销的改动"
    case .nothingToRedo: "没有可重做的改动"
    case .onNet: "网络上的皮肤包无法写入；请先下载并解压"
    case .zipEntry: "zip 不会被就地修改；请先解压"
    }
  }
}
