import Diagnostics
import Texts

/// Why a pack was not changed. Whenever this is thrown, it is as it was.
public enum EditError: Error, Sendable {
  /// The pack, or what was to be installed, cannot be read.
  case pack(PackError)
  /// The pack has no such skin.
  case unknownSkin(String, known: [String])
  /// `default`, which always stays.
  case defaultSkin
  case refused(EditText)
}
