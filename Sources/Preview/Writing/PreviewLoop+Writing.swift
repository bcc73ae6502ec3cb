/// What is written into the pack comes back as every save does, but at once and not by the watcher, which finds
/// nothing new then.
extension PreviewLoop {
  /// Writes, and reads the pack again. The caller paints.
  func write(_ request: WriteRequest) {
    previewer.write(request, by: writer) { absorb(reader.read()) }
  }
}
