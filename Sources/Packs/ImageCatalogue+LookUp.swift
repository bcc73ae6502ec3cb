import Diagnostics
import Plists
import Skins

extension ImageCatalogue {
  /// The image of `key` in `skin`: its own entry, or without one the file of the key's name in its places; else
  /// the same of `default`; else nothing.
  public func image(_ key: String, in skin: Skin) -> Resolution<ImageReference> {
    let isDefault = skin.name == SkinPack.defaultSkinName
    let own = attempt(key, in: skin)
    let inherited = isDefault ? nil : skinPack.defaultSkin.map { attempt(key, in: $0) }
    let entry = own.entry ?? inherited?.entry
    let problems = own.entry != nil ? own.problems : inherited?.problems ?? []
    let inheritedRung: Rung = isDefault ? .notAsked : inherited?.rung ?? .absent
    if var value = own.value {
      if case .url(let url, _) = value { value = .url(url, meanwhile: inherited?.value?.file) }
      return Resolution(
        value: value, source: .skin, entry: entry, entryIsOwn: own.entry != nil, problems: problems,
        own: .used)
    }
    return Resolution(
      value: inherited?.value ?? .missing, source: inherited?.value == nil ? .fallback : .default,
      entry: entry,
      entryIsOwn: own.entry != nil, problems: problems, own: own.rung, inherited: inheritedRung)
  }

  /// One rung of the ladder.
  package struct Attempt {
    package var value: ImageReference?
    package var entry: PlistEntry?
    /// What is wrong with the entry, the reason for having no value first.
    package var problems: [DiagnosticCode] = []
    /// What the search met instead of the image, or beside it.
    package var finding: ImageFinding?

    var rung: Rung {
      if value != nil { return .used }
      guard entry != nil, let reason = problems.first else { return .absent }
      return .refused(reason)
    }
  }

  /// What one skin alone has for `key`.
  package func attempt(_ key: String, in skin: Skin) -> Attempt {
    guard let entry = skin.entry(key, in: .image) else {
      if key.hasPrefix("@") { return Attempt() }
      return Attempt(value: find(key, in: skin).file.map(ImageReference.file))
    }
    if key.utf8.first == UInt8(ascii: "@") { return Attempt(entry: entry, problems: [.keyCrashesApp]) }
    guard case .string(let text) = entry.node.value else {
      return Attempt(entry: entry, problems: [.valueType])
    }
    if let link = ImageLink(text) {
      return Attempt(
        value: .url(link.url, meanwhile: nil), entry: entry,
        problems: link.isInsecure ? [.imageURLInsecure] : [])
    }
    let (file, finding) = find(text, in: skin)
    return Attempt(
      value: file.map(ImageReference.file), entry: entry,
      problems: (file == nil ? [.imageMissing] : []) + (finding.map { [$0.code] } ?? []), finding: finding)
  }

  /// Looks for `wanted` in the places of `skin`.
  private func find(_ wanted: String, in skin: Skin) -> (file: ImageFile?, finding: ImageFinding?) {
    let name = ImageName(wanted)
    if name.stem.isEmpty { return (nil, nil) }
    var finding: ImageFinding?
    for (search, place) in places(of: skin.name) {
      let result =
        switch search {
        case .assets: (place.byStem[name.stem].flatMap(Self.best), nil as ImageFinding?)
        case .bundle: Self.findInBundle(name, place)
        case .folder: Self.findInFolder(name, place)
        }
      if let file = result.0 { return (file, result.1) }
      finding = finding ?? result.1
    }
    return (nil, finding)
  }

  /// By exact name; without extension only PNG.
  private static func findInBundle(_ wanted: ImageName, _ place: Place) -> (ImageFile?, ImageFinding?) {
    let named = place.byStem[wanted.stem] ?? []
    if let file = best(named.filter { $0.name.fileExtension == wanted.fileExtension ?? "png" }) {
      return (file, nil)
    }
    if let other = named.first {
      let isCase = wanted.fileExtension.map { $0.lowercased() == other.name.fileExtension?.lowercased() }
      switch isCase {
      case nil: return (nil, .extensionNeeded(found: other.file.name))
      case true?: return (nil, .nameCase(found: other.file.name))
      case false?: return (nil, nil)
      }
    }
    let folded = wanted.stem.lowercased()
    let other = place.items.first { $0.name.stem.lowercased() == folded }
    return (nil, other.map { .nameCase(found: $0.file.name) })
  }

  /// The first file whose name contains the wanted one, ignoring case. The app's order is that of the disk; an
  /// exact name is preferred here, and more than one image is told.
  private static func findInFolder(_ wanted: ImageName, _ place: Place) -> (ImageFile?, ImageFinding?) {
    let folded = Array(wanted.stem.lowercased().utf8)
    let matching = place.items.filter { contains($0.folded, folded) }
    guard let first = matching.first else { return (nil, nil) }
    let stem = matching.contains { $0.name.stem == wanted.stem } ? wanted.stem : first.name.stem
    let stems = Set(matching.map(\.name.stem)).sorted()
    return (
      best(matching.filter { $0.name.stem == stem }), stems.count > 1 ? .ambiguous(found: stems) : nil
    )
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, text.count >= part.count else { return part.isEmpty }
    return (0...(text.count - part.count)).contains { start in
      text[start] == first && text[start...].starts(with: part)
    }
  }

  /// The largest scale; of several files of it one not for the iPad.
  private static func best(_ items: [Item]) -> ImageFile? {
    let best = items.max { left, right in
      (left.name.scale, left.name.isForPad ? 0 : 1) < (right.name.scale, right.name.isForPad ? 0 : 1)
    }
    return best.map { item in
      ImageFile(
        path: item.file.path, scale: item.name.scale, scales: Set(items.map(\.name.scale)).sorted(),
        byteCount: item.file.byteCount)
    }
  }
}

/// What a search for an image met instead of it, or beside it.
package enum ImageFinding: Hashable, Sendable {
  case extensionNeeded(found: String)
  case nameCase(found: String)
  case ambiguous(found: [String])

  package var code: DiagnosticCode {
    switch self {
    case .extensionNeeded: .imageExtensionNeeded
    case .nameCase: .imageNameCase
    case .ambiguous: .imageNameAmbiguous
    }
  }
}
