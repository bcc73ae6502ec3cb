extension Double {
  /// Rounded to the nearest number of so many decimals.
  package func rounded(toDecimals decimals: Int) -> Double {
    let scale = Self.power(of: decimals)
    return (self * scale).rounded() / scale
  }

  /// Cut after so many decimals: a contrast of 4.496 is not to read as the 4.5 that it fails. What lies within
  /// the arithmetic's own error of the next number counts as that.
  package func cut(toDecimals decimals: Int) -> Double {
    let scale = Self.power(of: decimals)
    return (self * scale + 1e-9).rounded(.down) / scale
  }

  /// With exactly so many decimals, as `4.50`; for numbers of everyday size.
  package func text(decimals: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return description }
    let scale = Self.power(of: decimals)
    let digits = String(Int64((magnitude * scale).rounded()))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = self < 0 ? "-" : ""
    return decimals == 0 ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// With exactly so many decimals, cut.
  package func text(cutToDecimals decimals: Int) -> String {
    cut(toDecimals: decimals).text(decimals: decimals)
  }

  private static func power(of decimals: Int) -> Double {
    (0..<min(max(0, decimals), 3)).reduce(1) { power, _ in power * 10 }
  }
}
