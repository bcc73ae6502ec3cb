import Cells
import Colors

/// An on/off switch, as UIKit's `UISwitch`: two rows of track with the thumb inside it, seven columns wide.
///
/// Images of 77×22 points are kept and not drawn, as since iOS 7.
@MainActor
public final class Switch: Control, TargetedControl {
  /// The size that it likes to have; in one row it is drawn flat.
  public static let size = CellSize(columns: 7, rows: 2)

  /// On or off. Setting it does not tell the targets; a press does.
  public var isOn: Bool { didSet { displayIfChanged(isOn, oldValue) } }
  /// The track when on.
  public var onTintColor = Color(rgb: 0x34C759) { didSet { displayIfChanged(onTintColor, oldValue) } }
  /// The track when off.
  public var offTintColor = Color(rgb: 0xE9E9EA) { didSet { displayIfChanged(offTintColor, oldValue) } }
  public var thumbTintColor: Color = .white { didSet { displayIfChanged(thumbTintColor, oldValue) } }
  public var onImage: WidgetImage?
  public var offImage: WidgetImage?

  public init(isOn: Bool = false, frame: CellRect = .zero) {
    self.isOn = isOn
    super.init(frame: frame)
  }

  /// UIKit's name for the track when off.
  public override var tintColor: Color {
    get { offTintColor }
    set { offTintColor = newValue }
  }

  public override func press(_ press: Press) -> Bool {
    guard isEnabled else { return false }
    switch press {
    case .select: set(!isOn)
    case .left: if isOn { set(false) }
    case .right: if !isOn { set(true) }
    case .up, .down: return false
    }
    return true
  }

  private func set(_ value: Bool) {
    isOn = value
    sendActions(for: .valueChanged)
  }

  public override func draw(into canvas: inout Canvas) {
    let track = isOn ? onTintColor : offTintColor
    // Without colours the track is filled when on, the thumb when off.
    canvas.with(isOn ? .filled : []) { $0.fillRounded($0.bounds, with: track) }
    let thumb = max(1, min(3, frame.columns / 2))
    let first = isOn ? frame.columns - 1 - thumb : 1
    canvas.with(isOn ? [] : .filled) { canvas in
      if canvas.size.rows >= 2 {
        canvas.fillStraddling(column: first, row: 0, columns: thumb, with: thumbTintColor)
      } else {
        // One row has no room for track above and below the thumb: leave an eighth of it at the top.
        canvas.fillLow(column: first, row: 0, columns: thumb, with: thumbTintColor)
      }
    }
  }
}
