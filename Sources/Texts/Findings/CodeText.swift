/// What the findings of a code are about, in a line. `Linting` has the words, beside its rules.
public struct CodeText: Localizable, Hashable {
  public let english: SafeText
  public let simplifiedChinese: SafeText

  public init(_ english: SafeText, _ simplifiedChinese: SafeText) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }
}
