import Cells
import Texts

/// One page of an app: what UIKit calls a view controller's view.
@MainActor
open class Page: View {
  /// The title in the navigation bar.
  open var title: SafeText { "" }
  /// Called each time the page comes to the top of a stack: the moment to read static skinning.
  open func willAppear() {}
}

/// Pages on top of one another, as UIKit's `UINavigationController`; only the topmost is seen.
@MainActor
public final class PageStack: View {
  public private(set) var pages: [Page] = []
  /// Called after another page came to the top.
  public var onChange: (@MainActor () -> Void)?

  public var top: Page? { pages.last }

  /// Replaces all pages by one.
  public func setRoot(_ page: Page) {
    pages = [page]
    showTop()
  }

  /// Puts a page on top; one that is there already is left where it is.
  public func push(_ page: Page) {
    guard !pages.contains(where: { $0 === page }) else { return }
    pages.append(page)
    showTop()
  }

  /// Takes the topmost page away.
  /// - Returns: the page, nil where only the root is left.
  @discardableResult
  public func pop() -> Page? {
    guard pages.count > 1 else { return nil }
    let page = pages.removeLast()
    showTop()
    return page
  }

  private func showTop() {
    for view in subviews { view.removeFromSuperview() }
    guard let top else { return }
    top.frame = bounds
    addSubview(top)
    top.willAppear()
    onChange?()
  }

  public override func layoutSubviews() {
    top?.frame = bounds
  }
}

/// The view at the top, whose tint trickles down to every view without its own.
@MainActor
open class Window: View {}
