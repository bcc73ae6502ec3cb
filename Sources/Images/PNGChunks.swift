/// A walk over the chunks of a PNG file, as far as they are whole.
struct PNGChunks: Sequence, IteratorProtocol {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  struct Chunk {
    /// Four ASCII letters.
    let type: ArraySlice<UInt8>
    let body: ArraySlice<UInt8>

    func `is`(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { type.elementsEqual($0) }
    }
  }

  private let bytes: [UInt8]
  private var place = Self.signature.count

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Chunk? {
    guard bytes.count - place >= 12 else { return nil }
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - place - 12 else { return nil }
    let start = place + 8
    place = start + length + 4
    return Chunk(type: bytes[start - 4..<start], body: bytes[start..<start + length])
  }
}
