internal import CZip

/// The libraries that packs are read with.
public enum PackLibraries {
  /// Loads all that are installed, for who cannot load any later. Without this each is loaded when it is first needed.
  public static func load() {
    _ = czip_load()
    GBKConverter.keep()
  }
}
