/// The findings about `Skinscope.plist`, in words.
public enum MapText: Localizable, Hashable {
  /// A section that is not ours.
  case unknownSection(name: String, known: [String])
  /// A role that is not.
  case unknownRole(name: String, section: String)
  /// A key that no skin has.
  case unknownKey(role: String, key: String)
  /// A value of another kind than it must be.
  case wrongKind(place: String, wanted: ValueKind)

  /// What a value must be.
  public enum ValueKind: Hashable, Sendable {
    case dictionary, array, text
  }

  public var english: SafeText {
    switch self {
    case .unknownSection(let name, let known):
      "Skinscope.plist has no section “\(name)”; it may have \(known.joined(separator: ", "))"
    case .unknownRole(let name, let section):
      "\(section) has no role “\(name)”; “show default” lists the roles"
    case .unknownKey(let role, let key):
      "no skin has the key “\(key)” for \(role), which now finds a key by itself"
    case .wrongKind(let place, let wanted):
      "“\(place)” must be \(wanted.english); it is passed over"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .unknownSection(let name, let known):
      "Skinscope.plist 没有“\(name)”这一节；可用的有 \(known.joined(separator: "、"))"
    case .unknownRole(let name, let section):
      "\(section) 没有角色“\(name)”；用 show default 可列出所有角色"
    case .unknownKey(let role, let key):
      "没有任何皮肤含有 \(role) 指定的键“\(key)”；该角色改为自动查找"
    case .wrongKind(let place, let wanted):
      "“\(place)”必须是\(wanted.simplifiedChinese)；已略过"
    }
  }
}

extension MapText.ValueKind: Localizable {
  public var english: SafeText {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .text: "a string"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .dictionary: "字典"
    case .array: "数组"
    case .text: "字符串"
    }
  }
}
