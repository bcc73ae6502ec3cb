import Testing

@testable import Images

@Test func aFlatPictureStaysWhatItIsWhenReduced() {
  var reducer = PictureReducer(width: 7, height: 5, atLeast: PictureSize(width: 2, height: 2))
  let row = [UInt8](repeatElement([10, 200, 31, 128], count: 7).joined())
  for _ in 0..<5 { row.withUnsafeBufferPointer { reducer.add($0) } }
  let picture = reducer.finish()
  #expect(picture?.width == 4 && picture?.height == 3)
  #expect(picture?.pixels == [UInt8](repeatElement([10, 200, 31, 128], count: 12).joined()))
}
