import Diagnostics
import Plists
import Texts

/// A pack's `Skinscope.plist`: what its author says each role shows. It is ours, and no app reads it.
///
/// The shape is `{Color: {role: key}, Font: {role: key}, Image: {role: key}, Template: [image role], Lint: …}`.
/// An empty key leaves a role unbound.
public struct RoleMap: Sendable {
  public private(set) var colors: CaseTable<ColorRole, String>
  public private(set) var fonts: CaseTable<FontRole, String>
  public private(set) var images: CaseTable<ImageRole, String>
  /// The image roles that are drawn in their bar's tint.
  public let templates: Set<ImageRole>
  /// What the author says to the linter, as written.
  public let lint: PlistNode?
  /// Sections and roles that are not, and values of the wrong kind, in the order of the file.
  public let diagnostics: [Diagnostic]

  private let file: String
  private let entries: [MapEntry]

  /// Reads the map out of a document.
  ///
  /// - Parameters:
  ///   - document: a role map.
  ///   - file: the document's path as the user named it, for the diagnostics.
  public init(document: PlistDocument, file: String) {
    var reader = MapReader(file: file)
    reader.read(document.root)
    colors = reader.colors
    fonts = reader.fonts
    images = reader.images
    templates = reader.templates
    lint = reader.lint
    diagnostics = reader.diagnostics
    entries = reader.entries
    self.file = file
  }

  /// A map that says nothing.
  public init() {
    self.init(
      document: PlistDocument(root: PlistNode(.dictionary(PlistDictionary())), format: .xml), file: "")
  }

  /// The same map with another key for a role: empty for none, nil to leave it to the words of the keys.
  public func binding(_ role: ScreenRole, to key: String?) -> RoleMap {
    var map = self
    switch role {
    case .color(let role): map.colors[role] = key
    case .font(let role): map.fonts[role] = key
    case .image(let role): map.images[role] = key
    }
    return map
  }

  /// What the map says of a role; nil where it says nothing.
  public func key(of role: ScreenRole) -> String? {
    switch role {
    case .color(let role): colors[role]
    case .font(let role): fonts[role]
    case .image(let role): images[role]
    }
  }

  /// A finding for every key that the map names and no skin of the pack has, in the order of the file.
  ///
  /// - Parameters:
  ///   - colorKeys: the colour keys of all skins.
  ///   - fontKeys: the font keys of all skins.
  ///   - imageKeys: the image keys of all skins, and the stems of the image files.
  public func unknownKeys(colorKeys: Set<String>, fontKeys: Set<String>, imageKeys: Set<String>)
    -> [Diagnostic]
  {
    func isKnown(_ entry: MapEntry) -> Bool {
      switch entry.section {
      case .color: colorKeys.contains(entry.key)
      case .font: fontKeys.contains(entry.key)
      case .image: imageKeys.contains(entry.key)
      case .template, .lint: false
      }
    }
    return entries.filter { !isKnown($0) }.map { entry in
      Diagnostic(
        .mapUnknown, section: entry.section.rawValue, key: entry.key, file: file, position: entry.position,
        message: .map(.unknownKey(role: entry.role, key: entry.key)))
    }
  }
}

/// The sections that a `Skinscope.plist` may have.
private enum MapSection: String, CaseIterable {
  case color = "Color"
  case font = "Font"
  case image = "Image"
  case template = "Template"
  case lint = "Lint"
}

/// A role that the map gives a key, and where.
private struct MapEntry: Sendable {
  var section: MapSection
  var role: String
  var key: String
  /// Of the key's text.
  var position: SourcePosition?
}

/// Gathers a map while it walks the tree.
private struct MapReader {
  let file: String
  var colors: CaseTable<ColorRole, String> = [:]
  var fonts: CaseTable<FontRole, String> = [:]
  var images: CaseTable<ImageRole, String> = [:]
  var templates: Set<ImageRole> = []
  var lint: PlistNode?
  var diagnostics: [Diagnostic] = []
  var entries: [MapEntry] = []

  init(file: String) { self.file = file }

  mutating func read(_ root: PlistNode) {
    guard case .dictionary(let sections) = root.value else {
      report(.wrongKind(place: "Skinscope.plist", wanted: .dictionary), at: root.span)
      return
    }
    for section in sections.entries {
      switch MapSection(rawValue: section.key) {
      case .color: colors = roles(in: section, .color)
      case .font: fonts = roles(in: section, .font)
      case .image: images = roles(in: section, .image)
      case .template: readTemplates(section)
      case .lint: lint = section.node
      case nil:
        report(
          .unknownSection(name: section.key, known: MapSection.allCases.map(\.rawValue)),
          section: section.key, at: section.keySpan)
      }
    }
  }

  private mutating func roles<Role>(in entry: PlistEntry, _ section: MapSection) -> CaseTable<Role, String>
  where Role: RawRepresentable<String> & CaseIterable & Equatable {
    guard case .dictionary(let roles) = entry.node.value else {
      report(.wrongKind(place: entry.key, wanted: .dictionary), section: entry.key, at: entry.node.span)
      return [:]
    }
    var result: CaseTable<Role, String> = [:]
    for item in roles.entries {
      guard let role = Role(rawValue: item.key) else {
        report(.unknownRole(name: item.key, section: entry.key), section: entry.key, at: item.keySpan)
        continue
      }
      guard case .string(let key) = item.node.value else {
        report(.wrongKind(place: item.key, wanted: .text), section: entry.key, at: item.node.span)
        continue
      }
      result[role] = key
      if key.isEmpty { continue }
      entries.append(
        MapEntry(section: section, role: item.key, key: key, position: item.node.span?.start))
    }
    return result
  }

  private mutating func readTemplates(_ entry: PlistEntry) {
    guard case .array(let items) = entry.node.value else {
      report(.wrongKind(place: entry.key, wanted: .array), section: entry.key, at: entry.node.span)
      return
    }
    for item in items {
      guard case .string(let name) = item.value else {
        report(.wrongKind(place: entry.key, wanted: .text), section: entry.key, at: item.span)
        continue
      }
      guard let role = ImageRole(rawValue: name) else {
        report(.unknownRole(name: name, section: entry.key), section: entry.key, at: item.span)
        continue
      }
      templates.insert(role)
    }
  }

  private mutating func report(_ text: MapText, section: String? = nil, at span: SourceSpan?) {
    diagnostics.append(
      Diagnostic(.mapUnknown, section: section, file: file, position: span?.start, message: .map(text)))
  }
}
