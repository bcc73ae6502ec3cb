import Colors
import Texts

/// Areas and glyphs gathered by colour, and then written as SVG: what has one look is one element, in the order in
/// which the looks were met.
struct Drawing {
  private struct Ink: Hashable {
    var color: Color
    /// In hundredths.
    var opacity: Int
  }

  private struct Lettering: Hashable {
    var ink: Ink
    var isBold: Bool
    var isItalic: Bool
    var isWide: Bool
  }

  /// The areas of one look, and the last of them, which may still grow to the right.
  private struct Areas {
    var path: Markup = ""
    var last: (x: Double, y: Double, width: Double, height: Double)?

    mutating func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      if let last, last.y == y, last.height == height, last.x + last.width == x {
        self.last = (last.x, y, last.width + width, height)
        return
      }
      close()
      last = (x, y, width, height)
    }

    mutating func close() {
      guard let last else { return }
      path +=
        "M\(Number(last.x)) \(Number(last.y))h\(Number(last.width))v\(Number(last.height))h-\(Number(last.width))z"
      self.last = nil
    }
  }

  private struct Looks<Look: Hashable, Content> {
    private(set) var entries: [(look: Look, content: Content)] = []
    private var places: [Look: Int] = [:]

    mutating func change(
      _ look: Look, from new: @autoclosure () -> Content, by change: (inout Content) -> Void
    ) {
      let place = places[look] ?? entries.count
      if place == entries.count {
        places[look] = place
        entries.append((look, new()))
      }
      change(&entries[place].content)
    }
  }

  private var grounds = Looks<Ink, Areas>()
  private var areas = Looks<Ink, Areas>()
  private var curves = Looks<Ink, Markup>()
  private var dots = Looks<Ink, Markup>()
  private var letters = Looks<Lettering, Markup>()

  /// An area under all others.
  mutating func fillGround(x: Double, y: Double, width: Double, height: Double, color: Color) {
    grounds.change(Ink(color: color, opacity: 100), from: Areas()) { $0.add(x, y, width, height) }
  }

  mutating func fill(x: Double, y: Double, width: Double, height: Double, color: Color, opacity: Double) {
    areas.change(Self.ink(color, opacity), from: Areas()) { $0.add(x, y, width, height) }
  }

  /// A line of the weight of a frame; the path is SVG's.
  mutating func stroke(_ path: Markup, color: Color, opacity: Double) {
    curves.change(Self.ink(color, opacity), from: "") { $0 += path }
  }

  mutating func dot(x: Double, y: Double, radius: Double, color: Color, opacity: Double) {
    let (x, y, radius) = (Number(x), Number(y), Number(radius))
    dots.change(Self.ink(color, opacity), from: "") {
      $0 +=
        "M\(x) \(y)m-\(radius) 0a\(radius) \(radius) 0 1 0 \(Number(radius.value * 2)) 0"
        + "a\(radius) \(radius) 0 1 0-\(Number(radius.value * 2)) 0z"
    }
  }

  /// - Parameters:
  ///   - x: the middle of the glyph.
  ///   - y: its baseline.
  ///   - isWide: it takes two cells, and is as much larger as fills them.
  mutating func write(_ glyph: String, x: Double, y: Double, isWide: Bool, look: CellLook) {
    let lettering = Lettering(
      ink: Self.ink(look.text, look.opacity), isBold: look.isBold, isItalic: look.isItalic, isWide: isWide)
    letters.change(lettering, from: "") {
      $0 += "<text x=\"\(Number(x))\" y=\"\(Number(y))\">\(SafeText(glyph))</text>"
    }
  }

  /// The elements, a line for each look.
  var svg: Markup {
    var svg: Markup = "<g shape-rendering=\"crispEdges\">\n"
    for (ink, var areas) in grounds.entries + self.areas.entries {
      areas.close()
      svg += "<path\(Self.paint(ink)) d=\"\(areas.path)\"/>\n"
    }
    svg += "</g>\n"
    for (ink, path) in dots.entries { svg += "<path\(Self.paint(ink)) d=\"\(path)\"/>\n" }
    for (ink, path) in curves.entries {
      svg +=
        "<path fill=\"none\" stroke=\"\(SafeText(ink.color.hex))\"\(Self.opacity(ink, of: "stroke")) d=\"\(path)\"/>\n"
    }
    for (lettering, glyphs) in letters.entries {
      let weight: Markup = lettering.isBold ? " font-weight=\"bold\"" : ""
      let style: Markup = lettering.isItalic ? " font-style=\"italic\"" : ""
      let size: Markup = lettering.isWide ? " font-size=\"18\"" : ""
      svg += "<g\(Self.paint(lettering.ink))\(weight)\(style)\(size)>\(glyphs)</g>\n"
    }
    return svg
  }

  private static func ink(_ color: Color, _ opacity: Double) -> Ink {
    Ink(color: color, opacity: Int((opacity * 100).rounded()))
  }

  private static func paint(_ ink: Ink) -> Markup {
    " fill=\"\(SafeText(ink.color.hex))\"" + opacity(ink, of: "fill")
  }

  private static func opacity(_ ink: Ink, of paint: Markup) -> Markup {
    ink.opacity == 100 ? "" : " \(paint)-opacity=\"\(Number(Double(ink.opacity) / 100))\""
  }
}

/// A length in a picture, written with at most two decimals and none that are not needed.
struct Number: CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  var description: String {
    // So many hundredths would be no `Int`. SVG and CSS read Swift's own way of writing, but for what is no number.
    guard value.magnitude < 1e9 else { return value.isFinite ? value.description : "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
