/// What a character is to the words of a name.
enum LetterKind: Hashable {
  case small, capital, digit, ideograph, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A: self = .small
    case 0x41...0x5A: self = .capital
    case 0x30...0x39: self = .digit
    case 0..<0x80: self = .other
    case 0x4E00...0x9FFF: self = .ideograph
    default: self.init(properties: scalar.properties)
    }
  }

  private init(properties: Unicode.Scalar.Properties) {
    if properties.isIdeographic {
      self = .ideograph
    } else if properties.numericType != nil {
      self = .digit
    } else if properties.isUppercase {
      self = .capital
    } else {
      self = properties.isAlphabetic ? .small : .other
    }
  }

  /// Words begin behind what is no letter, where the script changes, and at a capital: `nightBlue2`, `青瓷light`.
  func beginsWord(after before: LetterKind) -> Bool {
    switch (before, self) {
    case (_, .other): false
    case (.capital, .small): false
    case (let before, let kind): before != kind
    }
  }
}

/// Letters that are typed without their accents, and full-width forms that are typed narrow.
enum LetterFolding {
  static let plain: [Unicode.Scalar: UInt32] = {
    var plain: [Unicode.Scalar: UInt32] = [:]
    let families = [
      "a": "àáâãäåāăąÀÁÂÃÄÅĀĂĄ", "c": "çćčÇĆČ", "d": "ďđĎĐ", "e": "èéêëēėęěÈÉÊËĒĖĘĚ", "g": "ğģĞĢ",
      "i": "ìíîïīįıÌÍÎÏĪĮİ", "l": "łļľŁĻĽ", "n": "ñńņňÑŃŅŇ", "o": "òóôõöøōőÒÓÔÕÖØŌŐ", "r": "řŕŘŔ",
      "s": "śşšșŚŞŠȘ", "t": "ťţțŤŢȚ", "u": "ùúûüūůűųÙÚÛÜŪŮŰŲ", "y": "ýÿÝŸ", "z": "źżžŹŻŽ",
    ]
    for (base, accented) in families {
      guard let base = base.unicodeScalars.first else { continue }
      for scalar in accented.unicodeScalars { plain[scalar] = base.value }
    }
    for value in UInt32(0xFF01)...0xFF5E {
      let narrow = value - 0xFEE0
      guard let wide = Unicode.Scalar(value) else { continue }
      plain[wide] = (0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow
    }
    return plain
  }()
}

extension Unicode.Scalar {
  /// ASCII without controls, and ideographs: each is a character by itself, which saves looking for its end.
  fileprivate static let whole: [ClosedRange<UInt32>] = [0x20...0x7E, 0x4E00...0x9FFF]

  var isWholeCharacter: Bool { Self.whole[0].contains(value) || Self.whole[1].contains(value) }
}
