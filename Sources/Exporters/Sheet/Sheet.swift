import Cells
import Colors
import Diagnostics
import Texts

/// Everything that a sheet shows: values, so that the page and the picture are made of the same.
public struct Sheet: Sendable {
  /// The pack as the user named it.
  public var title: SafeText
  public var skins: [Skin]
  /// Findings that are about no skin.
  public var findings: [Finding]

  public init(title: SafeText, skins: [Skin], findings: [Finding]) {
    self.title = title
    self.skins = skins
    self.findings = findings
  }

  public struct Skin: Sendable {
    public var name: SafeText
    public var isEmpty: Bool
    /// The ground of the view, which says whether the skin is a light or a dark one.
    public var ground: Color
    public var pages: [Page]
    public var colors: [Swatch]
    public var fonts: [Specimen]
    public var images: [Image]
    public var contrast: [Contrast]
    public var findings: [Finding]

    public init(
      name: SafeText, isEmpty: Bool, ground: Color, pages: [Page], colors: [Swatch], fonts: [Specimen],
      images: [Image], contrast: [Contrast], findings: [Finding]
    ) {
      self.name = name
      self.isEmpty = isEmpty
      self.ground = ground
      self.pages = pages
      self.colors = colors
      self.fonts = fonts
      self.images = images
      self.contrast = contrast
      self.findings = findings
    }

    /// The name as it is shown: a name of no letters too is one.
    var label: SafeText { name.isEmpty ? "\"\"" : name }
    /// How bad the worst finding is.
    var worst: Severity? { findings.map(\.severity).max() }
    var failsContrast: Bool { contrast.contains { $0.fails } }
  }

  /// A page of the phone.
  public struct Page: Sendable {
    public var name: SafeText
    public var screen: MappedBuffer

    public init(name: SafeText, screen: MappedBuffer) {
      self.name = name
      self.screen = screen
    }
  }

  /// A colour of the pack.
  public struct Swatch: Sendable {
    public var key: SafeText
    /// As it is written; nil where it stands nowhere.
    public var value: SafeText?
    /// What the app shows.
    public var color: Color
    /// Where the colour in force is from, where that is not the skin itself.
    public var origin: SafeText?

    public init(key: SafeText, value: SafeText?, color: Color, origin: SafeText?) {
      self.key = key
      self.value = value
      self.color = color
      self.origin = origin
    }

    /// The colour in force in digits, where the value does not say it already.
    var digits: SafeText? {
      let hex = color.text
      guard let value = value?.description, value.uppercased().hasSuffix(hex.dropFirst()),
        value.count <= hex.count + 1
      else {
        return SafeText(hex)
      }
      return nil
    }
  }

  /// A font of the pack.
  public struct Specimen: Sendable {
    public var key: SafeText
    /// Empty: the system font.
    public var name: SafeText
    /// In points.
    public var size: Double
    public var origin: SafeText?

    public init(key: SafeText, name: SafeText, size: Double, origin: SafeText?) {
      self.key = key
      self.name = name
      self.size = size
      self.origin = origin
    }
  }

  /// An image of the pack.
  public struct Image: Sendable {
    /// What can be shown of it.
    public struct Content: Sendable {
      public var bytes: [UInt8]
      /// Such as `image/png`.
      public var mediaType: String
      /// In points of the app.
      public var width: Double
      public var height: Double

      public init(bytes: [UInt8], mediaType: String, width: Double, height: Double) {
        self.bytes = bytes
        self.mediaType = mediaType
        self.width = width
        self.height = height
      }

      var link: String { "data:\(mediaType);base64,\(Base64.encode(bytes))" }
    }

    public var key: SafeText
    public var value: SafeText?
    /// What is said of it: its file and size, or why there is none.
    public var caption: SafeText
    public var content: Content?
    public var origin: SafeText?

    public init(key: SafeText, value: SafeText?, caption: SafeText, content: Content?, origin: SafeText?) {
      self.key = key
      self.value = value
      self.caption = caption
      self.content = content
      self.origin = origin
    }
  }

  /// A pair of text and ground that the screen draws.
  public struct Contrast: Sendable {
    public var name: SafeText
    public var text: Color
    public var ground: Color
    /// Such as `4.5:1`.
    public var ratio: SafeText
    public var grade: ContrastGrade
    /// Such as `Lc 63`.
    public var lightness: SafeText
    public var isLarge: Bool
    /// Text of what is switched off, of which nothing is asked.
    public var isDisabled: Bool

    public init(
      name: SafeText, text: Color, ground: Color, ratio: SafeText, grade: ContrastGrade, lightness: SafeText,
      isLarge: Bool, isDisabled: Bool
    ) {
      self.name = name
      self.text = text
      self.ground = ground
      self.ratio = ratio
      self.grade = grade
      self.lightness = lightness
      self.isLarge = isLarge
      self.isDisabled = isDisabled
    }

    var fails: Bool { grade == .fails && !isDisabled }
  }

  public struct Finding: Sendable {
    public var severity: Severity
    public var code: SafeText
    /// `CJSkin.plist:41:8`
    public var place: SafeText
    public var message: SafeText

    public init(severity: Severity, code: SafeText, place: SafeText, message: SafeText) {
      self.severity = severity
      self.code = code
      self.place = place
      self.message = message
    }
  }
}
