import CCurses

/// The memory of a program that shows a screen.
public enum ProgramMemory {
  /// Takes at once what a start needs. Each page that is taken when it is first written to costs a trap into the
  /// kernel, and a start needs some hundreds of them, which was a sixth of its time.
  public static func takeForStart() { curses_take_memory(forStart) }

  /// What the heap of the preview of the shipped pack has grown to when all is drawn, in bytes.
  private static let forStart = 1_400_000
}
