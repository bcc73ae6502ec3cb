import Packs
import Texts

/// What is asked to be written into the pack.
enum WriteRequest: Hashable {
  case edits([EntryEdit])
  case undo, redo

  /// The key that asks for it.
  var key: String {
    switch self {
    case .edits: "Enter"
    case .undo: "u"
    case .redo: "U"
    }
  }
}

/// Why nothing was written.
enum WriteFailure: Error {
  case edit(EditError)
  case text(WriteText)

  /// The pack is no longer what was read.
  var isStale: Bool { if case .edit(let error) = self { error.isStale } else { false } }

  /// There is nothing to undo or to do again, which is no failure to be alarmed about.
  var isHarmless: Bool {
    switch self {
    case .edit(.refused(.nothingToUndo)), .edit(.refused(.nothingToRedo)): true
    case .edit, .text: false
    }
  }

  /// - Parameter request: what would be tried again.
  func words(for request: WriteRequest) -> any Localizable {
    switch self {
    case .edit(let error) where error.isStale: WriteText.overtaken(key: request.key)
    case .edit(.pack(let error)): error.diagnostic.message
    case .edit(.unknownSkin(let skin, _)): EditText.entryGone(key: skin, place: "")
    case .edit(.defaultSkin): EditText.defaultStays
    case .edit(.refused(let text)): text
    case .text(let text): text
    }
  }
}

/// Writes into the pack's plist and role map, and remembers how to undo it.
@MainActor
final class PackWriter {
  private let isAllowed: Bool
  private var done: [EntryEditPlan] = []
  private var undone: [EntryEditPlan] = []

  /// What the memory of changes may take: each holds its file twice.
  private static let mostBytes = 128 << 20
  private static let mostPlans = 200

  init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// - Parameter pack: as it was read last.
  /// - Throws: `WriteFailure`, and then nothing was written.
  func carryOut(_ request: WriteRequest, on pack: Pack) throws(WriteFailure) {
    guard isAllowed else { throw .text(.notAllowed) }
    do throws(EditError) {
      switch request {
      case .edits(let edits):
        let plan = try EntryEditPlan(edits, of: pack)
        guard !plan.files.isEmpty else { return }
        try plan.carryOut()
        done.append(plan)
        undone = []
        forgetTheOldest()
      case .undo:
        guard let plan = done.last else { throw EditError.refused(.nothingToUndo) }
        let back = try plan.inverted.rebased(onto: pack)
        try back.carryOut()
        done.removeLast()
        undone.append(back.inverted)
      case .redo:
        guard let plan = undone.last else { throw EditError.refused(.nothingToRedo) }
        let again = try plan.rebased(onto: pack)
        try again.carryOut()
        undone.removeLast()
        done.append(again)
      }
    } catch {
      throw .edit(error)
    }
  }

  private func forgetTheOldest() {
    while done.count > 1,
      done.count > Self.mostPlans || done.reduce(0, { $0 + $1.byteCount }) > Self.mostBytes
    {
      done.removeFirst()
    }
  }
}
