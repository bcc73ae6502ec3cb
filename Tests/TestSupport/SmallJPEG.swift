/// JPEGs as programs do not write them.
public enum SmallJPEG {
  /// A progressive one of 8 × 8 grey pixels: one scan of its mean, and others that say again that nothing else is in it.
  public static func progressive(scans: Int) -> [UInt8] {
    let quantities = segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    let frame = segment(0xC2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0])
    // A table of one code, which is no difference, and the end of a block.
    let tables = [0x00, 0x10].flatMap { kind in
      segment(0xC4, [kind as UInt8, 1] + [UInt8](repeating: 0, count: 15) + [0])
    }
    var bytes = [0xFF, 0xD8] + quantities + frame + tables
    for scan in 0..<scans {
      bytes += segment(0xDA, [1, 1, 0] + (scan == 0 ? [0, 0, 0] : [1, 63, 0])) + [0x7F]
    }
    return bytes + [0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    let length = body.count + 2
    return [0xFF, marker, UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)] + body
  }
}
