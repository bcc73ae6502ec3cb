import Packs
import Texts

/// `cache`: what is kept of online images.
extension Program {
  func cache(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    guard let action = arguments.operands.first, action == "clear" else {
      let action = arguments.operands.first ?? ""
      let suggestion = NearestName.of(action, among: ["clear"])
      throw UsageError(
        .unknownChoice("cache", action, choices: ["clear"], suggestion: suggestion), command: .cache)
    }
    guard let folder = environment.cacheFolder else {
      return .failure(CacheText.noFolder, language: language)
    }
    let cache = ImageCache(folder: folder)
    do throws(FileFailure) {
      let isDry = arguments.has(.dryRun)
      let images = isDry ? try cache.contents() : try cache.clear()
      let size = ByteCountText.text(images.byteCount)
      let text = CacheText.cleared(count: images.fileCount, size: size, folder: folder, isDry: isDry)
      return Outcome(output: text.text(in: language) + "\n")
    } catch {
      return .failure(CacheText.cannotClear(folder: folder), language: language)
    }
  }
}
