import Images
import TestSupport
import Testing

@testable import Preview

@MainActor
@Suite struct PictureShelfTests {
  @Test func theSameBytesAreTheSamePicture() throws {
    let shelf = PictureShelf()
    let first = try shelf.picture(in: SmallPNG.two).get()
    let size = shelf.size
    #expect(try shelf.picture(in: SmallPNG.two).get() == first)
    #expect(shelf.size == size && size == 4 * 4 * 2)
    _ = shelf.picture(in: SmallPNG.three)
    #expect(shelf.size > size)
  }

  @Test func whatIsNoPictureIsRememberedToo() {
    let shelf = PictureShelf()
    #expect(shelf.picture(in: [1, 2, 3]) == .failure(PictureError(.unknownFormat)))
    #expect(shelf.picture(in: [1, 2, 3]) == .failure(PictureError(.unknownFormat)))
  }

  @Test func theOldestGoWhereTheShelfIsFull() throws {
    let shelf = PictureShelf(capacity: 100)
    _ = shelf.picture(in: SmallPNG.two)
    _ = shelf.picture(in: SmallPNG.three)
    #expect(shelf.size == 4 * 6 * 3)
    #expect(try shelf.picture(in: SmallPNG.two).get().width == 4)
  }
}
