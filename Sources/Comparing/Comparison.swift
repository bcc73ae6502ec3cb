import Colors
import Linting
import Packs
import Plists
import Skins
import Texts
import Theming

/// Finds what differs.
public struct Comparison: Sendable {
  private let before: ComparedPack
  private let after: ComparedPack

  public init(_ before: ComparedPack, _ after: ComparedPack) {
    self.before = before
    self.after = after
  }

  /// Compares two packs, skin by skin of one name.
  ///
  /// - Parameter names: what the sides are called.
  public func packs(named names: (before: String, after: String)) -> PackDifference {
    var known = KnownDifferences()
    var skins = after.skins.skins.map { skin in
      difference(before.skins[skin.name], skin, ofFiles: true, &known)
    }
    skins += before.skins.skins.filter { after.skins[$0.name] == nil }.map {
      difference($0, nil, ofFiles: true, &known)
    }
    return PackDifference(
      before: names.before, after: names.after, isOfSkins: false, skins: skins.filter { !$0.isEmpty })
  }

  /// Compares two skins, each of its pack.
  public func skins(_ one: Skin, _ other: Skin) -> PackDifference {
    var known = KnownDifferences()
    let found = difference(one, other, ofFiles: false, &known)
    let isSame = found.values.isEmpty && found.contrast.isEmpty
    return PackDifference(before: one.name, after: other.name, isOfSkins: true, skins: isSame ? [] : [found])
  }

  /// Which images differ, by the paths of both: all skins may show the same ones of `default`, which are read once.
  private typealias KnownDifferences = [[String]: Bool]

  private func difference(
    _ old: Skin?, _ new: Skin?, ofFiles: Bool, _ known: inout KnownDifferences
  ) -> SkinDifference {
    let contrast = Contrasts(before, old, after, new)
    let values = Section.allCases.flatMap { section in
      changes(of: section, old, new, contrast: contrast, &known)
    }
    return SkinDifference(
      before: old?.name, after: new?.name, values: values,
      files: ofFiles ? fileChanges(old?.name, new?.name, &known) : [], contrast: contrast.changes)
  }

  private func changes(
    of section: Section, _ old: Skin?, _ new: Skin?, contrast: Contrasts, _ known: inout KnownDifferences
  ) -> [ValueChange] {
    let newKeys = new?.keys(of: section) ?? []
    let lost = (old?.keys(of: section) ?? []).filter { new?.entry($0, in: section) == nil }
    return (newKeys + lost).compactMap { key in
      let (entry, other) = (old?.entry(key, in: section), new?.entry(key, in: section))
      let showsOther = section == .image && showsOtherImage(key, old, new, &known)
      if let entry, let other, entry.node.value.isWritten(as: other.node.value), !showsOther { return nil }
      return ValueChange(
        section: section, key: key, before: entry.map { before.side($0, in: section) },
        after: other.map { after.side($0, in: section) }, showsOtherImage: showsOther,
        contrast: section == .color ? contrast.changes(by: key) : [])
    }
  }

  /// Whether what the app shows for an image key is another picture, by its bytes.
  private func showsOtherImage(
    _ key: String, _ old: Skin?, _ new: Skin?, _ known: inout KnownDifferences
  ) -> Bool {
    guard let old, let new else { return false }
    let (one, other) = (before.pack.image(key, in: old).value.file, after.pack.image(key, in: new).value.file)
    guard let one, let other else { return (one == nil) != (other == nil) }
    return differ(one, other, &known)
  }

  private func differ(_ one: ImageFile, _ other: ImageFile, _ known: inout KnownDifferences) -> Bool {
    if let differ = known[[one.path, other.path]] { return differ }
    let differ = before.pack.holdsOther(one, than: other, of: after.pack)
    known[[one.path, other.path]] = differ
    return differ
  }

  /// What became of the files in the places of a skin.
  private func fileChanges(
    _ old: String?, _ new: String?, _ known: inout KnownDifferences
  ) -> [FileChange] {
    let earlier = Self.files(of: old, in: before)
    let later = Self.files(of: new, in: after)
    var changes = later.compactMap { path, file in
      guard let other = earlier[path] else { return FileChange(kind: .added, path: path) }
      return differ(other, file, &known) ? FileChange(kind: .changed, path: path) : nil
    }
    changes += earlier.keys.filter { later[$0] == nil }.map { FileChange(kind: .removed, path: $0) }
    return changes.sorted { $0.path < $1.path }
  }

  private static func files(of skin: String?, in compared: ComparedPack) -> [String: ImageFile] {
    guard let skin else { return [:] }
    let files = compared.pack.images.images(of: skin).flatMap(\.files).map(\.file)
    return Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension PlistValue {
  /// Whether two values are written alike, order of keys included.
  fileprivate func isWritten(as other: PlistValue) -> Bool {
    if case .string(let one) = self, case .string(let two) = other { return one.utf8.elementsEqual(two.utf8) }
    return JSONValue(self).text() == JSONValue(other).text()
  }
}

/// The contrasts of two skins, and which keys they come from.
private struct Contrasts {
  let changes: [ContrastChange]
  private let keys: [ColorPair: Set<String>]

  init(_ before: ComparedPack, _ old: Skin?, _ after: ComparedPack, _ new: Skin?) {
    guard let old, let new else {
      (changes, keys) = ([], [:])
      return
    }
    let earlier = before.bound.roles(of: old, theme: .light)
    let later = after.bound.roles(of: new, theme: .light)
    changes = zip(PairContrast.all(in: earlier), PairContrast.all(in: later)).compactMap { one, two in
      // Less than shows in two decimals is none.
      let isSame = one.grade == two.grade && abs(one.contrast - two.contrast) < 0.005
      return isSame ? nil : ContrastChange(before: one, after: two)
    }
    keys = Dictionary(
      uniqueKeysWithValues: changes.map { change in
        let roles = [change.pair.text, change.pair.ground]
        let found = [earlier, later].flatMap { resolution in roles.compactMap(resolution.sourceKey) }
        return (change.pair, Set(found))
      })
  }

  /// The changes that a key has a part in.
  func changes(by key: String) -> [ContrastChange] {
    changes.filter { keys[$0.pair]?.contains(key) == true }
  }
}
