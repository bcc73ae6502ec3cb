import Colors
import TestSupport

extension SeededNumbers {
  /// An opaque colour.
  mutating func color() -> Color { Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &self)) }
}
