import Colors

@testable import Terminal

/// What a terminal sends: answers to our questions, and keys.
extension FuzzTarget {
  static let answers = FuzzTarget("answers", longestInput: 1024) { bytes throws(BrokenPromise) in
    try TerminalPromises.checkAnswers(bytes)
  }

  /// Each byte is a character or one of ncurses' keys; see `TokenBytes`.
  static let keys = FuzzTarget("keys", longestInput: 256) { bytes throws(BrokenPromise) in
    try TerminalPromises.checkKeys(TokenBytes.tokens(bytes))
  }
}

/// Bytes as a way to write what ncurses reads: up to 0x7F a character, up to 0xBF a key, above that the character that
/// the next two bytes are the number of.
enum TokenBytes {
  private static let keys: [InputToken] =
    [.mouse, .oldMouse, .pasteBegins, .pasteEnds, .unknownKey]
    + [Key.up, .down, .left, .right, .home, .end, .enter, .backTab, .function(3), .delete].map(InputToken.key)

  static func tokens(_ bytes: [UInt8]) -> [InputToken] {
    var tokens: [InputToken] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case ..<0x80: tokens.append(.scalar(Unicode.Scalar(byte)))
      case ..<0xC0: tokens.append(keys[Int(byte - 0x80) % keys.count])
      default:
        let number = rest.prefix(2).reduce(UInt32(byte & 1)) { $0 << 8 | UInt32($1) }
        rest = rest.dropFirst(2)
        if let scalar = Unicode.Scalar(number) { tokens.append(.scalar(scalar)) }
      }
    }
    return tokens
  }
}

enum TerminalPromises {
  // MARK: Answers

  /// An answer is the same however the line cuts it into pieces, and is never taken for keys.
  static func checkAnswers(_ bytes: [UInt8]) throws(BrokenPromise) {
    let whole = decode([bytes[...]])
    let single = decode(bytes.indices.map { bytes[$0...$0] })
    let middle = bytes.count / 2
    let halves = decode([bytes[..<middle], bytes[middle...]])
    for other in [single, halves] {
      try hold(other.answers == whole.answers, "\(other.answers) and \(whole.answers) by pieces")
      try hold(other.events == whole.events, "\(other.events) and \(whole.events) by pieces")
    }
    try check(whole.events, of: bytes.count)
    if let size = whole.answers.cellSize {
      try hold((1...1000).contains(size.width) && (1...1000).contains(size.height), "\(size) is a cell")
    }
    for depth in ColorDepth.allCases {
      let palette = whole.answers.palette(for: depth)
      try hold(palette.map { $0.entries.count == (depth == .indexed8 ? 8 : 16) } ?? true, "a whole palette")
    }
  }

  /// Decodes pieces while answers are due that never end, so that nothing is given up for a key before its time.
  private static func decode(
    _ pieces: [ArraySlice<UInt8>]
  ) -> (answers: TerminalAnswers, events: [TerminalEvent]) {
    var decoder = InputDecoder()
    var reader = InputBytes()
    var events: [TerminalEvent] = []
    for piece in pieces {
      // More than there can be answers of three bytes each.
      if !decoder.awaitsAnswers { for _ in 0...512 { decoder.expectAnswers() } }
      events += decoder.decode(reader.tokens(piece))
    }
    decoder.expectNoAnswers()
    events += decoder.letGo()
    return (decoder.answers, events)
  }

  // MARK: Keys

  /// Every event makes sense, nothing is kept for ever, and pieces make no difference where none ends in what may be
  /// an escape key.
  static func checkKeys(_ tokens: [InputToken]) throws(BrokenPromise) {
    var decoder = InputDecoder()
    var events = decoder.decode(tokens)
    try hold(!decoder.mayHoldKeys, "what a person typed does not wait")
    let rest = decoder.letGo()
    try hold(!decoder.isHolding, "nothing is kept for ever")
    try check(events + rest, of: tokens.count)
    var pieces = InputDecoder()
    var split: [TerminalEvent] = []
    var piece: [InputToken] = []
    for token in tokens {
      piece.append(token)
      if endsOpen(piece) { continue }
      split += pieces.decode(piece)
      piece = []
    }
    split += pieces.decode(piece) + pieces.letGo()
    events += rest
    try hold(split == events, "\(split) and \(events) by pieces")
  }

  /// Whether a piece ends in an escape, or in one and a character behind it: alone these are keys.
  private static func endsOpen(_ piece: [InputToken]) -> Bool {
    piece.suffix(2).contains(.scalar("\u{1B}"))
  }

  // MARK: Events

  private static func check(_ events: [TerminalEvent], of count: Int) throws(BrokenPromise) {
    try hold(events.count <= 2 * count, "no more events than characters could make")
    for event in events {
      switch event {
      case .key(.character(let character)):
        try hold(character.unicodeScalars.count == 1, "a key is one character")
        try SafePromises.checkKey(character)
      case .mouse(let mouse):
        try hold(mouse.column >= 0 && mouse.row >= 0, "\(mouse) is nowhere")
      case .paste(let text): try hold(!text.utf8.contains(0x0D), "a paste has line feeds only")
      case .key, .answered: break
      case .resized, .stopRequested, .continued, .terminate, .hangUp:
        throw BrokenPromise(description: "\(event) was never typed")
      }
    }
  }
}

extension SafePromises {
  /// A character that a key stands for is no control.
  fileprivate static func checkKey(_ character: Character) throws(BrokenPromise) {
    try hold(
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
      "\(String(character).debugDescription) is a key")
  }
}
