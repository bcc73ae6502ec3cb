import Cells
import Colors
import Diagnostics
import Exporters
import Images
import Linting
import Packs
import Plists
import Preview
import Screens
import Skins
import Texts
import Theming

/// Gathers what a sheet shows of a pack.
@MainActor
struct SheetBuilder {
  let pack: OpenPack
  let theme: BuiltInTheme
  let language: Language
  /// Images that are no PNG or JPEG are written as PNG: not every drawer of pictures reads them.
  let plainImagesOnly: Bool

  /// Enough pixels for the frame that an image is shown in, on a screen of two pixels to each of CSS's.
  private static let frameSize = PictureSize(width: 2 * 192, height: 2 * 128)

  func sheet() -> Sheet {
    let findings = Linter(pack.loaded.bound).findings()
    let bySkin = Dictionary(grouping: findings, by: \.skin)
    return Sheet(
      title: SafeText(pack.name), skins: pack.skins.map { sheet(of: $0, findings: bySkin[$0.name] ?? []) },
      findings: (bySkin[nil] ?? []).map(finding))
  }

  private func sheet(of skin: Skin, findings: [Diagnostic]) -> Sheet.Skin {
    let report = pack.report(on: skin)
    return Sheet.Skin(
      name: SafeText(skin.name), isEmpty: skin.isEmpty, ground: report.roles[.viewBackground].shown,
      pages: pages(of: skin),
      colors: report.colors.map { key, found in
        Sheet.Swatch(
          key: SafeText(key), value: found.entry.map { Self.text(of: $0.node.value) }, color: found.value,
          origin: origin(found.source))
      },
      fonts: report.fonts.map { key, found in
        Sheet.Specimen(
          key: SafeText(key), name: SafeText(found.value.name), size: found.value.size,
          origin: origin(found.source))
      },
      images: images(of: skin, report),
      contrast: PairContrast.all(in: report.roles).map(contrast),
      findings: findings.map(finding))
  }

  /// The phone alone, without what stands beside and below it.
  private func pages(of skin: Skin) -> [Sheet.Page] {
    let size = CellSize(columns: 80, rows: 24)
    let phone = SceneLayout(size: size)?.phone ?? CellRect(column: 0, row: 0, columns: 40, rows: 23)
    var mapper = DepthMapper(depth: .truecolor)
    let screens = ScreenPicture.drawAll(pack.loaded, skin: skin, size: size, theme: theme, language: language)
    return screens.map { page, screen in
      Sheet.Page(name: page.name(in: language), screen: mapper.map(screen.part(phone)))
    }
  }

  private func contrast(_ pair: PairContrast) -> Sheet.Contrast {
    Sheet.Contrast(
      name: SafeText(pair.name), text: pair.text, ground: pair.ground,
      ratio: "\(pair.contrast.text(cutToDecimals: 1)):1", grade: pair.grade,
      lightness: "Lc \(Int(pair.lightness.rounded()))", isLarge: pair.scale == .large,
      isDisabled: pair.pair.isDisabledText)
  }

  private func finding(_ finding: Diagnostic) -> Sheet.Finding {
    let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
    return Sheet.Finding(
      severity: finding.severity, code: SafeText(finding.code.rawValue), place: "\(finding.file)\(place)",
      message: finding.message.text(in: language))
  }

  private func origin(_ source: ValueSource) -> SafeText? {
    switch source {
    case .skin: nil
    case .default: SheetText.fromDefault.text(in: language)
    case .fallback: SheetText.lastResort.text(in: language)
    }
  }

  private static func text(of value: PlistValue) -> SafeText {
    if case .string(let string) = value { return SafeText(string) }
    return JSONValue(value).text()
  }
}

// MARK: Images

extension SheetBuilder {
  /// The keys of the plist, and then the files of the skin that are found by their own names.
  private func images(of skin: Skin, _ report: ShowReport) -> [Sheet.Image] {
    let keys = report.images.map(\.key)
    let others = pack.pack.images.images(of: skin.name).map(\.stem)
    let shown = Set(report.images.compactMap(\.found.pathInPack))
    var seen = Set(keys)
    let found = others.filter { seen.insert($0).inserted }.map { ($0, report.image($0)) }
      .filter { key, image in image.pathInPack.map { !shown.contains($0) } ?? false }
    return (report.images.map { ($0.key, $0.found) } + found).map { image($0, $1, in: skin) }
  }

  private func image(_ key: String, _ found: ShownImage, in skin: Skin) -> Sheet.Image {
    let file = pack.pack.image(key, in: skin).value.file
    let (caption, content) = file.map { shown($0, source: found.source) } ?? (notShown(found), nil)
    return Sheet.Image(
      key: SafeText(key), value: found.value.map(Self.text), caption: caption.text(in: language),
      content: content,
      origin: origin(found.source))
  }

  private func notShown(_ found: ShownImage) -> SheetText {
    switch found.kind {
    case .url: .imageOnline
    case .file, .missing: .imageMissing
    }
  }

  private func shown(_ file: ImageFile, source: ValueSource) -> (SheetText, Sheet.Image.Content?) {
    // It is on the sheet already, and would be as often as there are skins.
    if source == .default { return (.imageInDefault(file.path), nil) }
    let tooLarge = SheetText.imageTooLarge(file.path, mebibytes: Limits.Sheet.mebibytes)
    if file.byteCount > Limits.Sheet.byteCount { return (tooLarge, nil) }
    do throws(PictureError) {
      let bytes = try pack.pack.imageBytes(of: file)
      let header = try PictureHeader(bytes)
      let isWithinPack = { () throws(PictureError) in
        try pack.pictures.count(width: header.width, height: header.height)
      }
      guard
        let (content, type) = try Self.readable(
          bytes, header.format, plainOnly: plainImagesOnly, beforeDecoding: isWithinPack)
      else {
        return (.imageNotShown(file.path, reason: SafeText(header.format.rawValue)), nil)
      }
      // Written anew it may have become larger.
      if content.count > Limits.Sheet.byteCount { return (tooLarge, nil) }
      let scale = Double(max(1, file.scale))
      return (
        .imageFile(file.path, width: header.width, height: header.height),
        Sheet.Image.Content(
          bytes: content, mediaType: type, width: Double(header.width) / scale,
          height: Double(header.height) / scale)
      )
    } catch {
      return (.imageNotShown(file.path, reason: error.text.text(in: language)), nil)
    }
  }

  /// The file as it is, or as a PNG where others would not read it: Apple's variant of PNG no browser knows. The PNG
  /// has no more pixels than show.
  static func readable(
    _ bytes: [UInt8], _ format: PictureFormat, plainOnly: Bool,
    beforeDecoding count: () throws(PictureError) -> Void = {}
  ) throws(PictureError) -> (bytes: [UInt8], mediaType: String)? {
    let asItIs: String? =
      switch format {
      case .png: PictureHeader.isApplePNG(bytes) ? nil : "image/png"
      case .jpeg: "image/jpeg"
      case .webp: plainOnly ? nil : "image/webp"
      case .gif: plainOnly ? nil : "image/gif"
      }
    if let asItIs { return (bytes, asItIs) }
    try count()
    return try Picture(decoding: bytes, atLeast: frameSize).pngFile.map { ($0, "image/png") }
  }
}
