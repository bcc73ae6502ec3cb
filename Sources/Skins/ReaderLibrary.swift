/// The library by which an app reads its skins.
public enum ReaderLibrary: String, CaseIterable, Hashable, Sendable {
  /// CJSkinSwift.
  case swift
  /// The older CJSkin in Objective-C.
  case objectiveC = "objc"
}
