import CGIF
import CSPNG
import CTurboJPEG
import CWebP

/// The libraries that decode pictures.
public enum PictureLibraries {
  /// Loads all that are installed, for who cannot load any later. Without this each is loaded when it is first needed.
  public static func load() {
    _ = cspng_load()
    _ = ctj_load()
    _ = cwebp_load()
    _ = cgif_load()
  }
}
