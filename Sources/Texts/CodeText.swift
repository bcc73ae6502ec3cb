/// What each finding is about, in a line. The cases are named as the codes are.
public struct CodeText: Localizable, Hashable {
  public let english: SafeText
  public let simplifiedChinese: SafeText

  public init(_ english: SafeText, _ simplifiedChinese: SafeText) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }
}
