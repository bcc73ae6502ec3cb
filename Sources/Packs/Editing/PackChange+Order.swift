extension [PackChange] {
  /// The skins as they are, then files and folders with the numbers in their names as people count.
  public var inReadingOrder: [PackChange] {
    let keyed = enumerated().map { index, change in (index: index, key: change.readingKey, change: change) }
    return keyed.sorted { left, right in
      switch (left.key, right.key) {
      case (nil, nil): left.index < right.index
      case (nil, .some): true
      case (.some, nil): false
      case (let left?, let right?): left.lexicographicallyPrecedes(right)
      }
    }.map(\.change)
  }
}

extension PackChange {
  /// What files are sorted by; nil for a skin.
  fileprivate var readingKey: [UInt8]? {
    switch subject {
    case .skin: nil
    // After what was in it.
    case .folder(let path): Self.counted(path + "/") + [0xFF]
    case .file(let path): Self.counted(path)
    }
  }

  /// A text in which each number is led by how many digits it has.
  private static func counted(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var number: [UInt8] = []
    func endNumber() {
      if number.isEmpty { return }
      let digits = number.drop { $0 == 0x30 }
      result += [0x30, UInt8(clamping: digits.count)] + digits + [0]
      number = []
    }
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        number.append(byte)
      } else {
        endNumber()
        result.append(byte)
      }
    }
    endNumber()
    return result
  }
}
