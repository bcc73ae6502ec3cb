import Colors
import Texts

/// How differently two colours look (CIEDE2000), as it is written.
struct DeltaE {
  private let difference: Double

  init(_ difference: Double) { self.difference = min(difference, 999) }

  init(_ color: Color, _ other: Color) { self.init(color.difference(from: other)) }

  /// `8.5`
  var text: SafeText {
    let tenths = Int((difference * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The same in two columns: from 10 on the tenths say nothing any more.
  var shortText: SafeText { difference >= 9.95 ? SafeText(Int(difference.rounded())) : text }
}
