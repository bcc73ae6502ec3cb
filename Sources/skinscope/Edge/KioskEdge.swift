import Images
import Kiosk
import Packs
import Terminal
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the kiosk does with this process.
enum KioskEdge {
  /// Binds this process to looking at a pack, after all that it can no longer load then is in memory.
  @MainActor static func bind(to pack: String) -> [KioskText] {
    // More than a screen of the highest resolution shows in letters that can be read.
    TerminalSurface.limitSize(columns: 480, rows: 160)
    PictureLibraries.load()
    PackLibraries.load()
    TerminalSurface.prepareLocale()
    tzset()
    return KioskBinding.bind(reading: KioskPlaces.places(of: pack) + KioskPlaces.system).gaps
  }

  /// Writes lines to standard error. Where they do not arrive there is nobody to tell.
  @MainActor static func tell(_ lines: [String]) {
    try? FileStream.write(lines.map { $0 + "\n" }.joined(), to: STDERR_FILENO)
  }
}
