/// Every finding that there is. The one table of codes and their severities.
public enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
  // The input as a whole.
  case plistSyntax = "plist-syntax"
  case noSkins = "no-skins"
  case missingDefault = "missing-default"
  case limitExceeded = "limit-exceeded"
  case zipRefused = "zip-refused"
  case downloadFailed = "download-failed"
  // Values that crash the app or cannot be read.
  case colorCrashesApp = "color-crashes-app"
  case fontSizeCrashesApp = "font-size-crashes-app"
  case keyCrashesApp = "key-crashes-app"
  case colorUnreadable = "color-unreadable"
  case valueType = "value-type"
  // Images.
  case imageMissing = "image-missing"
  case imageUnreadable = "image-unreadable"
  case imageExtensionNeeded = "image-extension-needed"
  case imageNameCase = "image-name-case"
  case imageNameAmbiguous = "image-name-ambiguous"
  case imageScaleMissing = "image-scale-missing"
  case imageScaleMismatch = "image-scale-mismatch"
  case imageURLInsecure = "image-url-insecure"
  // Keys and sections.
  case missingKey = "missing-key"
  case extraKey = "extra-key"
  case unknownSection = "unknown-section"
  case emptySkin = "empty-skin"
  case duplicateKey = "duplicate-key"
  case bundleWithoutSkin = "bundle-without-skin"
  case bundleInZip = "bundle-in-zip"
  // Values that are read, but not as everybody would.
  case colorReaderDiffers = "color-reader-differs"
  case fontSizeOdd = "font-size-odd"
  case fontUnknown = "font-unknown"
  // What is seen.
  case contrastLow = "contrast-low"
  case statesIndistinct = "states-indistinct"
  case mapUnknown = "map-unknown"
  case switchImageIgnored = "switch-image-ignored"
  case unusedImage = "unused-image"
  case roleUnbound = "role-unbound"
  case nearDuplicateColor = "near-duplicate-color"
  case sameInAllSkins = "same-in-all-skins"

  /// The severity that a finding of this code has unless it says otherwise.
  public var severity: Severity {
    switch self {
    case .plistSyntax, .noSkins, .missingDefault, .limitExceeded, .zipRefused, .downloadFailed,
      .colorCrashesApp, .fontSizeCrashesApp, .keyCrashesApp, .colorUnreadable, .valueType,
      .imageMissing, .imageUnreadable, .imageExtensionNeeded:
      .error
    case .imageNameCase, .imageNameAmbiguous, .imageScaleMissing, .imageScaleMismatch, .imageURLInsecure,
      .missingKey, .extraKey, .unknownSection, .emptySkin, .duplicateKey, .bundleWithoutSkin, .bundleInZip,
      .colorReaderDiffers, .fontSizeOdd, .fontUnknown, .contrastLow, .statesIndistinct, .mapUnknown:
      .warning
    case .switchImageIgnored, .unusedImage, .roleUnbound, .nearDuplicateColor, .sameInAllSkins:
      .note
    }
  }
}
