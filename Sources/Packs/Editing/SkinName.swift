/// What a skin can be called.
public enum SkinName {
  /// Whether a folder can bear the name, as the app has it bear, and a plist can hold it: not blank, no way to another
  /// folder, nothing that cannot be seen or written.
  public static func isUsable(_ name: String) -> Bool {
    name != "." && name != ".." && !name.allSatisfy(\.isWhitespace)
      && !name.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
  }
}
