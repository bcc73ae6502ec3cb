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

@Test func opaqueAndOtherRowsAreReducedTogether() {
  var reducer = PictureReducer(width: 4, height: 4, atLeast: PictureSize(width: 2, height: 2))
  let rows: [[UInt8]] = [
    [100, 0, 0, 255, 200, 0, 0, 255, 0, 0, 8, 255, 0, 0, 8, 255],
    [100, 0, 0, 255, 9, 9, 9, 0, 0, 0, 8, 255, 0, 0, 8, 255],
    [0, 40, 0, 255, 0, 40, 0, 255, 1, 2, 3, 0, 1, 2, 3, 0],
    [0, 60, 0, 255, 0, 60, 0, 255, 1, 2, 3, 0, 1, 2, 3, 0],
  ]
  for row in rows { row.withUnsafeBufferPointer { reducer.add($0) } }
  // 100, 200, 100 and a clear one: 133 at three quarters.
  #expect(reducer.finish()?.pixels == [133, 0, 0, 191, 0, 0, 8, 255, 0, 50, 0, 255, 0, 0, 0, 0])
}
