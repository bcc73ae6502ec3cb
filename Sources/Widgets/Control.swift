import Cells

/// What a control tells its targets.
public enum ControlEvent: Hashable, Sendable {
  /// A button was pressed and let go.
  case touchUpInside
  /// The value of a switch changed.
  case valueChanged
}

/// A view that can be operated and tells its targets, as UIKit's `UIControl`.
@MainActor
open class Control: View {
  /// How a control looks just now.
  public enum State: Hashable, Sendable, CaseIterable {
    case normal, highlighted, disabled
  }

  public var isEnabled = true { didSet { displayIfChanged(isEnabled, oldValue) } }
  public var isHighlighted = false { didSet { displayIfChanged(isHighlighted, oldValue) } }

  public var state: State {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : .normal
  }

  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  private var targets: [(event: ControlEvent, isAlive: () -> Bool, action: () -> Void)] = []

  /// Tells every target that is still alive, in the order in which they were added.
  public func sendActions(for event: ControlEvent) {
    targets.removeAll { !$0.isAlive() }
    for target in targets where target.event == event { target.action() }
  }

  fileprivate func add(
    for event: ControlEvent, isAlive: @escaping () -> Bool, action: @escaping () -> Void
  ) {
    targets.append((event, isAlive, action))
  }
}

/// Gives the target's action its sender in the sender's own type.
@MainActor
public protocol TargetedControl: Control {}

extension TargetedControl {
  /// Calls `action` with the target and this control at every `event`. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, for event: ControlEvent, action: @escaping @MainActor (Target, Self) -> Void
  ) {
    add(for: event) { [weak target] in
      target != nil
    } action: { [weak target, weak self] in
      if let target, let self { action(target, self) }
    }
  }
}
