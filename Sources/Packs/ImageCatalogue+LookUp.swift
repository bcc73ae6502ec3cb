import Diagnostics
import Plists
import Skins
import Texts

extension ImageCatalogue {
  /// The image of `key` in `skin`: its own entry, or without one the file of the key's name in its places; else
  /// the same of `default`; else nothing.
  public func image(_ key: String, in skin: Skin) -> Resolution<ImageReference> {
    let isDefault = skin.name == SkinPack.defaultSkinName
    let own = attempt(key, in: skin)
    let inherited = isDefault ? nil : skinPack.defaultSkin.map { attempt(key, in: $0) }
    let entry = own.entry ?? inherited?.entry
    let problems = own.entry != nil || own.value != nil ? own.problems : inherited?.problems ?? []
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
      guard case (let file?, let finding) = find(key, in: skin) else { return Attempt() }
      return Attempt(value: .file(file), problems: finding.map { [$0.code] } ?? [], finding: finding)
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

  /// How far a name may differ from the wanted one. Nearer ones in any place come before farther ones, so that
  /// the right file is shown where the app may take a wrong one.
  private enum Likeness: CaseIterable {
    case exact
    case caseOnly
    /// It has the wanted name in it: in a folder that is enough for the app.
    case part
  }

  /// A name that is looked for, in the forms in which it is compared.
  private struct Wanted {
    let stem: String
    let fileExtension: String?
    let foldedStem: String
    let foldedName: [UInt8]

    init(_ name: ImageName) {
      stem = name.stem
      fileExtension = name.fileExtension
      foldedStem = String(decoding: CanonicalText.folded(name.stem), as: UTF8.self)
      foldedName = CanonicalText.folded(name.nameWithoutScale)
    }

    /// A folder's file that has the name in it, ignoring case.
    func isPart(of item: Item) -> Bool { item.foldedName.holdsBytes(foldedName) }
  }

  /// Looks for `wanted` in the places of `skin`.
  private func find(_ wanted: String, in skin: Skin) -> (file: ImageFile?, finding: ImageFinding?) {
    let name = Wanted(ImageName(wanted))
    if name.stem.isEmpty { return (nil, nil) }
    let places = places(of: skin.name)
    for likeness in Likeness.allCases {
      for (search, place) in places {
        let found = Self.items(like: name, likeness, search, place)
        guard let file = Self.best(found) else { continue }
        let finding = Self.finding(of: found, for: name, likeness, search, place)
        return (file, finding ?? (search == .folder ? Self.doubt(of: found, isPart: likeness == .part) : nil))
      }
    }
    let other = places.lazy.filter { $0.search == .bundle }.compactMap { $0.place.byStem[name.stem]?.first }
      .first
    return (nil, name.fileExtension == nil ? other.map { .extensionNeeded(found: $0.file.name) } : nil)
  }

  /// The files of one image, at all its scales.
  private static func items(
    like wanted: Wanted, _ likeness: Likeness, _ search: Search, _ place: Place
  ) -> [Item] {
    lazy var alike = place.byFoldedStem[wanted.foldedStem] ?? []
    switch (search, likeness) {
    case (.assets, .exact): return place.byStem[wanted.stem] ?? []
    case (.assets, .caseOnly): return alike
    case (.bundle, .exact):
      return (place.byStem[wanted.stem] ?? []).filter {
        $0.name.fileExtension == wanted.fileExtension ?? "png"
      }
    case (.bundle, .caseOnly):
      let ending = wanted.fileExtension?.lowercased() ?? "png"
      return one(of: alike, in: place) { $0.name.fileExtension?.lowercased() == ending }
    case (.assets, .part), (.bundle, .part): return []
    case (.folder, .exact): return (place.byStem[wanted.stem] ?? []).filter(wanted.isPart)
    case (.folder, .caseOnly): return one(of: alike, in: place, wanted.isPart)
    case (.folder, .part):
      return one(of: place.items(having: wanted.foldedName), in: place, wanted.isPart)
    }
  }

  /// Of those of several images that may be meant the files of the first. They are found by its name, so that the
  /// others, of which there may be very many for each of very many keys, are not gone through.
  private static func one(
    of items: some Sequence<Item>, in place: Place, _ isMeant: (Item) -> Bool
  ) -> [Item] {
    items.first(where: isMeant).flatMap { place.byStem[$0.stem] }?.filter(isMeant) ?? []
  }

  /// What is to be said of files that were found.
  private static func finding(
    of items: [Item], for wanted: Wanted, _ likeness: Likeness, _ search: Search, _ place: Place
  ) -> ImageFinding? {
    switch search {
    case .assets, .bundle:
      return likeness == .caseOnly ? items.first.map { .nameCase(found: $0.file.name) } : nil
    case .folder:
      // The app takes the first whose name has the wanted one in it, in the order of the disk.
      var stems = Set(items.map(\.name.stem))
      for item in place.items(having: wanted.foldedName) where stems.count < Limits.Findings.names {
        stems.insert(item.name.stem)
      }
      return stems.count > 1 ? .ambiguous(found: stems.sorted()) : nil
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
  /// The only name that has the wanted one in it.
  case part(found: String)

  package var code: DiagnosticCode {
    switch self {
    case .extensionNeeded: .imageExtensionNeeded
    case .nameCase: .imageNameCase
    case .ambiguous, .part: .imageNameAmbiguous
    }
  }
}
