import TestSupport
import Testing
import Texts

@testable import Kiosk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct KioskBindingTests {
  @Test("Where all is bound there is nothing to tell")
  func whereAllIsBoundThereIsNothingToTell() {
    #expect(KioskBinding().gaps.isEmpty)
  }

  @Test("What the kernel lacks is told")
  func whatTheKernelLacksIsTold() {
    let reason = String(cString: strerror(ENOSYS))
    #expect(KioskBinding(files: ENOSYS).gaps == [.noLandlock(reason: reason)])
    #expect(KioskBinding(calls: ENOSYS).gaps == [.noSeccomp(reason: reason)])
    #expect(KioskBinding(calls: KioskBinding.noLibrary).gaps == [.noLibseccomp])
    #expect(KioskBinding(limits: EPERM).gaps == [.limitsNotSet(reason: String(cString: strerror(EPERM)))])
    #expect(
      KioskBinding(privileges: EPERM, files: ENOSYS, calls: KioskBinding.noLibrary).gaps == [
        .noPrivilegesKept(reason: String(cString: strerror(EPERM))), .noLibseccomp,
        .noLandlock(reason: reason),
      ])
  }

  @Test("Where nothing can be bound, that is told in one line")
  func whereNothingCanBeBoundThatIsToldInOneLine() {
    #expect(KioskBinding(privileges: ENOSYS, files: ENOSYS, calls: ENOSYS).gaps == [.notBound])
  }
}

@Suite struct KioskPlacesTests {
  @Test("Of a folder only itself is read")
  func ofAFolderOnlyItselfIsRead() throws {
    let folder = try TemporaryFolder(["packs/pack/", "packs/other/"])
    #expect(KioskPlaces.places(of: folder.path + "/packs/pack") == [folder.path + "/packs/pack"])
  }

  @Test("A folder that holds nothing but the pack may be read too")
  func aFolderThatHoldsNothingButThePackMayBeReadToo() throws {
    let folder = try TemporaryFolder(["show/pack/"])
    #expect(KioskPlaces.places(of: folder.path + "/show/pack") == [folder.path + "/show"])
  }

  @Test("Beside a hidden file the pack is not alone")
  func besideAHiddenFileThePackIsNotAlone() throws {
    let folder = try TemporaryFolder(["show/pack/", "show/.secret"])
    #expect(KioskPlaces.places(of: folder.path + "/show/pack") == [folder.path + "/show/pack"])
  }

  @Test("Of a file its folder is read")
  func ofAFileItsFolderIsRead() throws {
    let folder = try TemporaryFolder(["show/skins.zip"])
    #expect(KioskPlaces.places(of: folder.path + "/show/skins.zip") == [folder.path + "/show"])
  }

  @Test("Links are followed first")
  func linksAreFollowedFirst() throws {
    let folder = try TemporaryFolder(["packs/pack/", "packs/other/"])
    symlink(folder.path + "/packs/pack", folder.path + "/current")
    #expect(KioskPlaces.places(of: folder.path + "/current") == [folder.path + "/packs/pack"])
  }

  @Test("What is not there is no place")
  func whatIsNotThereIsNoPlace() {
    #expect(KioskPlaces.places(of: "/nowhere/at/all").isEmpty)
  }
}
