import Diagnostics
import Screens
import Terminal
import Texts
import Theming

/// The walk over what is wrong with the skin in view.
struct ProblemsState {
  /// The worst first, else in the order of the file.
  private(set) var problems: [Diagnostic]
  var selected = 0
  /// The first is why the newest state on the disk is not shown: the others are of the one before.
  let isBroken: Bool

  /// - Parameter fault: why the newest state on the disk cannot be read; nil where it is the one in view.
  init(_ problems: [Diagnostic], fault: Diagnostic?) {
    let ordered = problems.inFileOrder()
    let worstFirst = Severity.allCases.sorted(by: >).flatMap { severity in
      ordered.filter { $0.severity == severity && $0 != fault }
    }
    self.problems = (fault.map { [$0] } ?? []) + worstFirst
    isBroken = fault != nil
  }

  var current: Diagnostic? { problems.indices.contains(selected) ? problems[selected] : nil }

  mutating func move(by step: Int) {
    selected = min(max(0, selected + step), max(0, problems.count - 1))
  }

  /// What of the list is near the selected one: more than any screen shows.
  func picture(hasRole: Bool) -> ProblemsPanel {
    let first = max(0, selected - Self.reach)
    return ProblemsPanel(
      near: Array(problems[min(first, problems.count)..<min(problems.count, selected + Self.reach)]),
      firstNear: first, selected: selected, count: problems.count, hasRole: hasRole, isBroken: isBroken)
  }

  private static let reach = 200
}

extension Previewer {
  /// `!`: what is wrong with the skin in view.
  func openProblems() {
    open(.problems(problemsNow))
    selectRole(of: problemsNow.current)
  }

  private var problemsNow: ProblemsState {
    ProblemsState(model.problems, fault: state.brokenPlace?.problem)
  }

  func pressInProblems(_ key: Key, _ problems: ProblemsState) -> PanelAnswer {
    var problems = problems
    switch key {
    case .escape, .character("!"):
      closePanel()
      return .taken
    case .enter:
      guard let current = problems.current else { return .taken }
      if current == state.brokenPlace?.problem { return edit(current).map(PanelAnswer.effect) ?? .taken }
      if role(of: current) != nil {
        closePanel()
        selectRole(of: current)
        state.scene.inspectorHasKeys = true
      } else {
        say(ProblemPanelText.noElement(key: current.key ?? current.code.rawValue))
      }
      return .taken
    case .character("e"):
      return problems.current.flatMap(edit).map(PanelAnswer.effect) ?? .taken
    case .up: problems.move(by: -1)
    case .down: problems.move(by: 1)
    case .pageUp: problems.move(by: -10)
    case .pageDown: problems.move(by: 10)
    case .home: problems.move(by: -problems.problems.count)
    case .end: problems.move(by: problems.problems.count)
    case .character, .control, .function, .left, .right, .tab, .backTab, .backspace, .insert, .delete:
      return .passed
    }
    settleMessage()
    state.panel = .problems(problems)
    selectRole(of: problems.current)
    return .taken
  }

  func clickInProblems(_ item: Int?, _ problems: ProblemsState) {
    guard let item else { return }
    var problems = problems
    problems.move(by: item - problems.selected)
    state.panel = .problems(problems)
    selectRole(of: problems.current)
  }

  /// Another skin has other problems; the selected one stays where it still is.
  func refreshProblems(_ problems: ProblemsState) {
    var fresh = problemsNow
    // What has just been broken matters more than where the choice stood.
    if fresh.isBroken == problems.isBroken || !fresh.isBroken, let old = problems.current {
      fresh.selected =
        fresh.problems.firstIndex { $0.code == old.code && $0.key == old.key && $0.section == old.section }
        ?? 0
    }
    state.panel = .problems(fresh)
  }

  /// Whether the selected problem is about something that the screen shows.
  func hasRole(_ problems: ProblemsState) -> Bool { problems.current.flatMap(role) != nil }

  private func selectRole(of problem: Diagnostic?) {
    if let role = problem.flatMap(role) { state.scene.selectedRole = role }
  }

  /// The first role that shows the value of which a finding speaks.
  private func role(of problem: Diagnostic) -> ColorRole? {
    guard problem != state.brokenPlace?.problem, let key = problem.key, problem.section == "Color" else {
      return nil
    }
    return ColorRole.allCases.first { model.roles[$0].key == key }
  }
}
