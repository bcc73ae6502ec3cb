/// What each finding is about, in a line. The cases are named as the codes are.
public struct CodeText: Localizable, Hashable {
  public let english: String
  public let simplifiedChinese: String

  public init(_ english: String, _ simplifiedChinese: String) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }
}
