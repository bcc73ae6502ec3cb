/// What is written into the pack comes back as every save does, but at once and not by the watcher, which finds
/// nothing new then.
extension PreviewLoop {
  /// Writes, and reads the pack again. The caller paints.
  func write(_ request: WriteRequest) {
    do throws(WriteFailure) {
      try writer.carryOut(request, on: previewer.loaded.pack)
      previewer.written(request)
      absorb(reader.read())
      previewer.sayWritten(request)
    } catch {
      if error.isStale { absorb(reader.read()) }
      // What was not written is to be read, and not to vanish with the outline of what another wrote.
      previewer.endOutline()
      previewer.state.scene.status.message = .init(
        error.words(in: options.language), kind: error.isHarmless ? .plain : .error)
    }
  }
}
