/// Why a plist or JSON file cannot be read, and what to do.
public enum SyntaxText: Localizable, Hashable {
  // Which format it is.
  case empty
  case oldStyle(file: String)
  case unknownFormat
  case jsonEncoding
  // XML.
  case invalidXML
  case invalidCharacter
  case mismatchedTag(found: String, expected: String, line: Int)
  case unclosedTag(name: String, line: Int)
  case unfinishedFile
  case repeatedAttribute
  case undefinedEntity(name: String)
  case entityDeclaration
  case unsupportedEncoding
  case textAfterEnd
  // The grammar of property lists.
  case missingPlistTag(found: String)
  case unknownTag(name: String)
  case tagInText(name: String, outer: String)
  case textBetweenTags
  case keyOutsideDictionary
  case keyWithoutValue(key: String)
  case valueWithoutKey(tag: String)
  case noValue
  case secondValue
  case invalidInteger(String)
  case invalidReal(String)
  case invalidDate(String)
  case invalidData
  // JSON.
  case json(JSONText)
  // Binary property lists.
  case binary(BinaryText)

  public var english: SafeText {
    switch self {
    case .empty: "the file is empty"
    case .oldStyle(let file):
      "this is an old-style text plist; convert it first: plutil -convert xml1 \(file)"
    case .unknownFormat: "this is neither an XML or binary plist nor JSON"
    case .jsonEncoding: "JSON has to be saved as UTF-8"
    case .invalidXML: "this is not valid XML; look for a stray < or &, and write &lt; and &amp; in texts"
    case .invalidCharacter:
      "this character is not allowed in XML, or the file is not saved in the encoding it names"
    case .mismatchedTag(let found, let expected, let line):
      "</\(found)> stands where </\(expected)> has to close the tag of line \(line)"
    case .unclosedTag(let name, let line):
      "the file ends before </\(name)> closes the tag of line \(line)"
    case .unfinishedFile: "the file ends too early; is it still being written?"
    case .repeatedAttribute: "an attribute is written twice in one tag"
    case .undefinedEntity(let name):
      "&\(name); is not known; write the character itself, or &amp; for an &"
    case .entityDeclaration: "entity declarations are refused; write the texts themselves"
    case .unsupportedEncoding: "this encoding cannot be read; save the file as UTF-8"
    case .textAfterEnd: "nothing may follow </plist>"
    case .missingPlistTag(let found): "a plist begins with <plist>, not with <\(found)>"
    case .unknownTag(let name): "<\(name)> is no plist tag"
    case .tagInText(let name, let outer):
      "<\(name)> stands inside <\(outer)>, which takes only text; close <\(outer)> first"
    case .textBetweenTags: "text stands between tags; put it into <string> or <key>"
    case .keyOutsideDictionary: "<key> stands outside a <dict>"
    case .keyWithoutValue(let key): "the key \(quoted(key)) has no value"
    case .valueWithoutKey(let tag): "<\(tag)> has no <key> before it"
    case .noValue: "<plist> holds no value"
    case .secondValue: "<plist> holds more than one value"
    case .invalidInteger(let text): "\(quoted(text)) is no whole number"
    case .invalidReal(let text): "\(quoted(text)) is no number"
    case .invalidDate(let text): "\(quoted(text)) is no date of the form 2024-05-31T12:00:00Z"
    case .invalidData: "the data is no base 64"
    case .json(let text): text.english
    case .binary(let text): text.english
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .empty: "文件是空的"
    case .oldStyle(let file): "这是旧式文本 plist，请先转换：plutil -convert xml1 \(file)"
    case .unknownFormat: "既不是 XML 或二进制 plist，也不是 JSON"
    case .jsonEncoding: "JSON 必须以 UTF-8 保存"
    case .invalidXML: "不是合法的 XML；请检查多余的 < 或 &，文本中应写作 &lt; 和 &amp;"
    case .invalidCharacter: "XML 不允许此字符，或者文件的实际编码与声明不符"
    case .mismatchedTag(let found, let expected, let line):
      "此处应以 </\(expected)> 结束第 \(line) 行的标签，却是 </\(found)>"
    case .unclosedTag(let name, let line): "文件结束时，第 \(line) 行的标签还没有 </\(name)>"
    case .unfinishedFile: "文件提前结束，是否仍在写入？"
    case .repeatedAttribute: "同一标签中属性重复"
    case .undefinedEntity(let name): "无法识别 &\(name);，请直接写该字符，& 写作 &amp;"
    case .entityDeclaration: "不接受实体声明，请直接写出文本"
    case .unsupportedEncoding: "不支持此编码，请将文件保存为 UTF-8"
    case .textAfterEnd: "</plist> 之后不能再有内容"
    case .missingPlistTag(let found): "plist 应以 <plist> 开头，而不是 <\(found)>"
    case .unknownTag(let name): "<\(name)> 不是 plist 标签"
    case .tagInText(let name, let outer):
      "<\(outer)> 中只能有文本，却出现了 <\(name)>；请先结束 <\(outer)>"
    case .textBetweenTags: "标签之间有文本，请放进 <string> 或 <key>"
    case .keyOutsideDictionary: "<key> 不在 <dict> 之内"
    case .keyWithoutValue(let key): "键 \(quoted(key)) 没有值"
    case .valueWithoutKey(let tag): "<\(tag)> 之前没有 <key>"
    case .noValue: "<plist> 中没有值"
    case .secondValue: "<plist> 中不止一个值"
    case .invalidInteger(let text): "\(quoted(text)) 不是整数"
    case .invalidReal(let text): "\(quoted(text)) 不是数字"
    case .invalidDate(let text): "\(quoted(text)) 不是 2024-05-31T12:00:00Z 形式的日期"
    case .invalidData: "数据不是 base 64"
    case .json(let text): text.simplifiedChinese
    case .binary(let text): text.simplifiedChinese
    }
  }
}

