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
  private var done: [Step] = []
  private var undone: [Step] = []

  /// What was asked for, and what it came to.
  private struct Step {
    let edits: [EntryEdit]
    let plan: EntryEditPlan
  }

  /// What the memory of changes may take: each holds its file twice.
  private static let mostBytes = 128 << 20
  private static let mostPlans = 200

  init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// - Parameter pack: as it was read last.
  /// - Returns: the edits that were carried out, undone or done again.
  /// - Throws: `WriteFailure`, and then nothing was written.
  @discardableResult
  func carryOut(_ request: WriteRequest, on pack: Pack) throws(WriteFailure) -> [EntryEdit] {
    guard isAllowed else { throw .text(.notAllowed) }
    do throws(EditError) {
      switch request {
      case .edits(let edits):
        let plan = try EntryEditPlan(edits, of: pack)
        guard !plan.files.isEmpty else { return edits }
        try plan.carryOut()
        done.append(Step(edits: edits, plan: plan))
        undone = []
        forgetTheOldest()
        return edits
      case .undo:
        guard let step = done.last else { throw EditError.refused(.nothingToUndo) }
        let back = try wayBack(from: step, on: pack)
        try back.carryOut()
        done.removeLast()
        undone.append(Step(edits: step.edits, plan: back.inverted))
        return step.edits
      case .redo:
        guard let step = undone.last else { throw EditError.refused(.nothingToRedo) }
        let again = try step.plan.rebased(onto: pack)
        try again.carryOut()
        undone.removeLast()
        done.append(Step(edits: step.edits, plan: again))
        return step.edits
      }
    } catch {
      throw .edit(error)
    }
  }

  /// Why what is asked for cannot be done to the pack as it is now; nothing is written. A step that cannot be undone any
  /// more is forgotten.
  func refusal(of request: WriteRequest, on pack: Pack) -> WriteFailure? {
    do throws(EditError) {
      switch request {
      case .edits(let edits): _ = try EntryEditPlan(edits, of: pack)
      case .undo: _ = try done.last.map { step throws(EditError) in try wayBack(from: step, on: pack) }
      case .redo: _ = try undone.last?.plan.rebased(onto: pack)
      }
      return nil
    } catch {
      return .edit(error)
    }
  }

  /// Undoes a step on paper. Where another changed its place it is forgotten: that is said once, and the next undo
  /// goes to the step before.
  private func wayBack(from step: Step, on pack: Pack) throws(EditError) -> EntryEditPlan {
    do throws(EditError) {
      return try step.plan.inverted.rebased(onto: pack)
    } catch {
      if case .refused(.placeChanged) = error { done.removeLast() }
      throw error
    }
  }

  private func forgetTheOldest() {
    while done.count > 1,
      done.count > Self.mostPlans || done.reduce(0, { $0 + $1.plan.byteCount }) > Self.mostBytes
    {
      done.removeFirst()
    }
  }
}
