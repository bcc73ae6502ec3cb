import Colors
import Texts

/// A contrast ratio with its WCAG grade, as the inspector writes it.
struct ContrastText {
  let text: SafeText
  let color: Color

  /// - Parameters:
  ///   - isExempt: WCAG asks nothing of it, as of a control that is switched off.
  ///   - scale: large text and icons need less.
  init(ratio: Double, isExempt: Bool, scale: TextScale = .normal) {
    // As everywhere: 4.49 is not AA and must not read 4.5.
    let number: SafeText = "\(ratio.text(cutToDecimals: 1)):1"
    switch ContrastGrade(contrast: ratio, scale: scale) {
    case .aaa: (text, color) = (number + " AAA", Chrome.good)
    case .aa: (text, color) = (number + " AA", Chrome.good)
    case .fails where isExempt: (text, color) = (number, Chrome.quiet)
    case .fails: (text, color) = (number + " < AA", Chrome.warning)
    }
  }
}