/// What stopped the JSON reader.
public enum JSONText: Localizable, Hashable {
  case unfinished
  case valueExpected
  case keyExpected
  case colonExpected
  case commaExpected(closing: String)
  case trailingComma
  case textAfterEnd
  case invalidNumber
  case invalidEscape
  case controlCharacter
  case invalidUTF8

  public var english: SafeText {
    switch self {
    case .unfinished: "the file ends too early; is it still being written?"
    case .valueExpected:
      "a value is expected here: text in double quotes, a number, {, [, true, false or null"
    case .keyExpected: "a key in double quotes is expected here"
    case .colonExpected: "a : is expected after the key"
    case .commaExpected(let closing): "a , or \(closing) is expected here"
    case .trailingComma: "JSON allows no comma after the last entry"
    case .textAfterEnd: "nothing may follow the end of the JSON value"
    case .invalidNumber: "this is no JSON number"
    case .invalidEscape: "this \\ begins no JSON escape; write \\\\ for a backslash"
    case .controlCharacter: "control characters and line ends in texts have to be escaped, as \\n"
    case .invalidUTF8: "this is not UTF-8; save the file as UTF-8"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .unfinished: "文件提前结束，是否仍在写入？"
    case .valueExpected: "此处应为一个值：双引号中的文本、数字、{、[、true、false 或 null"
    case .keyExpected: "此处应为双引号中的键"
    case .colonExpected: "键之后应有 :"
    case .commaExpected(let closing): "此处应为 , 或 \(closing)"
    case .trailingComma: "JSON 最后一项之后不能有逗号"
    case .textAfterEnd: "JSON 值结束之后不能再有内容"
    case .invalidNumber: "不是合法的 JSON 数字"
    case .invalidEscape: "此 \\ 不是合法的 JSON 转义；反斜杠写作 \\\\"
    case .controlCharacter: "文本中的控制字符和换行必须转义，例如 \\n"
    case .invalidUTF8: "不是 UTF-8，请将文件保存为 UTF-8"
    }
  }
}

/// What stopped the reader of binary plists.
public enum BinaryText: Localizable, Hashable {
  case cut
  case version(String)
  case reference
  case cycle
  case set
  case uid
  case unknownMarker(Int)
  case keyIsNoText
  case invalidText

  public var english: SafeText {
    switch self {
    case .cut: "the binary plist is damaged or cut short"
    case .version(let version):
      "binary plists of version \(quoted(version)) cannot be read; convert it: plutil -convert xml1"
    case .reference: "the binary plist is damaged: it refers to a value that is not there"
    case .cycle: "the binary plist is damaged: a value contains itself"
    case .set: "the binary plist holds a set, which is no plist value"
    case .uid: "the binary plist holds a UID, which is no plist value; is it a keyed archive?"
    case .unknownMarker(let byte): "the binary plist is damaged: no value begins with byte \(byte)"
    case .keyIsNoText: "a key of the binary plist is no text"
    case .invalidText: "a text of the binary plist is not in the encoding it names"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .cut: "二进制 plist 已损坏或不完整"
    case .version(let version): "无法读取版本为 \(quoted(version)) 的二进制 plist，请转换：plutil -convert xml1"
    case .reference: "二进制 plist 已损坏：引用了不存在的值"
    case .cycle: "二进制 plist 已损坏：某个值包含自身"
    case .set: "二进制 plist 中有集合（set），它不是 plist 值"
    case .uid: "二进制 plist 中有 UID，它不是 plist 值；这是否是 keyed archive？"
    case .unknownMarker(let byte): "二进制 plist 已损坏：没有以字节 \(byte) 开头的值"
    case .keyIsNoText: "二进制 plist 的某个键不是文本"
    case .invalidText: "二进制 plist 的某段文本与其声明的编码不符"
    }
  }
}

/// Which limit an input passes.
public enum LimitText: Localizable, Hashable {
  case fileSize(mebibytes: Int)
  case depth(Int)
  case nodes(Int)

  public var english: SafeText {
    switch self {
    case .fileSize(let size): "the file is larger than \(size) MiB, the most that is read"
    case .depth(let depth): "values are nested more than \(depth) deep, the most that is read"
    case .nodes(let count): "the file holds more than \(count) values and keys, the most that is read"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .fileSize(let size): "文件超过 \(size) MiB 的读取上限"
    case .depth(let depth): "嵌套超过 \(depth) 层的读取上限"
    case .nodes(let count): "值和键的总数超过 \(count) 的读取上限"
    }
  }
}
