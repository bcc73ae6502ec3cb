#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import CKiosk
import Texts

/// How far a process is bound that shows a pack to strangers.
public struct KioskBinding: Hashable, Sendable {
  /// What the system says of one of the bonds: 0, or the number of an error.
  var limits: Int32 = 0
  var privileges: Int32 = 0
  var files: Int32 = 0
  var calls: Int32 = 0

  /// Binds this process for good: from now on it can read the pack, and cannot start, reach or change anything. What the
  /// system cannot forbid is told by `gaps`, and is no failure.
  ///
  /// All libraries have to be there already.
  ///
  /// - Parameter places: the paths that may still be read, with all that is below them.
  public static func bind(reading places: [String]) -> KioskBinding {
    #if os(Linux)
      var binding = KioskBinding()
      binding.limits = kiosk_limit()
      binding.privileges = kiosk_renounce_privileges()
      _ = kiosk_load()
      binding.files = bindFiles(places)
      binding.calls = kiosk_bind_calls()
      return binding
    #else
      return KioskBinding(limits: kiosk_limit(), privileges: ENOSYS, files: ENOSYS, calls: ENOSYS)
    #endif
  }

  private static func bindFiles(_ places: [String]) -> Int32 {
    let paths = places.map { strdup($0) }
    defer { paths.forEach { free($0) } }
    let pointers = paths.map { $0.map { UnsafePointer($0) } }
    return kiosk_bind_files(pointers, pointers.count)
  }

  /// What is not bound, in the order of what it means to the host; empty where all is.
  public var gaps: [KioskText] {
    if files != 0, calls != 0, privileges == ENOSYS { return [.notBound] }
    var gaps: [KioskText] = []
    if privileges != 0 { gaps.append(.noPrivilegesKept(reason: Self.reason(privileges))) }
    if calls == Self.noLibrary {
      gaps.append(.noLibseccomp)
    } else if calls != 0 {
      gaps.append(.noSeccomp(reason: Self.reason(calls)))
    }
    if files != 0 { gaps.append(.noLandlock(reason: Self.reason(files))) }
    if limits != 0 { gaps.append(.limitsNotSet(reason: Self.reason(limits))) }
    return gaps
  }

  static let noLibrary = Int32(KIOSK_NO_LIBRARY)

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
