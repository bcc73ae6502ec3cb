#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Color {
  /// The lightness contrast Lc of this colour as text on `ground`, after APCA 0.0.98G-4g, the method that is tried out
  /// for WCAG 3: about 0 for none to 106 for black on white, negative for light text on a dark ground. About 60 is the
  /// least for running text, 75 is good, 45 will do for large text. Alpha does not count: composite first.
  ///
  /// The constants are those of the published formula (github.com/Myndex/SAPC-APCA).
  public func lightnessContrast(on ground: Color) -> Double {
    let (text, ground) = (softLuminance, ground.softLuminance)
    if abs(text - ground) < 0.0005 { return 0 }
    let isDarkOnLight = ground > text
    let contrast =
      isDarkOnLight
      ? (pow(ground, 0.56) - pow(text, 0.57)) * 1.14
      : (pow(ground, 0.65) - pow(text, 0.62)) * 1.14
    if abs(contrast) < 0.1 { return 0 }
    return (isDarkOnLight ? contrast - 0.027 : contrast + 0.027) * 100
  }

  /// The luminance as a screen shows it, with what little light stays in black.
  private var softLuminance: Double {
    func light(_ byte: UInt8) -> Double { pow(Double(byte) / 255, 2.4) }
    let luminance = 0.2126729 * light(red) + 0.7151522 * light(green) + 0.0721750 * light(blue)
    return luminance > 0.022 ? luminance : luminance + pow(0.022 - luminance, 1.414)
  }
}
