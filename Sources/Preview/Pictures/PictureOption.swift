import Colors
import Terminal

/// How pictures are asked to be shown.
public enum PictureOption: Hashable, Sendable {
  /// As the terminal can.
  case automatic
  /// By cells, whatever it can.
  case cells
  case by(PictureProtocol)

  /// - Parameter name: as the option spells it.
  public init?(_ name: String) {
    switch name {
    case "auto": self = .automatic
    case "cells": self = .cells
    default:
      guard let way = PictureProtocol(rawValue: name) else { return nil }
      self = .by(way)
    }
  }

  /// Every name that the option may have.
  public static let names = ["auto", "cells"] + PictureProtocol.allCases.map(\.rawValue)

  /// What is known of the terminal's pictures before it is asked.
  public func support(environment: [String: String], terminal: TerminfoEntry) -> PictureSupport {
    switch self {
    case .automatic: PictureSupport(environment: environment, terminal: terminal)
    case .cells: .none
    case .by(let way): .by(way)
    }
  }
}

extension PictureSupport {
  /// The way for a depth of colours: among few colours a picture of many would be out of place.
  func way(in depth: ColorDepth) -> PictureProtocol? {
    switch (depth, self) {
    case (.truecolor, .by(let way)), (.indexed256, .by(let way)): way
    case (_, .none), (_, .unknown), (.indexed16, _), (.indexed8, _), (.mono, _): nil
    }
  }
}
