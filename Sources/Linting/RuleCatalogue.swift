/// All rules, in the order of the codes.
enum RuleCatalogue {
  static var all: [any Rule.Type] {
    [
      PlistSyntaxRule.self, NoSkinsRule.self, MissingDefaultRule.self, LimitExceededRule.self,
      ZipRefusedRule.self, DownloadFailedRule.self,
      ColorCrashesAppRule.self, FontSizeCrashesAppRule.self, KeyCrashesAppRule.self, ColorUnreadableRule.self,
      ValueTypeRule.self,
      ImageMissingRule.self, ImageUnreadableRule.self, ImageExtensionNeededRule.self, ImageNameCaseRule.self,
      ImageNameAmbiguousRule.self, ImageScaleMissingRule.self, ImageScaleMismatchRule.self,
      ImageURLInsecureRule.self,
      MissingKeyRule.self, ExtraKeyRule.self, UnknownSectionRule.self, EmptySkinRule.self,
      DuplicateKeyRule.self, BundleWithoutSkinRule.self, BundleInZipRule.self,
      ColorReaderDiffersRule.self, FontSizeOddRule.self, FontUnknownRule.self,
      ContrastLowRule.self, StatesIndistinctRule.self, MapUnknownRule.self, SwitchImageIgnoredRule.self,
      UnusedImageRule.self, RoleUnboundRule.self, NearDuplicateColorRule.self, SameInAllSkinsRule.self,
    ]
  }
}
